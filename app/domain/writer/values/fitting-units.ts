import type { SearchFeatureKey } from "~/domain/listings/features";

import type { HomeWish } from "../search/home-wish";

import type { OurData, OurDevelopment, OurUnit } from "./our-data.server";

/** A home in a new building, with the building. */
export type NewHome = { development: OurDevelopment; unit: OurUnit };

/** How much of a wish a home lacks: how many things, and by how many EUR it lies outside the limit. */
export type Lack = { things: number; euro: number };

/** The homes in new buildings that have all that a keyword asks for, the cheapest first, and the one that comes closest. */
export function chooseUnits(wish: HomeWish, data: OurData): { fit: NewHome[]; nearest: NewHome | undefined } {
  const all = data.developments.flatMap((development) => development.units.map((unit) => ({ development, unit })));
  const ranked = all
    .map((home) => ({ home, lack: lackOf(home, wish, data) }))
    .toSorted((one, other) => closer(one.lack, other.lack) || one.home.unit.price - other.home.unit.price);
  const fit = ranked.filter(({ lack }) => lack.things === 0).map(({ home }) => home);
  const [first] = ranked.filter(({ lack }) => lack.euro <= farthest(wish));
  return { fit, nearest: fit.length > 0 ? undefined : first?.home };
}

/** Below zero where the first lacks less. */
export function closer(one: Lack, other: Lack): number {
  return one.things - other.things || one.euro - other.euro;
}

export function lackOf(home: NewHome, wish: HomeWish, data: OurData): Lack {
  const { development, unit } = home;
  const { type, bedrooms, features, lacking, budget } = wish;
  const euro = budget ? Math.max(0, (budget.from ?? 0) - unit.price, unit.price - (budget.to ?? Infinity)) : 0;
  const missing = [
    !standsThere(development, wish, data),
    type !== null && type !== "apartment",
    bedrooms !== null && unit.bedrooms < bedrooms,
    ...features.map((feature) => !hasUnitFeature(home, feature)),
    ...lacking.map((feature) => feature === "recently-renovated" || hasUnitFeature(home, feature)),
    euro > 0,
  ];
  return { things: missing.filter(Boolean).length, euro };
}

/** Of a building we know the neighbourhood: for a quarter inside it that is not enough. */
export function standsThere(
  { place }: OurDevelopment,
  { place: asked, quarter }: HomeWish,
  { places }: OurData,
): boolean {
  if (asked === null) return true;
  if (quarter !== null) return false;
  return place === asked || places.find(({ slug }) => slug === place)?.inside === asked;
}

export function hasUnitFeature({ development, unit }: NewHome, feature: SearchFeatureKey): boolean {
  if (feature === "terrace-balcony" && unit.terrace > 0) return true;
  if (feature === "parking" && development.hasParking) return true;
  return unit.features.includes(feature);
}

/** As of the other homes: past a quarter over or under the limit nobody calls it close. In EUR. */
function farthest({ budget }: HomeWish): number {
  return budget ? ((budget.to ?? budget.from ?? 0) * 25) / 100 : 0;
}
