import type { SearchFeatureKey } from "~/domain/listings/features";
import type { PropertyType } from "~/domain/properties/property";

/** Bounds of a price in whole EUR, both included. */
export type Budget = { from: number | null; to: number | null };

/** What somebody who looks for a home says that it must have. */
export type HomeWish = {
  /** Slug of one of our neighbourhoods. */
  place: string | null;
  /** Key of the guide's entry on a quarter inside it. */
  quarter: string | null;
  type: PropertyType | null;
  /** "Flat" says no more than that it is no house. */
  isFlat: boolean;
  /** As many or more. */
  bedrooms: number | null;
  budget: Budget | null;
  features: readonly SearchFeatureKey[];
  /** A balcony will not do. */
  isTerrace: boolean;
  lacking: readonly SearchFeatureKey[];
  /** Only a home that nobody has lived in. */
  isNew: boolean;
};

export const anyHome: HomeWish = {
  place: null,
  quarter: null,
  type: null,
  isFlat: false,
  bedrooms: null,
  budget: null,
  features: [],
  isTerrace: false,
  lacking: [],
  isNew: false,
};
