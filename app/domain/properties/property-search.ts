import { matchSlug } from "~/domain/fields/match-slug";

import type { PropertyStatus } from "./property";

/** A home with one of these has a page. */
export const publicStatuses = ["available", "pending", "sold"] as const satisfies readonly PropertyStatus[];

/** A home with one of these is in the list and counts in every figure: a sold one is no longer to be had. */
export const listedStatuses = ["available", "pending"] as const satisfies readonly PropertyStatus[];

/** The neighbourhoods a list of homes can be narrowed to: the eight choices of the specification, section 9. */
export const searchedPlaces = [
  "eixample",
  "pedralbes",
  "gracia",
  "sarria-sant-gervasi",
  "ciutat-vella",
  "born",
  "poble-nou",
  "les-corts",
] as const;
export type SearchedPlace = (typeof searchedPlaces)[number];

/** Those that the filter offers unasked; the others are understood in an address and offered once chosen. */
export const offeredPlaces = ["eixample", "pedralbes", "gracia", "sarria-sant-gervasi", "ciutat-vella"] as const;

/** Price bands in whole EUR, inclusive at both ends: a home at 700,000 is found in two of them. Specification, section 9. */
export const priceBands = {
  "500-700k": { from: 500_000, to: 700_000 },
  "700-900k": { from: 700_000, to: 900_000 },
  "900k+": { from: 900_000, to: null },
} as const;
export type PriceBand = keyof typeof priceBands;
export const priceBandNames = ["500-700k", "700-900k", "900k+"] as const satisfies readonly PriceBand[];

/** Orders of the list, the default first. */
export const homeOrders = ["price-desc", "price-asc", "area-desc"] as const;
export type HomeOrder = (typeof homeOrders)[number];

export const homesPerPage = 12;

/** What a visitor asked a list of homes for. It lives in the address only, so that it survives Back and can be sent. */
export type HomeSearch = {
  neighborhood: "all" | SearchedPlace;
  price: "all" | PriceBand;
  sort: HomeOrder;
  /** From 1. */
  page: number;
};

/** Every home for sale, dearest first. */
export const everyHome: HomeSearch = { neighborhood: "all", price: "all", sort: "price-desc", page: 1 };

/**
 * Reads a search from the query of an address. Accents and capitals do not matter; what is unknown, repeated or malformed
 * counts as not asked for, so that no address breaks the list.
 */
export function readSearch(params: URLSearchParams): HomeSearch {
  const place = matchSlug(only(params, "neighborhood"), searchedPlaces);
  return {
    neighborhood: searchedPlaces.find((each) => each === place) ?? "all",
    price: alike(only(params, "price"), priceBandNames) ?? "all",
    sort: alike(only(params, "sort"), homeOrders) ?? "price-desc",
    page: readPage(only(params, "page")),
  };
}

/** The search as the query of an address, its question mark included; empty where everything is as by default. */
export function searchQuery(search: Partial<HomeSearch>): string {
  const { neighborhood, price, sort, page } = { ...everyHome, ...search };
  const params = new URLSearchParams();
  if (neighborhood !== everyHome.neighborhood) params.set("neighborhood", neighborhood);
  if (price !== everyHome.price) params.set("price", price);
  if (sort !== everyHome.sort) params.set("sort", sort);
  if (page !== everyHome.page) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}

/** How many filters narrow the list; order and page are none. */
export function filterCount({ neighborhood, price }: HomeSearch): number {
  return Number(neighborhood !== "all") + Number(price !== "all");
}

/** The value of a parameter given exactly once, else nothing. */
function only(params: URLSearchParams, name: string): string {
  const [value = "", ...more] = params.getAll(name);
  return more.length === 0 ? value.slice(0, 60) : "";
}

/** A plus sign typed into an address arrives as a space: letters and digits alone decide. */
function alike<Name extends string>(text: string, names: readonly Name[]): Name | undefined {
  const meant = lettersAndDigits(text);
  return names.find((name) => lettersAndDigits(name) === meant);
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function readPage(text: string): number {
  return /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}
