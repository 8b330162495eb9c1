import { readPageNumber } from "~/domain/fields/address-number";
import type { Photo } from "~/domain/listings/photo";

import { type PropertyStatus, propertyStatuses } from "./property";
import type { Sale } from "./sale";

export const propertiesPerPage = 20;

/** What the agent asks the list of homes for; it lives in the address only. */
export type PropertyListSearch = {
  /** Words of the title, the neighbourhood, the reference, the street, the postcode or the cadastral reference. */
  words: string;
  status: "all" | PropertyStatus;
  /** From 1. */
  page: number;
};

/** A home as the agent's lists show it, its texts in the language they were written in. */
export type ListedProperty = {
  id: number;
  title: string;
  neighborhood: string;
  status: PropertyStatus;
  isFeatured: boolean;
  /** EUR */
  price: number;
  bedrooms: number;
  bathrooms: number;
  /** Built m². */
  area: number;
  /** The primary photograph. */
  photo: Photo | null;
  /** Null where it is not sold, or nobody knows since when. */
  sale: Sale | null;
  /** Where the words stand that it was found by, where its line in the list does not show them. */
  foundIn: FoundIn[];
};

export type FoundIn = {
  field: "neighborhood" | "reference" | "address" | "postalCode" | "cadastralReference";
  text: string;
};

export type PropertyList = {
  homes: ListedProperty[];
  /** How many fit on all pages together. */
  total: number;
  /** How many there are in all. */
  all: number;
  /** The page these homes are on, from 1. */
  page: number;
  /** At least 1. */
  pages: number;
};

/** A home in the list of those that were edited last. */
export type EditedProperty = {
  id: number;
  title: string;
  neighborhood: string;
  status: PropertyStatus;
  /** EUR */
  price: number;
  /** ISO 8601, UTC. */
  updatedAt: string;
};

/** Reads the search from the query of an address; what is unknown or malformed counts as not asked for. */
export function readListSearch(params: URLSearchParams): PropertyListSearch {
  return {
    words: (params.get("q") ?? "").trim().slice(0, 200),
    status: propertyStatuses.find((status) => status === params.get("status")) ?? "all",
    page: readPageNumber(params),
  };
}

/** The search as the query of an address, its question mark included; empty where everything is as by default. */
export function listQuery({ words, status, page }: PropertyListSearch): string {
  const params = new URLSearchParams();
  if (words !== "") params.set("q", words);
  if (status !== "all") params.set("status", status);
  if (page !== 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}
