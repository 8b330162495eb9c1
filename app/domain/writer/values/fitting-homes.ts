import type { HomesOfEntry } from "~/domain/guide/entry";
import type { SearchFeatureKey } from "~/domain/listings/features";

import type { HomeWish } from "../search/home-wish";

import type { Lack } from "./fitting-units";
import type { OurData, OurHome } from "./our-data.server";
import { homesOfPlace, placesNear } from "./place-values";
import { standsIn } from "./quarter-of-home";

/** As many homes as a list of an article shows. */
const shown = 3;
/** With none that fits, or too few, this many of the closest are shown. */
const shownClose = 2;

export type ChosenHomes = {
  /** Those of ours that have all that the keyword asks for; null where it asks for nothing. */
  fit: readonly OurHome[] | null;
  /** Those, then the ones that come closest. */
  fitting: OurHome[];
};

/**
 * Which homes an article shows: those that fit in the order of our own pages, and the closest where they are few.
 * @param kind of the homes that the article's entry is about: no other stands in for them
 */
export function chooseHomes(wish: HomeWish, data: OurData, kind?: HomesOfEntry): ChosenHomes {
  if (wish.isNew) return { fit: [], fitting: [] };
  const asked = wishTests(wish, data);
  const ofKind = kindTests(kind);
  const tests = [...asked, ...ofKind];
  const score = (home: OurHome) => tests.filter((test) => test(home)).length;
  const there = wish.place === null ? [] : homesOfPlace(wish.place, data);
  const isThere = (home: OurHome) => there.includes(home);
  const around = wish.place === null ? [] : placesNear(wish.place, data.places).map(({ slug }) => slug);
  const howFar = ({ place }: OurHome) => around.indexOf(place);
  const closest = data.homes.toSorted(
    (one, other) =>
      score(other) - score(one) ||
      Number(isOfKind(other, wish)) - Number(isOfKind(one, wish)) ||
      Number(isThere(other)) - Number(isThere(one)) ||
      Number(isPlainFlat(other, wish)) - Number(isPlainFlat(one, wish)) ||
      howFar(one) - howFar(other) ||
      distance(one, wish) - distance(other, wish),
  );
  const isFit = (home: OurHome) => score(home) === tests.length && (asked.length === 0 || isOfKind(home, wish));
  const fit = closest.filter(isFit);
  // A home that has next to nothing of what was asked for stands for nothing.
  const isClose = (home: OurHome) =>
    distance(home, wish) <= farthest(wish) && (score(home) > 0 || (wish.budget !== null && tests.length === 1));
  const isAlmost = (home: OurHome) => isClose(home) && score(home) >= tests.length - 1;
  const others = closest.filter((home) => !isFit(home));
  const [nearest] = others.filter(isClose);
  const almost = others.filter((home) => home === nearest || isAlmost(home));
  const near = fit.length > 0 ? almost.filter(isAlmost) : almost;
  return {
    fit: tests.length > 0 ? fit : null,
    fitting: [
      ...fit.slice(0, shown),
      // The closest first: an order by price would put one before it that has less of what was asked for.
      ...(ofKind.length > 0 ? [] : near.slice(0, Math.max(0, shownClose - fit.length))),
    ],
  };
}

type Test = (home: OurHome) => boolean;

/** How much of the wish a home of ours lacks. */
export function lackOfHome(home: OurHome, wish: HomeWish, data: OurData): Lack {
  const tests = [...wishTests(wish, data), (each: OurHome) => isOfKind(each, wish)];
  return { things: tests.filter((test) => !test(home)).length, euro: distance(home, wish) };
}

/** A house is no flat, whatever else it has. */
function isOfKind({ type }: OurHome, { isFlat }: HomeWish): boolean {
  return !isFlat || type !== "house";
}

/** Whoever wants "a flat" means one on one floor before all other kinds. */
function isPlainFlat({ type }: OurHome, { isFlat }: HomeWish): boolean {
  return isFlat && type === "apartment";
}

function wishTests(wish: HomeWish, data: OurData): Test[] {
  const { place, quarter, type, bedrooms, budget, features, isTerrace, lacking } = wish;
  const tests: Test[] = [];
  if (type) tests.push((home) => home.type === type);
  if (bedrooms !== null) tests.push((home) => home.bedrooms >= bedrooms);
  for (const feature of features)
    tests.push((home) => hasFeature(home, feature) && (feature !== "terrace-balcony" || !isTerrace || home.hasTerrace));
  for (const feature of lacking) tests.push((home) => !hasFeature(home, feature));
  if (budget) tests.push(({ price }) => price >= (budget.from ?? 0) && price <= (budget.to ?? Infinity));
  if (place) {
    const there = homesOfPlace(place, data);
    tests.push((home) => there.includes(home) && (quarter === null || standsIn(home, quarter) !== false));
  }
  return tests;
}

/** What the register of the home says counts as much as what it is advertised with. */
export function hasFeature(home: OurHome, feature: SearchFeatureKey): boolean {
  if (feature === "elevator" && home.hasLift) return true;
  if (feature === "parking" && home.hasParking) return true;
  if (feature === "storage" && home.hasStorage) return true;
  if (feature === "recently-renovated" && isInOrder(home)) return true;
  return home.features.includes(feature);
}

/** A home that was renovated, or built in our own time, is never offered as one to renovate. */
function isInOrder({ renovatedYear, builtYear }: OurHome): boolean {
  return renovatedYear !== null || (builtYear !== null && builtYear >= newSince);
}

const newSince = 2000;

/** Built before reinforced concrete: what an advertisement calls a period building. */
const oldUntil = 1940;

function kindTests(kind: HomesOfEntry | undefined): Test[] {
  if (kind === undefined || kind === "any") return [];
  if (kind === "old") return [({ builtYear }) => builtYear !== null && builtYear < oldUntil];
  return [(home) => hasFeature(home, kind)];
}

/** Past a quarter over or under the limit nobody calls a home close to it. In EUR. */
function farthest({ budget }: HomeWish): number {
  return budget ? ((budget.to ?? budget.from ?? 0) * 25) / 100 : 0;
}

/** How far a home's price lies outside the budget, in EUR. */
function distance({ price }: OurHome, { budget }: HomeWish): number {
  if (!budget) return 0;
  return Math.max(0, (budget.from ?? 0) - price, price - (budget.to ?? Infinity));
}
