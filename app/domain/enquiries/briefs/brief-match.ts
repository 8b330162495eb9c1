import type { SearchFeatureKey } from "~/domain/listings/features";
import type { HomeCard, PropertyType } from "~/domain/properties/property";

import type { EnquiryState } from "../inbox/received-enquiry";

import { type Budget, matches, type MatchableHome, type SearchBrief } from "./search-brief";

/** Why a home and a brief suit each other: each says one thing that was asked for and is so. */
export type MatchReason =
  | { about: "neighborhood"; name: string }
  | { about: "budget"; budget: Budget }
  | { about: "propertyType"; type: PropertyType }
  | { about: "bedrooms"; count: number }
  | { about: "bathrooms"; count: number }
  | { about: "feature"; feature: SearchFeatureKey };

export type MatchReasons = {
  /** Empty where nothing in particular was asked for. */
  reasons: MatchReason[];
  /** Wished features that the home lacks; they exclude nothing. */
  lacking: SearchFeatureKey[];
};

/** A home for a brief. */
export type MatchingHome = MatchReasons & { home: HomeCard };

/** A brief for a home, with who sent it. */
export type MatchingBrief = MatchReasons & {
  enquiryId: number;
  name: string;
  state: EnquiryState;
  timeline: SearchBrief["timeline"] | null;
  /** ISO 8601, UTC */
  receivedAt: string;
};

/** Measures a home by a brief with the one rule of the site, in reasons; null where it does not fit. */
export function reasonsFor(brief: SearchBrief, home: MatchableHome & { placeName: string }): MatchReasons | null {
  const match = matches(brief, home);
  if (!match.fits) return null;
  const { budget } = brief;
  const said: Record<(typeof match.met)[number], MatchReason[]> = {
    budget: budget ? [{ about: "budget", budget }] : [],
    propertyType: [{ about: "propertyType", type: home.propertyType }],
    bedrooms: [{ about: "bedrooms", count: home.bedrooms }],
    bathrooms: [{ about: "bathrooms", count: home.bathrooms }],
    neighborhood: [{ about: "neighborhood", name: home.placeName }],
  };
  return {
    reasons: [
      ...match.met.flatMap((criterion) => said[criterion]),
      ...match.features.map((feature) => ({ about: "feature" as const, feature })),
    ],
    lacking: brief.features.filter((feature) => !match.features.includes(feature)),
  };
}
