import { plainText } from "~/domain/cleaning/plain-text";
import { wordsOf } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";
import type { Language } from "~/i18n/languages";

import { htmlSentences } from "./html-sentences";
import { shareSaid } from "./said-again";
import { standsAlone } from "./stands-alone";

/** A chapter of an article. One that `gives` may lose a sentence to the first paragraph: not examples, homes or sources. */
export type Chapter = { html: string; gives: boolean };

/** An article in the making: its first paragraphs, and what follows them. */
export type Told = { opening: string; chapters: readonly Chapter[] };

/** So much of what a sentence tells stands in the first paragraph too: with less it is about something else, with more it repeats it. */
const likeness = { from: 0.2, to: 0.4 };

/**
 * The article with as many of the words in its first paragraph as can be there without breaking it: one sentence further
 * down that has what is missing there is moved up, if it goes on from the paragraph, can be read alone and nothing beside
 * it goes on from it. Two would make a paragraph that answers everything and nothing.
 */
export function answerFirst({ opening, chapters }: Told, words: readonly string[], language: Language): Told {
  const paragraph = firstParagraph(opening);
  const missing = missingIn(paragraph, words);
  const found = missing.length === 0 ? undefined : sentenceWith(chapters, missing, paragraph, language);
  if (!found) return { opening, chapters };
  return {
    opening: opening.replace("</p>", () => ` ${found.sentence}</p>`),
    chapters: chapters.map((chapter, place) =>
      place === found.chapter ? { ...chapter, html: without(chapter.html, found.sentence) } : chapter,
    ),
  };
}

export function firstParagraph(opening: string): string {
  return opening.slice(0, opening.indexOf("</p>"));
}

/** The article as it is read. */
export function wholeHtml({ opening, chapters }: Told): string {
  return [opening, ...chapters.map(({ html }) => html)].filter(Boolean).join("\n");
}

/** Those of the words that a text does not have in any form. */
export function missingIn(html: string, words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const said = new Set(wordsOf(plainText(html)));
  return words.filter((word) => ![...said].some((other) => isFormOf(word, other)));
}

type Found = { sentence: string; chapter: number };

/** The sentence with the most of the words; of those with as many, one whose words the rest says too. */
function sentenceWith(
  chapters: readonly Chapter[],
  words: readonly string[],
  paragraph: string,
  language: Language,
): Found | undefined {
  const all = wholeHtml({ opening: "", chapters });
  const [best] = chapters
    .flatMap(({ html, gives }, chapter) =>
      gives ? givable(html, language).map((sentence) => ({ sentence, chapter })) : [],
    )
    .filter(({ sentence }) => goesOnFrom(sentence, paragraph))
    .map((found, at) => ({ ...found, at, missing: missingIn(found.sentence, words) }))
    // One word of many makes no answer to the question that they ask together.
    .filter(({ missing }) => missing.length * 2 <= words.length && missing.length < words.length)
    .map((found) => ({ ...found, isOnly: missingIn(all.replace(found.sentence, " "), words).length > 0 }))
    .toSorted(
      (one, other) =>
        one.missing.length - other.missing.length || Number(one.isOnly) - Number(other.isOnly) || one.at - other.at,
    );
  return best;
}

function goesOnFrom(sentence: string, paragraph: string): boolean {
  const share = shareSaid(sentence, paragraph);
  return share >= likeness.from && share <= likeness.to;
}

/** The sentences of a chapter's paragraphs that can go, and that can stand elsewhere. Points and steps live by their list. */
function givable(html: string, language: Language): string[] {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gsu)].map(([, text = ""]) => htmlSentences(text));
  return paragraphs.flatMap((sentences) =>
    sentences.filter((sentence, place) => {
      const next = sentences[place + 1];
      const isWhole = /[.?!…]$/u.test(sentence) && /^[\p{Lu}«“¿<]/u.test(sentence) && !sentence.includes("/property/");
      return isWhole && standsAlone(sentence, language) && (next === undefined || standsAlone(next, language));
    }),
  );
}

/** The text without the sentence, and without the paragraph, list or heading that has nothing left. */
function without(html: string, sentence: string): string {
  const at = html.indexOf(sentence);
  const cut = html.slice(0, at).replace(/ $/u, "") + html.slice(at + sentence.length).replace(/^ (?=<\/)/u, "");
  return cut
    .replace(/>\s+(?=[\p{Lu}«“¿])/gu, ">")
    .replace(/<p><\/p>\n?/g, "")
    .replace(/<h3>[^<]*<\/h3>\n?(?=<h[23]>|$)/g, "")
    .replace(/<h2>[^<]*<\/h2>\n?(?=<h2>|$)/g, "");
}
