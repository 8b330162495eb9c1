import type { FeatureKey } from "~/domain/listings/features";

import type { SquareName } from "./map-square";
import type { PropertyStatus, PropertyType } from "./property";

/** A home with one of these has a page. */
export const publicStatuses = ["available", "pending", "sold"] as const satisfies readonly PropertyStatus[];
export type PublicStatus = (typeof publicStatuses)[number];

export function isPublicStatus(status: PropertyStatus): status is PublicStatus {
  return publicStatuses.some((each) => each === status);
}

/** A home with one of these is in the list and counts in every figure: a sold one is no longer to be had. */
export const listedStatuses = ["available", "pending"] as const satisfies readonly PropertyStatus[];

export function isListed(status: PropertyStatus): boolean {
  return listedStatuses.some((each) => each === status);
}

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

/**
 * Price bands in whole EUR, inclusive at both ends: a home at 700,000 is found in two of them. The first three are those of
 * the list, the others those of the property search; specification, section 9. List and search understand them all, so that
 * a band goes with the visitor from one to the other; each offers its own, and another once it is chosen.
 */
export const priceBands = {
  "500-700k": { from: 500_000, to: 700_000 },
  "700-900k": { from: 700_000, to: 900_000 },
  "900k+": { from: 900_000, to: null },
  "300-500k": { from: 300_000, to: 500_000 },
  "500-750k": { from: 500_000, to: 750_000 },
  "750k-1m": { from: 750_000, to: 1_000_000 },
  "1m+": { from: 1_000_000, to: null },
} as const;
export type PriceBand = keyof typeof priceBands;
export const listBands = ["500-700k", "700-900k", "900k+"] as const satisfies readonly PriceBand[];
export const searchBands = ["300-500k", "500-750k", "750k-1m", "1m+"] as const satisfies readonly PriceBand[];
export const priceBandNames = [...listBands, ...searchBands] as const;

/** Orders of the list, the default first. */
export const homeOrders = ["price-desc", "price-asc", "area-desc", "metre-asc"] as const;
export type HomeOrder = (typeof homeOrders)[number];

export const homesPerPage = 12;

/** What a narrow screen shows of the homes found; on a wide one both stand side by side. */
export const homeViews = ["list", "map"] as const;
export type HomeView = (typeof homeViews)[number];

/** What the list offers as least area, in built m²; an address may name any other. */
export const leastAreas = [60, 80, 100, 120, 150, 200] as const;
/** How many rooms the list offers to ask for at least. */
export const leastBedrooms = [1, 2, 3, 4] as const;
export const leastBathrooms = [1, 2, 3] as const;

/** What grants the wish for a terrace: listings say more exactly what a visitor asks for in one phrase. */
export const terraceFeatures = ["terrace-balcony", "roof-terrace", "balcony"] as const satisfies readonly FeatureKey[];

/** What a visitor asked a list of homes for. It lives in the address only, so that it survives Back and can be sent. */
export type HomeSearch = {
  neighborhood: "all" | SearchedPlace;
  /** A square that was pressed on the map; empty for none. */
  at: "" | SquareName;
  price: "all" | PriceBand;
  /** The visitor's own lowest and highest price in whole EUR, both inclusive. */
  from: number | null;
  to: number | null;
  /** At least; 0 for any. */
  bedrooms: number;
  /** At least; 0 for any. */
  bathrooms: number;
  type: "all" | PropertyType;
  /** Built m² at least; 0 for any. */
  area: number;
  lift: boolean;
  terrace: boolean;
  parking: boolean;
  newBuild: boolean;
  sort: HomeOrder;
  view: HomeView;
  /** From 1. */
  page: number;
};

/** Every home for sale, dearest first. */
export const everyHome: HomeSearch = {
  ...{
    neighborhood: "all",
    at: "",
    price: "all",
    from: null,
    to: null,
    bedrooms: 0,
    bathrooms: 0,
    type: "all",
    area: 0,
  },
  ...{ lift: false, terrace: false, parking: false, newBuild: false, sort: "price-desc", view: "list", page: 1 },
};

/** What narrows a list, each to be taken away by itself. `bounds` are the visitor's own two prices. */
export const filterNames = [
  "neighborhood",
  "at",
  "price",
  "bounds",
  "bedrooms",
  "bathrooms",
  "type",
  "area",
  "lift",
  "terrace",
  "parking",
  "newBuild",
] as const;
export type FilterName = (typeof filterNames)[number];

/** Filters that are there or not. */
export const tickFilters = ["lift", "terrace", "parking", "newBuild"] as const satisfies readonly FilterName[];
export type TickFilter = (typeof tickFilters)[number];

/** The filters that narrow the list, in our order; order, view and page are none. */
export function setFilters(search: HomeSearch): FilterName[] {
  return filterNames.filter((name) =>
    name === "bounds" ? search.from !== null || search.to !== null : search[name] !== everyHome[name],
  );
}

/** How many filters narrow the list. */
export function filterCount(search: HomeSearch): number {
  return setFilters(search).length;
}

/** The same search without one of its filters, from its first page. */
export function withoutFilter(search: HomeSearch, name: FilterName): HomeSearch {
  const { from, to } = everyHome;
  return { ...search, page: 1, ...(name === "bounds" ? { from, to } : { [name]: everyHome[name] }) };
}

/** The first year of building that counts as new: this year and the three before it. */
export function newSince(now: Date): number {
  return now.getUTCFullYear() - 3;
}
