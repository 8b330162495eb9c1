import { wordsOf } from "~/domain/cleaning/telling-words";
import { withoutAccents } from "~/i18n/fold";
import type { Language } from "~/i18n/languages";

import { parts } from "../entries/together/keyword-parts";

import { has, normalise } from "./keyword";
import { residencyWords } from "./keyword-words";

const abroad = new RegExp(`(?<![\\p{L}\\p{N}])(?:${withoutAccents(residencyWords["non-resident"])})[\\p{L}]*`, "gu");

/** Whether a keyword asks for somebody who lives outside Spain, in any of the four languages. */
export function livesAbroad(keyword: string): boolean {
  return normalise(keyword).search(abroad) >= 0;
}

const plainly: Readonly<Record<Language, string>> = {
  en: "non-residents",
  es: "no residentes",
  ca: "no residents",
  ru: "нерезидентов",
};

const fromAbroad: Readonly<Record<Language, string>> = {
  en: "from abroad",
  es: "desde el extranjero",
  ca: "des de l'estranger",
  ru: "из-за границы",
};

/**
 * The keyword as if it said "non-residents" in place of "Russians", "foreigners" or "UK residents", and "from abroad" where
 * somebody buys or sells from a country.
 */
export function asNonResident(keyword: string, language: Language): string {
  const words = normalise(keyword);
  const trades = has(words, `${parts.purchase}|${parts.sale}`) && !has(words, `${parts.mortgage}|${parts.tax}`);
  return words.replace(abroad, (said) => (trades && has(said, origin) ? fromAbroad[language] : plainly[language]));
}

const origin = "from |desde |des d|из ";

/** The words by which a keyword says that it is for somebody from abroad, in small Latin letters. */
export function wordsOfResidency(keyword: string): string[] {
  return (normalise(keyword).match(abroad) ?? []).flatMap(wordsOf);
}
