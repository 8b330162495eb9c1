import type { Language } from "~/i18n/languages";

/** The texts of a home that exist in several languages. */
export type PropertyWords = { title: string; summary: string; description: string };

/**
 * How the texts of a home stand in a language: it was written in it, or they are not there, were translated from texts that
 * changed since, or are up to date.
 */
export type TranslationState = "source" | "missing" | "stale" | "current";

export type TranslationRow = { language: Language; state: TranslationState };

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
