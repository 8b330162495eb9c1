import { plainText } from "~/domain/cleaning/plain-text";
import { wordsOf } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";
import type { Language } from "~/i18n/languages";

import { standsAlone } from "./stands-alone";

/** A chapter of an article. One that `gives` may lose a sentence to the first paragraph: not examples, homes or sources. */
export type Chapter = { html: string; gives: boolean };

/** An article in the making: its first paragraphs, and what follows them. */
export type Told = { opening: string; chapters: readonly Chapter[] };

/** As many sentences as may be drawn into the first paragraph: with more it answers everything and nothing. */
const mostDrawn = 2;

/**
 * The article with as many of the words in its first paragraph as can be there without breaking it: a sentence further
 * down that has one which is missing there is moved up, if it can be read alone and nothing beside it goes on from it.
 */
export function answerFirst(told: Told, words: readonly string[], language: Language): Told {
  let { opening, chapters } = told;
  for (let drawn = 0; drawn < mostDrawn; drawn += 1) {
    const missing = missingIn(firstParagraph(opening), words);
    if (missing.length === 0) break;
    const found = sentenceWith(chapters, missing, language);
    if (!found) break;
    opening = opening.replace("</p>", () => ` ${found.sentence}</p>`);
    chapters = chapters.map((chapter, place) =>
      place === found.chapter ? { ...chapter, html: without(chapter.html, found.sentence) } : chapter,
    );
  }
  return { opening, chapters };
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
function sentenceWith(chapters: readonly Chapter[], words: readonly string[], language: Language): Found | undefined {
  const all = wholeHtml({ opening: "", chapters });
  const [best] = chapters
    .flatMap(({ html, gives }, chapter) =>
      gives ? givable(html, language).map((sentence) => ({ sentence, chapter })) : [],
    )
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

/** The sentences of a chapter's paragraphs that can go, and that can stand elsewhere. Points and steps live by their list. */
function givable(html: string, language: Language): string[] {
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gsu)].map(([, text = ""]) => text.split(betweenSentences));
  return paragraphs.flatMap((sentences) =>
    sentences.filter((sentence, place) => {
      const next = sentences[place + 1];
      const isWhole = /[.?!…]$/u.test(sentence) && /^[\p{Lu}«“¿<]/u.test(sentence) && !sentence.includes("/property/");
      return isWhole && standsAlone(sentence, language) && (next === undefined || standsAlone(next, language));
    }),
  );
}

const betweenSentences = /(?<=[.?!…]»?”?) (?=[\p{Lu}«“¿<])/u;

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
