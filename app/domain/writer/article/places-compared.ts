import { countWords } from "~/domain/cleaning/text-statistics";
import { newHomeTax } from "~/domain/costs/purchase-tax";

import { wordsIn } from "../books";
import { has } from "../keyword/keyword";
import { childrenWords } from "../keyword/keyword-words";
import type { OurData } from "../values/our-data.server";
import type { ToldPlace } from "../values/told-place";
import { fewestDraftWords } from "../writer";

import { type Told, wholeHtml } from "./answer-first";
import type { EntryDesk } from "./entry-article";
import { keeping, oursHtml } from "./place-prices";
import { escapeHtml } from "./render";
import { chapterHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";
import { glanceHtml, notToldAbove, notToldBelow } from "./side-by-side";

const checksOfEach = 3;

/** Two or three places held against each other: each chapter tells of all of them. */
export function comparison(places: readonly ToldPlace[], desk: EntryDesk, data: OurData): Told {
  const { headings } = desk.book.amongPlaces;
  const asksForChildren = has(desk.subject.words, childrenWords);
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
      oursHtml(places, desk, data),
      each(headings.homes, ({ homes }) => text(homes)),
      each(headings.street, ({ street }) => text(street)),
      isShort || asksForChildren ? each(headings.children, ({ children }) => text(children)) : undefined,
      // Half a comparison is none.
      places.every(({ transport }) => transport !== undefined)
        ? each(headings.transport, (place) => text(notToldAbove(place)))
        : undefined,
      isShort ? each(headings.edges, ({ edges }) => text(edges)) : undefined,
      each(headings.checks, ({ checks }) => points(checks.slice(0, isShort ? checks.length : checksOfEach))),
      sectionHtml("next-buyer", desk),
    ]),
  });
  const told = whole(false);
  return countWords(wholeHtml(told)) >= fewestDraftWords + 10 ? told : whole(true);
}

/** What ours cost in each of them, and what is new there; where both may share the same homes, once. */
function pricesSaid(places: readonly ToldPlace[], { book, renderer, language }: EntryDesk): string[] {
  const { price, priceOfOne, priceNone, priceShared, newBuild } = book.amongPlaces;
  const words = wordsIn[language];
  const isShared = places.length > 1 && places.every((each) => each.isAround && each.place === places[0]?.place);
  const told = isShared ? places.slice(0, 1) : places;
  return told.flatMap(({ priceWhere, count, price: range, newHomes }, at) => {
    const homes = words.homes(Math.max(1, count));
    const values = { where: priceWhere, homes, ...(range && { price: range }) };
    const wording = range === undefined ? priceNone : isShared ? priceShared : count === 1 ? priceOfOne : price;
    const said = newHomes.map(({ name, slug, state, priceFrom }, place) =>
      renderer.sentence(`new ${at}/${place}`, newBuild, {
        name: words.quotedName(name),
        slug,
        state: words.state[state],
        price: words.price(priceFrom),
        sum: words.price(priceFrom + newHomeTax(priceFrom).total),
      }),
    );
    return [renderer.sentence(`price ${at}`, wording, values), ...said].filter((sentence) => sentence !== undefined);
  });
}
