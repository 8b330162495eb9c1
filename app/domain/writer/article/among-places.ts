import { countWords } from "~/domain/cleaning/text-statistics";

import { wordsIn } from "../books";
import type { NamedPlace, PlaceAim, PlaceQuestion } from "../keyword/place-question";
import type { Values } from "../values/known-values";
import type { OurData } from "../values/our-data.server";
import { locativePhrase } from "../values/place-values";
import { type ToldPlace, toldPlace } from "../values/told-place";
import { fewestDraftWords } from "../writer";

import { type Chapter, type Told, wholeHtml } from "./answer-first";
import type { EntryDesk } from "./entry-article";
import { relatedHtml } from "./related-entries";
import { escapeHtml } from "./render";
import { chapterHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";
import { glanceHtml, notToldAbove, notToldBelow } from "./side-by-side";
import { tableHtml } from "./tables";

/** An article about several places, and what its description may say of them. */
export type ToldPlaces = { told: Told; values: Values };

/** Two or three places held against each other, or those that come into question; undefined where we have no words for them. */
export function amongPlaces(question: PlaceQuestion, desk: EntryDesk, data: OurData): ToldPlaces | undefined {
  const words = wordsIn[desk.language];
  const places = inOrder(question, data).flatMap((named) => toldPlace(words, named, data) ?? []);
  if (places.length < 2) return undefined;
  const within = question.kind === "choice" ? data.places.find(({ slug }) => slug === question.within) : undefined;
  const { what } = desk.book.amongPlaces;
  const values = {
    "among.names": words.inOneLine(places.slice(0, namesInLead).map(({ inside }) => inside)),
    "among.where": within ? locativePhrase(words, within) : words.inTheCity,
    ...(question.kind === "choice" && { "among.what": what[question.aim] }),
    ...(within && { "among.within": "" }),
    ...priceValues(places, data, desk),
  };
  const told =
    question.kind === "compared"
      ? comparison(places, values, desk, data)
      : choice(question.aim, places, values, desk, data);
  return { told, values };
}

const namesInLead = 4;
const relatedShown = 2;
/** Where an article would else be too short. */
const mostRelated = 4;
const checksOfEach = 3;

/** Whoever looks for the lowest prices reads of those areas first. */
function inOrder(question: PlaceQuestion, { homes }: OurData): readonly NamedPlace[] {
  if (question.kind === "compared" || question.aim !== "cheap" || question.within !== null) return question.named;
  const perMetre = ({ place }: NamedPlace) =>
    Math.min(...homes.filter((home) => home.place === place && home.area > 0).map(({ price, area }) => price / area));
  return question.named
    .filter((each) => Number.isFinite(perMetre(each)))
    .toSorted((one, other) => perMetre(one) - perMetre(other));
}

/** From which price we have something in these places. */
function priceValues(places: readonly ToldPlace[], { homes, places: all }: OurData, { language }: EntryDesk): Values {
  // A home is known to be in a neighbourhood, not in a quarter of it: so the neighbourhoods are named that were counted.
  const slugs = [...new Set(places.filter(({ count }) => count > 0).map(({ place }) => place))];
  const there = homes.filter(({ place }) => slugs.includes(place));
  const counted = slugs.flatMap((slug) => all.find((place) => place.slug === slug) ?? []);
  if (there.length === 0) return { "among.none": "" };
  const words = wordsIn[language];
  return {
    "among.homes": words.homes(there.length),
    "among.homesWhere": words.inOneLine(counted.map((place) => locativePhrase(words, place))),
    "among.from": words.price(Math.min(...there.map(({ price }) => price))),
  };
}

function comparison(places: readonly ToldPlace[], values: Values, desk: EntryDesk, data: OurData): Told {
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

function pricesHtml(
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

function choice(aim: PlaceAim, places: readonly ToldPlace[], values: Values, desk: EntryDesk, data: OurData): Told {
  const { book, renderer } = desk;
  const { lead, leadPrice, headings, pros, cons } = book.amongPlaces;
  const isLevel = aim === "level" || aim === "calmLevel";
  const opening = paragraphHtml(renderer.sentences("lead", [...lead[aim], ...leadPrice], values)) ?? "";
  const item = (place: ToldPlace, points: number) => {
    const said = [
      ...place.pros.slice(0, points).map((pro) => `${pros} ${escapeHtml(pro)}`),
      ...place.cons.slice(0, points).map((con) => `${cons} ${escapeHtml(con)}`),
    ];
    return [
      `<h3>${escapeHtml(place.name)}</h3>`,
      `<p>${escapeHtml(aimText(aim, place))}</p>`,
      listHtml(said) ?? "",
    ].filter((block) => block !== "");
  };
  const whole = (points: number): Told => ({
    opening,
    chapters: keeping([
      chapterHtml(
        headings[aim],
        places.flatMap((place) => item(place, points)),
      ),
      aim === "quiet" && values["among.within"] === undefined ? louderHtml(places, desk, data) : undefined,
      isLevel ? glanceHtml(places, desk) : undefined,
      pricesHtml(places, values, desk, data, true),
      relatedHtml(
        related[aim].flatMap((key) => desk.store[key] ?? []).slice(0, points > 0 ? mostRelated : relatedShown),
        desk,
      ),
      sectionHtml("next-buyer", desk),
    ]),
  });
  const drafts = (aim === "any" || aim === "cheap" ? [1, 2, 3] : [0, 1, 2, 3]).map((points) => whole(points));
  const long = drafts.find((draft) => countWords(wholeHtml(draft)) >= fewestDraftWords + 10);
  return long ?? whole(3);
}

function aimText(aim: PlaceAim, { street, children, suits, whom, homes, transport }: ToldPlace): string {
  if (aim === "level") return [homes ?? whom, transport].filter((said) => said !== undefined).join(" ");
  if (aim === "calmLevel") return [street, homes].filter((said) => said !== undefined).join(" ");
  if (aim === "quiet" || aim === "safe" || aim === "lively") return street;
  if (aim === "children" || aim === "green" || aim === "sea") return children;
  return suits;
}

/** Where it is not quiet, for whoever looks for quiet. */
const loud: readonly NamedPlace[] = [
  { place: "gracia", quarter: null },
  { place: "born", quarter: null },
  { place: "ciutat-vella", quarter: "gothic" },
  { place: "eixample", quarter: null },
];

function louderHtml(places: readonly ToldPlace[], desk: EntryDesk, data: OurData): string | undefined {
  const told = loud.flatMap((named) => toldPlace(wordsIn[desk.language], named, data) ?? []);
  const others = told.filter(({ name }) => !places.some((place) => place.name === name));
  const items = others.map(
    ({ name, cons: [first] }) => `${escapeHtml(name)}: ${escapeHtml(uncapitalised(first ?? ""))}`,
  );
  return chapterHtml(desk.book.amongPlaces.headings.louder, [listHtml(items) ?? ""]);
}

/** A name stays a name. */
function uncapitalised(text: string): string {
  return /^(?:Aragó|Passeig|Араго|По улицам Араго)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const related: Readonly<Record<PlaceAim, readonly string[]>> = {
  quiet: ["noise", "courtyard-or-street", "walking-times"],
  children: ["school-and-market-nearby", "walking-times", "courtyard-or-street"],
  safe: ["second-viewing", "walking-times", "noise"],
  sea: ["noise", "usable-and-built-area", "walking-times", "lift"],
  green: ["walking-times", "terrace", "parking-space"],
  lively: ["noise", "courtyard-or-street", "tourist-licence"],
  cheap: ["price-per-square-metre", "costs-of-buying"],
  level: ["lift", "walking-times", "community-fees"],
  calmLevel: ["lift", "walking-times", "courtyard-or-street"],
  any: ["walking-times", "price-per-square-metre"],
};

function keeping(chapters: readonly (string | undefined)[]): Chapter[] {
  return chapters.flatMap((html) => (html === undefined ? [] : [{ html, gives: false }]));
}
