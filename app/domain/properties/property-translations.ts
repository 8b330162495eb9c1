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

export const translatedHomesPerPage = 20;

/** What the grid of translations is asked for; it lives in the address only. */
export type TranslationSearch = {
  /** Only homes of which a text is to be written or looked at again. */
  isOpenOnly: boolean;
  /** From 1. */
  page: number;
};

export type TranslationGrid = {
  search: TranslationSearch;
  homes: TranslatedHome[];
  /** How many homes are public, and of how many of them a text is to be written or looked at again. */
  counts: { all: number; open: number };
  /** How many such texts there are. */
  openTexts: number;
};

/** The search as the query of an address, its question mark included; empty where everything is as by default. */
export function translationQuery({ isOpenOnly, page }: TranslationSearch): string {
  const params = new URLSearchParams();
  if (isOpenOnly) params.set("show", "open");
  if (page !== 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

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
