import type { SearchFeatureKey } from "~/domain/listings/features";
import type { PropertyType } from "~/domain/properties/property";

import type { Counted } from "./counting";

/** One thing that a home may have: "with a lift", "with no lift", "it has a lift", "it has no lift". */
export type HavingWords = { with: string; without: string; has: string; hasNot: string };

/** What somebody looks for: a home of any kind, a flat of any kind, or one of our kinds. */
export type SearchedKind = "any" | "flat" | PropertyType;

/** How a language speaks of what somebody wants of a home. */
export type WishWords = {
  having: Readonly<Record<SearchFeatureKey, HavingWords>>;
  /** In what a home differs from the one that was asked for. */
  notType: Readonly<Record<PropertyType, string>>;
  isHouse: string;
  hasBedrooms: Counted;
  hasNoBedroom: string;
  notThere: string;
  /** By how much. */
  costsMore: string;
  costsLess: string;
  /** "of 3 bedrooms or more", behind a home. */
  ofBedrooms: Counted;
  ofPrice: { to: string; from: string; between: string };
  newHomes: Counted;
  /** The home that is looked for: as a title begins with it, after "we have", and as what we have none of. */
  searched: Readonly<Record<SearchedKind, { title: string; some: Counted; none: string }>>;
  withTerrace: string;
  /** Behind the home: "to renovate". */
  toRenovate: string;
  inTheCity: string;
};
