import type { FoundEntries } from "../entries/find-entries";

import type { Told } from "./answer-first";
import { entryArticle, type EntryDesk } from "./entry-article";
import { tableHtml } from "./entry-chapters";
import { keeping } from "./place-prices";
import { sectionHtml } from "./section-html";

/** The entry that tells what a square metre costs. */
export const perMetre = "price-per-square-metre";

/**
 * What a square metre costs in a quarter, of which we hold no market figure: that first, then all our homes for comparison, what is
 * built there, and how such a figure is reckoned and read. What it is like to live there was not asked.
 */
export function perMetreArticle({ first, ...others }: FoundEntries, desk: EntryDesk): Told {
  const { table: _, homes: __, ...entry } = first.entry;
  const elsewhere = { ...desk, subject: { ...desk.subject, place: null } };
  const told = entryArticle({ ...others, first: { ...first, entry } }, elsewhere);
  const prices = tableHtml(first.entry, desk);
  const homesThere = sectionHtml("here-homes", desk);
  const [general = ""] = told.opening.split("\n");
  return {
    opening: [sectionHtml("lead-place", desk) ?? "", general].join("\n"),
    chapters: [...keeping([prices, homesThere]), ...told.chapters],
  };
}
