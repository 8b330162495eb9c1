import { wordsIn } from "../books";
import { developmentValues } from "../values/development-values";
import { homeValues } from "../values/home-values";
import { withPrefix } from "../values/known-values";
import type { OurData } from "../values/our-data.server";
import type { ToldPlace } from "../values/told-place";

import type { Chapter } from "./answer-first";
import type { EntryDesk } from "./entry-article";
import { chapterHtml, listHtml } from "./section-html";

/** Our homes and new buildings in several places, by name; undefined where we have none there. */
export function oursHtml(places: readonly ToldPlace[], desk: EntryDesk, data: OurData): string | undefined {
  const { book, renderer, language, subject } = desk;
  const words = wordsIn[language];
  const homes = [...new Set(places.flatMap(({ ours }) => ours))];
  const developments = [...new Set(places.flatMap(({ newHomes }) => newHomes))];
  const items = [
    ...homes.map((home) =>
      renderer.sentences(`ours ${home.id}`, book.lists.card, withPrefix("h", homeValues(words, home, data.places))),
    ),
    ...developments.map((each) =>
      renderer.sentences(
        `ours ${each.slug}`,
        book.lists.newHome,
        developmentValues(words, each, subject, data, desk.now),
      ),
    ),
  ];
  const list = listHtml(items);
  return list && chapterHtml(book.amongPlaces.headings.prices, [list]);
}

/** The chapters that have something to say. */
export function keeping(chapters: readonly (string | undefined)[]): Chapter[] {
  return chapters.flatMap((html) => (html === undefined ? [] : [{ html, gives: false }]));
}
