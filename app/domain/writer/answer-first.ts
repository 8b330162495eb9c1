import { plainText } from "~/domain/cleaning/plain-text";
import { isSameWord, wordsOf } from "~/domain/cleaning/telling-words";

/** As many sentences as may be drawn into the first paragraph. */
const mostDrawn = 3;

/**
 * The article with every one of the words in its first paragraph: a sentence further down that has one which is missing
 * there is moved up. Undefined where the article does not say one of them: then it would not answer.
 */
export function answerFirst(html: string, words: readonly string[]): string | undefined {
  const end = html.indexOf("</p>");
  if (end === -1) return undefined;
  let [lead, rest] = [html.slice(0, end), html.slice(end)];
  for (let drawn = 0; drawn <= mostDrawn; drawn += 1) {
    const missing = missingIn(lead, words);
    if (missing.length === 0) return lead + rest;
    const sentence = sentenceWith(rest, missing);
    if (sentence === undefined) return undefined;
    lead += ` ${sentence}`;
    rest = without(rest, sentence);
  }
  return undefined;
}

/** Those of the words that a text does not have in any form. */
export function missingIn(html: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const said = new Set(wordsOf(plainText(html)));
  return words.filter((word) => ![...said].some((other) => isFormOf(word, other)));
}

/** More forms than `isSameWord` knows: of long words the second half may differ, "ипотека" and "ипотечный". */
function isFormOf(word: string, other: string): boolean {
  if (isSameWord(word, other)) return true;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  return same >= 5 && same * 2 >= Math.max(word.length, other.length);
}

/** The sentence with the most of the words; of homes and of sources there is none. */
function sentenceWith(html: string, words: readonly string[]): string | undefined {
  const texts = [...html.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/gsu)].map(([, text = ""]) => text);
  const sentences = texts.flatMap((text) => text.split(betweenSentences)).filter(isSentence);
  const having = sentences.filter((sentence) => missingIn(sentence, words).length < words.length);
  const [best] = having
    .map((sentence) => ({ sentence, missing: missingIn(sentence, words), at: html.indexOf(sentence) }))
    // Of those that say as much, one whose words are said elsewhere too: they have to stand in the body as well.
    .map((each) => ({ ...each, isOnly: missingIn(html.replace(each.sentence, " "), words).length > 0 }))
    .toSorted(
      (one, other) =>
        one.missing.length - other.missing.length || Number(one.isOnly) - Number(other.isOnly) || one.at - other.at,
    );
  return best?.sentence;
}

const betweenSentences = /(?<=[.?!…]»?”?) (?=[\p{Lu}«“¿<])/u;

function isSentence(text: string): boolean {
  return /[.?!…]$/u.test(text) && /^[\p{Lu}«“¿<]/u.test(text) && !text.includes("/property/");
}

/** The text without the sentence, and without the paragraph, list or heading that has nothing left. */
function without(html: string, sentence: string): string {
  const at = html.indexOf(sentence);
  const cut = html.slice(0, at).replace(/ $/u, "") + html.slice(at + sentence.length).replace(/^ (?=<\/)/u, "");
  return cut
    .replace(/>\s+(?=[\p{Lu}«“¿])/gu, ">")
    .replace(/<li><\/li>/g, "")
    .replace(/<p><\/p>\n?/g, "")
    .replace(/<(ul|ol)><\/\1>\n?/g, "")
    .replace(/<(h[23])>[^<]*<\/\1>\n?(?=<h2>|$)/g, "");
}
