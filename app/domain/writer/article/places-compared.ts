import { countWords } from "~/domain/cleaning/text-statistics";

import { wordsIn } from "../books";
import type { Values } from "../values/known-values";
import type { OurData } from "../values/our-data.server";
import type { ToldPlace } from "../values/told-place";
import { fewestDraftWords } from "../writer";

import { type Told, wholeHtml } from "./answer-first";
import type { EntryDesk } from "./entry-article";
import { keeping, pricesHtml } from "./place-prices";
import { escapeHtml } from "./render";
import { chapterHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";
import { glanceHtml, notToldAbove, notToldBelow } from "./side-by-side";

const checksOfEach = 3;

/** Two or three places held against each other: each chapter tells of all of them. */
export function comparison(places: readonly ToldPlace[], values: Values, desk: EntryDesk, data: OurData): Told {
  const { headings } = desk.book.amongPlaces;
  const each = (heading: string, block: (place: ToldPlace) => string | undefined) => {
    const blocks = places.flatMap((place) => {
      const said = block(place);
      return said === undefined ? [] : [`<h3>${escapeHtml(place.name)}</h3>`, said];
    });
    return chapterHtml(heading, blocks);
  };
  const text = (said: string | undefined) => said && paragraphHtml(escapeHtml(said));
  const points = (said: readonly string[]) => listHtml(said.map(escapeHtml));
  const opening = [
    paragraphHtml([...places.map(({ whom }) => escapeHtml(whom)), ...pricesSaid(places, desk)].join(" ")),
  ];
  const whole = (isShort: boolean): Told => ({
    opening: opening.join("\n"),
    chapters: keeping([
      glanceHtml(places, desk),
      each(headings.pros, (place) => points(notToldBelow(place.pros, place, isShort))),
      each(headings.cons, (place) => points(notToldBelow(place.cons, place, isShort))),
      each(headings.edges, ({ edges }) => text(edges)),
      each(headings.homes, ({ homes }) => text(homes)),
      each(headings.street, ({ street }) => text(street)),
      each(headings.children, ({ children }) => text(children)),
      // Half a comparison is none.
      places.every(({ transport }) => transport !== undefined)
        ? each(headings.transport, (place) => text(notToldAbove(place)))
        : undefined,
      pricesHtml(places, values, desk, data),
      each(headings.checks, ({ checks }) => points(checks.slice(0, isShort ? checks.length : checksOfEach))),
      sectionHtml("next-buyer", desk),
    ]),
  });
  const told = whole(false);
  return countWords(wholeHtml(told)) >= fewestDraftWords + 10 ? told : whole(true);
}

/** What ours cost in each neighbourhood; two halves of one share the figure. */
function pricesSaid(places: readonly ToldPlace[], { book, renderer, language }: EntryDesk): string[] {
  const { price, priceOfOne, priceNone, priceShared } = book.amongPlaces;
  const slugs = [...new Set(places.map(({ place }) => place))];
  return slugs.flatMap((slug, at) => {
    const there = places.filter(({ place }) => place === slug);
    const [first] = there;
    if (!first) return [];
    const where = first.priceWhere;
    const values = {
      where,
      homes: wordsIn[language].homes(Math.max(1, first.count)),
      ...(first.price && { price: first.price }),
    };
    const shared = there.length > 1 || slugs.length === 1;
    const wording =
      first.price === undefined ? priceNone : shared ? priceShared : first.count === 1 ? priceOfOne : price;
    return renderer.sentence(`price ${at}`, wording, values) ?? [];
  });
}
