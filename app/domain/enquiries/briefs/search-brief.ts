import type { FeatureKey, SearchFeatureKey } from "~/domain/listings/features";
import { type PropertyType, propertyTypes } from "~/domain/properties/property";
import {
  type PriceBand,
  priceBands,
  searchBands,
  type SearchedPlace,
  terraceFeatures,
} from "~/domain/properties/property-search";

// The choices of the search dialog: specification, section 9. Its neighbourhoods are `searchedPlaces` and its twelve
// features `searchFeatureKeys`, both of the properties.

/**
 * Budgets in whole EUR, inclusive at both ends: a home at 500,000 fits two of them. Those of the list are understood too, for a search
 * that was begun there.
 */
export const budgets = priceBands;
export type Budget = PriceBand;
export const budgetNames = searchBands;

export const typeChoices = ["any", ...propertyTypes] as const;
export const bedroomChoices = ["any", "1+", "2+", "3+", "4+"] as const;
export const bathroomChoices = ["any", "1+", "2+", "3+"] as const;

/** When the buyer would like to move. */
export const timelines = ["immediately", "1-month", "3-months", "6-months", "1-year", "exploring"] as const;

export type TypeChoice = (typeof typeChoices)[number];
export type BedroomChoice = (typeof bedroomChoices)[number];
export type BathroomChoice = (typeof bathroomChoices)[number];
export type Timeline = (typeof timelines)[number];

/** What a buyer looks for. Nothing of it has to be said: what is left out narrows nothing. */
export type SearchBrief = {
  budget?: Budget;
  propertyType?: TypeChoice;
  bedrooms?: BedroomChoice;
  bathrooms?: BathroomChoice;
  timeline?: Timeline;
  neighborhoods: readonly SearchedPlace[];
  features: readonly SearchFeatureKey[];
  additionalRequirements?: string;
};

export const emptyBrief: SearchBrief = { neighborhoods: [], features: [] };

const wishes = [
  "budget",
  "propertyType",
  "bedrooms",
  "bathrooms",
  "timeline",
  "neighborhoods",
  "features",
  "additionalRequirements",
] as const satisfies readonly (keyof SearchBrief)[];

/** Whether two briefs ask for the same; their lists come in our order. */
export function isSameBrief(one: SearchBrief, other: SearchBrief): boolean {
  return wishes.every((wish) => String(one[wish] ?? "") === String(other[wish] ?? ""));
}

/** The number that a choice such as `3+` asks for at least; 0 where any number will do. */
export function leastRooms(choice: BedroomChoice | BathroomChoice | undefined): number {
  return choice === undefined || choice === "any" ? 0 : Number.parseInt(choice, 10);
}

/** What the rule of matching needs to know of a home. */
export type MatchableHome = {
  /** EUR */
  price: number;
  propertyType: PropertyType;
  bedrooms: number;
  bathrooms: number;
  /** Slugs of its neighbourhood and of the one that contains it: a home in the Born is a home in Ciutat Vella. */
  neighborhoods: readonly string[];
  /** Keys of features; the agent's free words may stand among them. */
  features: readonly string[];
};

/** What a home is measured by. Features are wishes: they order the homes that fit and exclude none. */
export const criteria = ["budget", "propertyType", "bedrooms", "bathrooms", "neighborhood"] as const;
export type Criterion = (typeof criteria)[number];

export type BriefMatch = {
  /** Whether the home meets everything that was asked for. */
  fits: boolean;
  /** Of what was asked for, what the home meets. */
  met: Criterion[];
  /** Of what was asked for, what it does not. */
  missed: Criterion[];
  /** The wished features that it has. */
  features: SearchFeatureKey[];
};

/** Measures a home by a brief, and says why it fits or does not. */
export function matches(brief: SearchBrief, home: MatchableHome): BriefMatch {
  const asked = criteria.filter((criterion) => isAsked[criterion](brief));
  const met = asked.filter((criterion) => isMet[criterion](brief, home));
  return {
    fits: met.length === asked.length,
    met,
    missed: asked.filter((criterion) => !met.includes(criterion)),
    features: brief.features.filter((feature) => hasFeature(home, feature)),
  };
}

const isAsked: Record<Criterion, (brief: SearchBrief) => boolean> = {
  budget: ({ budget }) => budget !== undefined,
  propertyType: ({ propertyType }) => propertyType !== undefined && propertyType !== "any",
  bedrooms: ({ bedrooms }) => leastRooms(bedrooms) > 0,
  bathrooms: ({ bathrooms }) => leastRooms(bathrooms) > 0,
  neighborhood: ({ neighborhoods }) => neighborhoods.length > 0,
};

const isMet: Record<Criterion, (brief: SearchBrief, home: MatchableHome) => boolean> = {
  budget: ({ budget }, { price }) => budget !== undefined && isWithin(budget, price),
  propertyType: (brief, home) => brief.propertyType === home.propertyType,
  bedrooms: (brief, home) => home.bedrooms >= leastRooms(brief.bedrooms),
  bathrooms: (brief, home) => home.bathrooms >= leastRooms(brief.bathrooms),
  neighborhood: (brief, home) => brief.neighborhoods.some((slug) => home.neighborhoods.includes(slug)),
};

/** Whether a price is within a budget. @param price EUR */
export function isWithin(budget: Budget, price: number): boolean {
  const { from, to } = budgets[budget];
  return price >= from && (to === null || price <= to);
}

// Listings say more exactly what a visitor asks for in one phrase.
const saidAs: Partial<Record<SearchFeatureKey, readonly FeatureKey[]>> = {
  "terrace-balcony": terraceFeatures,
};

/** Whether a home grants a wish. */
export function hasFeature(home: Pick<MatchableHome, "features">, feature: SearchFeatureKey): boolean {
  return waysToSay(feature).some((key) => home.features.includes(key));
}

/** The features of a listing that grant a wish. */
export function waysToSay(feature: SearchFeatureKey): readonly FeatureKey[] {
  return saidAs[feature] ?? [feature];
}
