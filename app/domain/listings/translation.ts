import type { Language } from "~/i18n/languages";

import type { Listing } from "./listing";

/** The names of all texts that some kind of listing has in several languages. */
export type WordField = "title" | "location" | "summary" | "description" | "surroundings";

/** The texts of one listing in one language: two that every kind has, and what else its own kind has. */
export type Words = Partial<Record<WordField, string>> & { summary: string; description: string };

/**
 * How the texts of a listing stand in a language: it was written in it, or they are not there, were translated from texts that
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

/** A translation beside what it translates. */
export type Translation = {
  listing: Listing;
  /** The name of the listing. */
  title: string;
  language: Language;
  state: Exclude<TranslationState, "source">;
  sourceLanguage: Language;
  source: Words;
  /** Counts the changes of the source texts. */
  sourceRevision: number;
  words: Words;
  /**
   * When it was last saved, ISO 8601 in UTC; "sample" for what came with the sample data and has no time; null where there is
   * none. Tells two who translate at once apart.
   */
  savedAt: string | null;
};
