import type { Duration } from "./schedule";

/** The eight services, those for buyers first; the slug is the last part of a page's address (specification, section 2). */
export const serviceSlugs = [
  "buyer-consultation",
  "property-search",
  "neighborhood-tours",
  "negotiation-support",
  "legal-support",
  "property-sales",
  "turnkey-services",
  "new-construction",
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

export function isServiceSlug(text: string): text is ServiceSlug {
  return serviceSlugs.some((slug) => slug === text);
}

/** What of a service is the same in every language. */
export type Service = {
  /** Slug of the site's own picture at the head of its page. */
  picture: string;
  /** The homes it is meant for, whole EUR, where they are others than the agency's usual ones; specification, section 2. */
  target?: { from: number; to: number };
  /** How long each of its steps usually takes, where it says so. */
  durations?: readonly Duration[];
};

export const services: Readonly<Record<ServiceSlug, Service>> = {
  "buyer-consultation": { picture: "neighborhood-ciutat-vella" },
  "property-search": { picture: "hero" },
  "neighborhood-tours": { picture: "neighborhood-gracia" },
  "negotiation-support": { picture: "neighborhood-pedralbes" },
  "legal-support": { picture: "neighborhood-sarria-sant-gervasi" },
  "property-sales": {
    picture: "valuation",
    // The specification gives the first and the last; those between are what such a sale usually takes.
    durations: [
      { from: 1, to: 2, unit: "days" },
      { from: 1, to: 2, unit: "weeks" },
      { from: 1, to: 1, unit: "weeks" },
      { from: 2, to: 4, unit: "weeks" },
      { from: 1, to: 2, unit: "weeks" },
      { from: 4, to: 6, unit: "weeks" },
    ],
  },
  "turnkey-services": {
    picture: "turnkey-staging",
    // Specification, section 9.
    durations: [
      { from: 1, to: 1, unit: "weeks" },
      { from: 2, to: 6, unit: "weeks" },
      { from: 1, to: 1, unit: "weeks" },
      { from: 1, to: 2, unit: "weeks" },
      { from: 4, to: 12, unit: "weeks" },
      { from: 4, to: 6, unit: "weeks" },
    ],
  },
  "new-construction": { picture: "new-development-exterior", target: { from: 500_000, to: 1_200_000 } },
};

/** The neighbourhoods whose prices the buyer consultation shows: those that the listing filters by. */
export const consultedNeighborhoods = ["eixample", "gracia", "sarria-sant-gervasi", "pedralbes"] as const;

/**
 * The figures of new construction as the specification gives them (section 9). The appreciation is what the trade quotes,
 * and no forecast of ours: an ad binds (Ley 18/2007, art. 58.3), so the page says so beside it.
 */
export const newConstruction = {
  appreciationPercent: { from: 15, to: 25 },
  buildingMonths: { from: 18, to: 24 },
  reservationPercent: 10,
} as const;
