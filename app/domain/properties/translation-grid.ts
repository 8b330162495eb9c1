import type { TranslationRow } from "~/domain/listings/translation";

import type { PropertyStatus } from "./property";

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
