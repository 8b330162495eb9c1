import type { ToldPlace } from "../values/told-place";

import type { EntryDesk } from "./entry-article";
import { escapeHtml } from "./render";
import { chapterHtml } from "./section-html";

const rows = ["ground", "homes", "nights", "lines", "price"] as const;

/** A small table with the places beside each other; undefined where one of them has nothing to stand in it. */
export function glanceHtml(places: readonly ToldPlace[], { book }: EntryDesk): string | undefined {
  const { glance, headings } = book.amongPlaces;
  const known = places.flatMap(({ glance: seen, ...place }) => (seen ? [{ ...place, seen }] : []));
  if (known.length < places.length) return undefined;
  const cell = { ground: glance.ground, homes: glance.homes, nights: glance.nights };
  const said = (row: (typeof rows)[number], { seen, price, priceWhere }: (typeof known)[number]) => {
    if (row === "price") return price === undefined ? glance.none : `${price} (${priceWhere})`;
    if (row === "lines") return seen.lines;
    if (row === "ground") return cell.ground[seen.ground];
    return row === "homes" ? cell.homes[seen.homes] : cell.nights[seen.nights];
  };
  // The narrower side across: six places do not fit beside each other.
  const isWide = places.length > widest;
  const header = isWide ? rows.map((row) => glance.rows[row]) : known.map(({ name }) => name);
  const body = isWide
    ? known.map((place) => [place.name, ...rows.map((row) => said(row, place))])
    : rows.map((row) => [glance.rows[row], ...known.map((place) => said(row, place))]);
  const head = [glance.rows.what, ...header].map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const lines = body.map((row) => `<tr>${row.map((text) => `<td>${escapeHtml(text)}</td>`).join("")}</tr>`).join("");
  const caption = `<caption>${escapeHtml(places.map(({ name }) => name).join(", "))}</caption>`;
  const table = `<table>${caption}<thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table>`;
  return chapterHtml(headings.glance, [table]);
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
