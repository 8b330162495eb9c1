import { resaleTax } from "~/domain/costs/purchase-tax";
import { pricePerSquareMetre } from "~/domain/properties/property";
import { href } from "~/i18n/href";

import { wordsIn } from "../books";
import type { LanguageWords } from "../keyword/language-words";
import { rangeText } from "../values/place-values";
import type { ToldPlace } from "../values/told-place";

import type { EntryDesk } from "./entry-article";
import { escapeHtml } from "./render";
import { chapterHtml } from "./section-html";

const ofStreets = ["ground", "homes", "nights", "lines"] as const;
const ofOurs = ["price", "perMetre", "sum", "fees", "newHomes"] as const;
type Row = (typeof ofStreets)[number] | (typeof ofOurs)[number];

/** A table with the places beside each other; undefined where one of them has nothing to stand in it. */
export function glanceHtml(places: readonly ToldPlace[], { book, language }: EntryDesk): string | undefined {
  const { glance, headings } = book.amongPlaces;
  const known = places.flatMap(({ glance: seen, ...place }) => (seen ? [{ ...place, seen }] : []));
  if (known.length < places.length) return undefined;
  const words = wordsIn[language];
  type Known = (typeof known)[number];
  const said = (row: Row, place: Known): string => {
    const { seen } = place;
    if (row === "lines") return escapeHtml(seen.lines);
    if (row === "ground") return escapeHtml(glance.ground[seen.ground]);
    if (row === "homes") return escapeHtml(glance.homes[seen.homes]);
    if (row === "nights") return escapeHtml(glance.nights[seen.nights]);
    return oursHtml(row, place, words) ?? escapeHtml(glance.none);
  };
  // The narrower side across: six places do not fit beside each other.
  const isWide = places.length > widest;
  const all: readonly Row[] = isWide ? [...ofStreets, "price", "newHomes"] : [...ofStreets, ...ofOurs];
  const rows = all.filter((row) => row !== "newHomes" || known.some(({ newHomes }) => newHomes.length > 0));
  const header = isWide ? rows.map((row) => glance.rows[row]) : known.map(({ name }) => name);
  const body = isWide
    ? known.map((place) => [escapeHtml(place.name), ...rows.map((row) => said(row, place))])
    : rows.map((row) => [escapeHtml(glance.rows[row]), ...known.map((place) => said(row, place))]);
  const head = [glance.rows.what, ...header].map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const lines = body.map((row) => `<tr>${row.map((html) => `<td>${html}</td>`).join("")}</tr>`).join("");
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table>`;
  return chapterHtml(headings.glance, [table]);
}

/** What we have there, as it stands in a cell; undefined where we have nothing. */
function oursHtml(
  row: (typeof ofOurs)[number],
  place: Pick<ToldPlace, "ours" | "isAround" | "priceWhere" | "newHomes">,
  words: LanguageWords,
) {
  const { ours, newHomes } = place;
  const link = (path: string, text: string) => `<a href="${href(words.language, path)}">${escapeHtml(text)}</a>`;
  const range = (values: readonly number[]) =>
    values.length === 0
      ? undefined
      : escapeHtml(rangeText(words, { from: Math.min(...values), to: Math.max(...values) }));
  switch (row) {
    case "newHomes":
      return newHomes.length === 0
        ? undefined
        : newHomes
            .map((each) => {
              const price = rangeText(words, { from: each.priceFrom, to: each.priceTo });
              return `${link(`/developments/${each.slug}`, each.name)} (${escapeHtml(words.state[each.state])}): ${escapeHtml(price)}`;
            })
            .join("<br>");
    case "perMetre":
      return range(ours.map((home) => pricePerSquareMetre(home)).filter((rate) => rate !== null));
    case "sum":
      return range(ours.map(({ price }) => Math.round(price + resaleTax(price))));
    case "fees":
      return range(ours.flatMap(({ fees }) => (fees ? [fees] : [])));
    case "price": {
      const listed = ours.map((home) => link(`/property/${home.id}`, words.price(home.price))).join(", ");
      if (listed === "") return undefined;
      return place.isAround ? `${listed} (${escapeHtml(place.priceWhere)})` : listed;
    }
  }
}

const widest = 3;

/** What speaks for a place or against it, without what a chapter below tells of the same streets. */
export function notToldBelow(
  points: readonly string[],
  { street, children, transport }: ToldPlace,
  isShort: boolean,
): readonly string[] {
  const below = [street, children, transport ?? ""].join(" ");
  const left = isShort ? points : points.filter((point) => !isTold(point, below));
  return left.length > 0 ? left : points.slice(0, 1);
}

/** How one gets about, without the parks that the children had. */
export function notToldAbove({ transport, street, children }: ToldPlace): string {
  const sentences = (transport ?? "").split(/(?<=\.) (?=\p{Lu})/u);
  const left = sentences.filter((sentence, at) => at === 0 || !isTold(sentence, `${street} ${children}`));
  return left.join(" ");
}

/** Whether all the names of a sentence stand in another text. The first word is no name. */
function isTold(sentence: string, text: string): boolean {
  const names = [...sentence.slice(1).matchAll(/\p{Lu}[\p{L}·’]{3,}/gu)].map(([name]) => name);
  return names.length > 0 && names.every((name) => text.includes(name));
}
