import type { SearchFeatureKey } from "~/domain/listings/features";
import { pricePerSquareMetre } from "~/domain/properties/property";

import type { Choice } from "../article/choice";
import type { HomesOfEntry } from "../entries/entry";
import { asksForTerrace } from "../keyword/keyword-features";
import type { Subject } from "../keyword/subject";
import { standsIn } from "../quarters/quarter-of-home";

import type { Lack } from "./fitting-units";
import type { OurData, OurHome } from "./our-data.server";
import { homesOfPlace, placesNear } from "./place-values";

/** As many homes as a list of an article shows. */
const shown = 3;
/** With none that fits, or too few, this many of the closest are shown. */
const shownClose = 2;

export type ChosenHomes = {
  /** Those of ours that have all that the keyword asks for; null where it asks for nothing. */
  fit: readonly OurHome[] | null;
  fitting: OurHome[];
  place: OurHome[];
  examples: OurHome[];
  /** The order in which tables and lists show homes: by the keyword. */
  inOrder(homes: readonly OurHome[]): OurHome[];
};

/**
 * Which homes an article shows. The same keyword over the same homes chooses the same ones.
 * @param kind of the homes that the article's entry is about: no other stands in for them
 */
export function chooseHomes(subject: Subject, data: OurData, choice: Choice, kind?: HomesOfEntry): ChosenHomes {
  const inOrder = chooseOrder(choice);
  const drawn = choice.shuffled("homes", data.homes);

  const asked = wishTests(subject, data);
  const ofKind = kindTests(kind);
  const tests = [...asked, ...ofKind];
  const score = (home: OurHome) => tests.filter((test) => test(home)).length;
  const there = subject.place === null ? [] : homesOfPlace(subject.place, data);
  const isThere = (home: OurHome) => there.includes(home);
  const around = subject.place === null ? [] : placesNear(subject.place, data.places).map(({ slug }) => slug);
  const howFar = ({ place }: OurHome) => around.indexOf(place);
  const closest = drawn.toSorted(
    (one, other) =>
      score(other) - score(one) ||
      Number(isOfKind(other, subject)) - Number(isOfKind(one, subject)) ||
      Number(isThere(other)) - Number(isThere(one)) ||
      Number(isPlainFlat(other, subject)) - Number(isPlainFlat(one, subject)) ||
      howFar(one) - howFar(other) ||
      distance(one, subject) - distance(other, subject),
  );
  const isFit = (home: OurHome) => score(home) === tests.length && (asked.length === 0 || isOfKind(home, subject));
  const fit = closest.filter(isFit);
  // A home that has next to nothing of what was asked for stands for nothing.
  const isClose = (home: OurHome) =>
    distance(home, subject) <= farthest(subject) &&
    (score(home) > 0 || (subject.budget !== null && tests.length === 1));
  const isAlmost = (home: OurHome) => isClose(home) && score(home) >= tests.length - 1;
  const others = closest.filter((home) => !isFit(home));
  const [nearest] = others.filter(isClose);
  const almost = others.filter((home) => home === nearest || isAlmost(home));
  const near = fit.length > 0 ? almost.filter(isAlmost) : almost;
  const place = placeHomes(subject, data);
  return {
    fit: tests.length > 0 ? fit : null,
    fitting: [
      ...inOrder(fit.slice(0, shown)),
      // The closest first: an order by price would put one before it that has less of what was asked for.
      ...(ofKind.length > 0 ? [] : near.slice(0, Math.max(0, shownClose - fit.length))),
    ],
    place: place.slice(0, shown),
    // What the article is about stands in its examples too, as far as we have it.
    examples: [...new Set([...(tests.length > 0 ? [...fit, ...closest] : []), ...place, ...drawn])],
    inOrder,
  };
}

type Test = (home: OurHome) => boolean;

/** The homes that have all that a keyword asks for. */
export function homesAsked(subject: Subject, data: OurData): OurHome[] {
  const tests = wishTests(subject, data);
  return data.homes.filter((home) => tests.every((test) => test(home)) && isOfKind(home, subject));
}

/** How much of the wish a home of ours lacks. */
export function lackOfHome(home: OurHome, subject: Subject, data: OurData): Lack {
  const tests = [...wishTests(subject, data), (each: OurHome) => isOfKind(each, subject)];
  return { things: tests.filter((test) => !test(home)).length, euro: distance(home, subject) };
}

/** A house is no flat, whatever else it has. */
function isOfKind({ type }: OurHome, { isFlat }: Subject): boolean {
  return !isFlat || type !== "house";
}

/** Whoever wants "a flat" means one on one floor before all other kinds. */
function isPlainFlat({ type }: OurHome, { isFlat }: Subject): boolean {
  return isFlat && type === "apartment";
}

function wishTests(subject: Subject, data: OurData): Test[] {
  const { place, quarter, type, bedrooms, budget, features, lacking, words } = subject;
  const tests: Test[] = [];
  if (type) tests.push((home) => home.type === type);
  if (bedrooms !== null) tests.push((home) => home.bedrooms >= bedrooms);
  const isTerrace = asksForTerrace(words);
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
function farthest({ budget }: Subject): number {
  return budget ? ((budget.to ?? budget.from ?? 0) * 25) / 100 : 0;
}

/** How far a home's price lies outside the budget, in EUR. */
function distance({ price }: OurHome, { budget }: Subject): number {
  if (!budget) return 0;
  return Math.max(0, (budget.from ?? 0) - price, price - (budget.to ?? Infinity));
}

/** Of homes elsewhere one shows what there is; more of them would be about elsewhere. */
const nearestShown = 1;

/** The homes of the place asked about, else those around it and next to it, closest first. */
function placeHomes({ place }: Subject, data: OurData): OurHome[] {
  if (!place) return [];
  const there = homesOfPlace(place, data);
  if (there.length > 0) return there;
  const around = data.places.find(({ slug }) => slug === place)?.inside;
  const near = [...(around ? [around] : []), ...placesNear(place, data.places).map(({ slug }) => slug)];
  return [...new Set(near.flatMap((slug) => homesOfPlace(slug, data)))].slice(0, nearestShown);
}

function chooseOrder(choice: Choice) {
  const perMetre = (home: OurHome) => pricePerSquareMetre(home) ?? 0;
  const orders: ((one: OurHome, other: OurHome) => number)[] = [
    (one, other) => one.price - other.price,
    (one, other) => other.price - one.price,
    (one, other) => perMetre(one) - perMetre(other),
    (one, other) => other.area - one.area,
  ];
  const order = choice.one("order of homes", orders) ?? (() => 0);
  return (homes: readonly OurHome[]) => homes.toSorted((one, other) => order(one, other) || one.id - other.id);
}
