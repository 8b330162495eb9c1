import type { Language } from "~/i18n/languages";

import type { PropertyStatus } from "./property";

/** The texts of a home that exist in several languages. */
export type PropertyWords = { title: string; summary: string; description: string };

/**
 * How the texts of a home stand in a language: it was written in it, or they are not there, were translated from texts that
 * changed since, or are up to date.
 */
export type TranslationState = "source" | "missing" | "stale" | "current";

/** @param translated the revision of the source that was translated; null where nothing was */
export function translationState(
  translated: number | null,
  sourceRevision: number,
): Exclude<TranslationState, "source"> {
  if (translated === null) return "missing";
  return translated < sourceRevision ? "stale" : "current";
}

export type TranslationRow = { language: Language; state: TranslationState };

/** A home in the grid of all translations. */
export type TranslatedHome = { id: number; title: string; status: PropertyStatus; rows: TranslationRow[] };

/** A translation beside what it translates. */
export type Translation = {
  propertyId: number;
  language: Language;
  state: Exclude<TranslationState, "source">;
  sourceLanguage: Language;
  source: PropertyWords;
  /** Counts the changes of the source texts. */
  sourceRevision: number;
  words: PropertyWords;
  /** When it was last saved, ISO 8601 in UTC; null where there is none. Tells two who translate at once apart. */
  savedAt: string | null;
};
