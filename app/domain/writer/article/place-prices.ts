import { wordsIn } from "../books";
import type { Values } from "../values/known-values";
import type { OurData } from "../values/our-data.server";
import type { ToldPlace } from "../values/told-place";

import type { Chapter } from "./answer-first";
import type { EntryDesk } from "./entry-article";
import { chapterHtml } from "./section-html";
import { tableHtml } from "./tables";

/** What ours cost in each of the neighbourhoods, in a table. @param isExact without those that lie inside them */
export function pricesHtml(
  places: readonly ToldPlace[],
  values: Values,
  desk: EntryDesk,
  data: OurData,
  isExact = false,
): string | undefined {
  const { book, renderer, language } = desk;
  const slugs = [...new Set(places.map(({ place }) => place))];
  const input = { words: wordsIn[language], data, homes: [], prices: [], place: slugs[0] ?? null, livesAbroad: false };
  // One row alone compares nothing.
  const table = tableHtml(
    "places",
    slugs.length > 1 ? { ...input, only: isExact ? slugs : withInner(slugs, data) } : input,
  );
  const said = renderer.sentences("prices", book.amongPlaces.ofPrices, values);
  if (table === undefined) return undefined;
  return chapterHtml(book.amongPlaces.headings.prices, [...(said ? [`<p>${said}</p>`] : []), table]);
}

function withInner(slugs: readonly string[], { places }: OurData): string[] {
  return [
    ...new Set(
      slugs.flatMap((slug) => [slug, ...places.filter(({ inside }) => inside === slug).map((each) => each.slug)]),
    ),
  ];
}

/** The chapters that have something to say. */
export function keeping(chapters: readonly (string | undefined)[]): Chapter[] {
  return chapters.flatMap((html) => (html === undefined ? [] : [{ html, gives: false }]));
}
