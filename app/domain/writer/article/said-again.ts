import { plainText } from "~/domain/cleaning/plain-text";
import { tellingWords } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";
import type { Language } from "~/i18n/languages";

import { likenessOf } from "../entries/likeness";

import { htmlSentences } from "./html-sentences";
import { standsAlone } from "./stands-alone";

/** A sentence with this share of its telling words said before tells nothing new. */
const mostSaid = 0.65;

/** How much of what a sentence tells stands in a text already: 1 is all of it. */
export function shareSaid(sentence: string, text: string): number {
  const words = tellingWords(plainText(sentence));
  const said = tellingWords(plainText(text));
  const isSaid = (word: string) => said.some((other) => likenessOf(other, word, true) > 0 || isFormOf(word, other));
  return words.filter(isSaid).length / Math.max(1, words.length);
}

/**
 * What a paragraph's text tells beyond what was said before it; undefined where nothing is left. A sentence that is said again
 * stays where the next one goes on from it.
 */
export function notYetSaid(text: string, before: string, language: Language): string | undefined {
  const sentences = htmlSentences(text);
  const isNew = sentences.map((sentence) => shareSaid(sentence, before) < mostSaid);
  const isKept = sentences.map((_, place) => {
    let last = place;
    while (last + 1 < sentences.length && !standsAlone(sentences[last + 1] ?? "", language)) last += 1;
    return isNew.slice(place, last + 1).some(Boolean);
  });
  return sentences.filter((_, place) => isKept[place]).join(" ") || undefined;
}
