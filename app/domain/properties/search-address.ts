import { matchSlug } from "~/domain/fields/match-slug";
import { readAmount, readArea, readWholeNumber } from "~/domain/fields/written-numbers";

import { readSquare } from "./map-square";
import { propertyTypes } from "./property";
import { everyHome, homeOrders, type HomeSearch, homeViews, priceBandNames, searchedPlaces } from "./property-search";

/** Something in an address that names no choice of ours, as far as it is needed to recognise it. */
export type Misread = { name: AddressName; value: string };

const names = {
  neighborhood: "neighborhood",
  at: "at",
  price: "price",
  from: "from",
  to: "to",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  type: "type",
  area: "area",
  lift: "lift",
  terrace: "terrace",
  parking: "parking",
  newBuild: "new",
  sort: "sort",
  view: "view",
  page: "page",
} as const satisfies Record<keyof HomeSearch, string>;
export type AddressName = keyof typeof names;

/** The words of an address that narrow, order and show a list. */
export const searchWords: readonly string[] = Object.values(names);

const highestPrice = 999_999_999;
const largestArea = 100_000;
const mostRooms = 20;

/** What a text means for a part of the search; `undefined` for what means nothing. */
type Readers = { [Name in AddressName]: (text: string) => HomeSearch[Name] | undefined };

const tick = (text: string) => /^(?:1|on)$/.test(text) || undefined;
const price = (text: string) => upTo(highestPrice, readAmount(text));
const rooms = (text: string) => upTo(mostRooms, readWholeNumber(text.replace(/[+ ]$/, "")));

const readers: Readers = {
  neighborhood: (text) => {
    const place = matchSlug(text, searchedPlaces);
    return searchedPlaces.find((each) => each === place);
  },
  at: readSquare,
  price: (text) => alike(text, priceBandNames),
  from: price,
  to: price,
  bedrooms: rooms,
  bathrooms: rooms,
  type: (text) => alike(text, propertyTypes),
  area: (text) => upTo(largestArea, readArea(text)),
  lift: tick,
  terrace: tick,
  parking: tick,
  newBuild: tick,
  sort: (text) => alike(text, homeOrders),
  view: (text) => alike(text, homeViews),
  page: (text) => (/^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : undefined),
};

/**
 * Reads a search from the query of an address, and what in it is not understood: unknown, malformed or said twice. Such a
 * part narrows nothing, and the page has to say so. Accents and capitals do not matter; blank and `all` ask for nothing.
 */
export function readAddress(params: URLSearchParams): { search: HomeSearch; misread: Misread[] } {
  const misread: Misread[] = [];
  const read = <Name extends AddressName>(name: Name): HomeSearch[Name] => {
    const [text = "", ...more] = params.getAll(names[name]);
    if (more.length === 0 && (text.trim() === "" || text === "all")) return everyHome[name];
    const value = more.length === 0 && text.length <= 60 ? readers[name](text) : undefined;
    if (value !== undefined) return value;
    misread.push({ name, value: shown([text, ...more].join(", ")) });
    return everyHome[name];
  };
  const { from, to } = inOrder(read("from"), read("to"));
  const search: HomeSearch = {
    ...{ neighborhood: read("neighborhood"), at: read("at"), price: read("price"), from, to },
    ...{ bedrooms: read("bedrooms"), bathrooms: read("bathrooms"), type: read("type"), area: read("area") },
    ...{ lift: read("lift"), terrace: read("terrace"), parking: read("parking"), newBuild: read("newBuild") },
    ...{ sort: read("sort"), view: read("view"), page: read("page") },
  };
  return { search, misread };
}

/** The search alone, where nothing can be said of what was not understood. */
export function readSearch(params: URLSearchParams): HomeSearch {
  return readAddress(params).search;
}

/** The search as the query of an address, its question mark included; empty where everything is as by default. */
export function searchQuery(search: Partial<HomeSearch>): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(names) as AddressName[]) {
    const value = search[name] ?? everyHome[name];
    if (value !== everyHome[name]) params.set(names[name], value === true ? "1" : String(value));
  }
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** Two prices the wrong way round are still two prices. */
function inOrder(from: number | null, to: number | null) {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** A whole number between 0 and a highest; JavaScript knows a nought below 0, and writes its sign. */
function upTo(most: number, value: number | null): number | undefined {
  return value !== null && value >= 0 && value <= most ? Math.abs(value) : undefined;
}

/** A plus sign typed into an address arrives as a space: letters and digits alone decide. */
function alike<Name extends string>(text: string, known: readonly Name[]): Name | undefined {
  const meant = lettersAndDigits(text);
  return known.find((name) => lettersAndDigits(name) === meant);
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function shown(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain;
}
