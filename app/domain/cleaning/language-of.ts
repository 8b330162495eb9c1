import type { Language } from "~/i18n/languages";

import { plainText } from "./plain-text";

/** The commonest words that one language has and the other two with Latin letters have not. */
const tellingWords: Readonly<Record<Exclude<Language, "ru">, ReadonlySet<string>>> = {
  en: new Set("the of and to is that it for are with this you be by or from not have at which can if we an".split(" ")),
  es: new Set(
    "y los las con por para su sus más lo pero muy sin cuando hay ser este desde donde del usted está".split(" "),
  ),
  ca: new Set(
    "i els les amb per dels més als però molt sense quan hi aquest aquesta seva és són també fins ha".split(" "),
  ),
};

/** So few words say nothing about the language. */
const fewestWords = 25;

/**
 * The language of ours that a text is written in, told by its commonest words; undefined where it is too short or none of the
 * four. Names and terms of another language in it do not count for much: there are few of them.
 */
export function languageOf(html: string): Language | undefined {
  const words =
    plainText(html)
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const cyrillic = words.filter((word) => /\p{Script=Cyrillic}/u.test(word)).length;
  // Bulgarian and Ukrainian have letters of their own, or lack those of Russian.
  if (cyrillic > words.length / 2) return words.some((word) => /[іїєґ]/u.test(word)) ? undefined : "ru";
  const counts = latin.map((language) => {
    const count = words.filter((word) => tellingWords[language].has(word)).length;
    return { language, count };
  });
  const [first, second] = counts.toSorted((one, other) => other.count - one.count);
  if (!first || !second || first.count < words.length / 20 || first.count < second.count * 1.5) return undefined;
  return first.language;
}

const latin = ["en", "es", "ca"] as const;
