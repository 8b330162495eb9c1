import type { Language } from "~/i18n/languages";

import { figureOf } from "../guide.server";

import { readAsked } from "./asked-value";
import { standingValues } from "./standing-values";
import { written } from "./unit";

/** The figures of law, tariff and custom by their names, as a language writes them. */
export function standingTexts(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(standingValues).map(([name, { unit, of }]) => [name, written(language, unit, of())]),
  );
}

/**
 * What stands in braces, worked out and written; undefined where nothing is called so, or it is not known.
 * @param words `itp 650000`, `itp price`, `deposit-contract/usual-share`
 * @param price the article's own, in EUR
 */
export function workedOutText(language: Language, words: string, price: number | null): string | undefined {
  const asked = readAsked(words, figureOf);
  const figure = asked.kind === "figure" ? asked.workOut(price) : null;
  return figure === null || asked.kind !== "figure" ? undefined : written(language, asked.unit, figure);
}
