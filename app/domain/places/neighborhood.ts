import type { Photo } from "~/domain/listings/photo";
import { pricePerSquareMetre } from "~/domain/properties/property";

import type { WalkingTimes } from "./walking-times";

/** WGS84 degrees. */
export type Coordinates = Readonly<{ latitude: number; longitude: number }>;

/** A neighbourhood as lists and the plan show it, its words in the page's language. */
export type Neighborhood = {
  slug: string;
  name: string;
  tagline: string;
  /** One of the five that the home page names. */
  isNamed: boolean;
  /** Slug of the neighbourhood that contains this one. */
  inside: string | null;
  position: number;
  center: Coordinates;
  /** Homes available or reserved. A home counts for its own neighbourhood and for the one that contains it. */
  homes: number;
  photo: Photo | null;
  walkingTimes: WalkingTimes;
};

/** What is known of one neighbourhood for a page of its own. */
export type NeighborhoodProfile = Neighborhood & {
  paragraphs: string[];
  container: Neighborhood | null;
  parts: Neighborhood[];
  /** The closest ones that neither contain it nor lie in it, closest first. */
  nearby: Neighborhood[];
  /** Our own figures; null where we list no home, so that no page shows a price of nothing. */
  figures: PriceFigures | null;
  /** Ids of its homes, dearest first as in the listing, no more than a page shows. */
  homeIds: number[];
  /** Where those homes stand on the plan; homes without coordinates have no pin. */
  pins: HomePin[];
};

export type HomePin = Coordinates & { id: number };

/** EUR, both ends included; equal where there is one price. */
export type PriceRange = { from: number; to: number };

/**
 * Figures of our own listings, never of the market. Prices are asking prices in EUR without taxes, per square metre of
 * built area.
 */
export type PriceFigures = {
  homes: number;
  /** How many of them are reserved. */
  reserved: number;
  price: PriceRange;
  /** Of the homes whose area is known; null where none is. Its median is null for fewer than `fewestForMedian` of them. */
  perSquareMetre: (PriceRange & { median: number | null }) | null;
};

/** Under this many homes, figures describe the homes and not the neighbourhood, and the page says so. */
export const fewHomes = 5;

/** Under this many, there is no middle worth a name: two prices are a range, and one is a price. */
const fewestForMedian = 3;

export function priceFigures(homes: readonly { price: number; area: number; status: string }[]): PriceFigures | null {
  const price = priceRange(homes.map((home) => home.price));
  if (!price) return null;

  const eachSquareMetre = homes.map(pricePerSquareMetre).filter((value) => value !== null);
  const range = priceRange(eachSquareMetre);
  return {
    homes: homes.length,
    reserved: homes.filter(({ status }) => status === "pending").length,
    price,
    perSquareMetre: range && { ...range, median: median(eachSquareMetre) },
  };
}

function priceRange(prices: readonly number[]): PriceRange | null {
  return prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null;
}

/** The middle value, or the whole number nearest to the mean of the two in the middle; null for too few. */
function median(values: readonly number[]): number | null {
  if (values.length < fewestForMedian) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return Math.round((lower + upper) / 2);
}

/** The others in order of distance between centres, those that contain `place` or lie in it left out. */
export function nearbyPlaces<Place extends { slug: string; inside: string | null; center: Coordinates }>(
  place: Place,
  all: readonly Place[],
): Place[] {
  return all
    .filter(({ slug, inside }) => slug !== place.slug && slug !== place.inside && inside !== place.slug)
    .map((other) => ({ other, distance: flatDistance(place.center, other.center) }))
    .toSorted((one, next) => one.distance - next.distance)
    .map(({ other }) => other);
}

/** For comparing only. A degree of longitude is 0.7502 of one of latitude at Barcelona's 41.4°. */
export function flatDistance(from: Coordinates, to: Coordinates): number {
  return Math.hypot(to.latitude - from.latitude, (to.longitude - from.longitude) * 0.7502);
}
