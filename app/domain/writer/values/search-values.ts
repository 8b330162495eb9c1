import { newHomeTax } from "~/domain/costs/purchase-tax";
import { pricePerSquareMetre } from "~/domain/properties/property";

import { asksForTerrace } from "../keyword/keyword-features";
import type { LanguageWords } from "../keyword/language-words";
import type { Subject } from "../keyword/subject";
import { quarters } from "../quarters/all-quarters";

import { developmentValues } from "./development-values";
import { type ChosenHomes, lackOfHome } from "./fitting-homes";
import { chooseUnits, closer, hasUnitFeature, lackOf, type NewHome, standsThere } from "./fitting-units";
import { present, type Values, withPrefix } from "./known-values";
import type { OurData } from "./our-data.server";
import { homesOfPlace, locativePhrase } from "./place-values";

/** The new homes that an article on a search shows: those that fit, or the closest where nothing of ours does. */
export function shownUnits(subject: Subject, data: OurData, { fit: found }: ChosenHomes): NewHome[] {
  const { fit, nearest } = chooseUnits(subject, data);
  if (fit.length > 0) return fit.slice(0, mostUnits);
  if (found === null || found.length > 0 || !canBeNew(subject)) return [];
  return nearest && lackOf(nearest, subject, data).things <= mostLacking ? [nearest] : [];
}

/** Whoever wants a penthouse, or a home to renovate, is not helped by the nearest new apartment. */
function canBeNew({ type, lacking }: Subject): boolean {
  return (type === null || type === "apartment") && !lacking.includes("recently-renovated");
}

const mostUnits = 6;
const mostLacking = 2;

/** What the first paragraph of an article on a search says: what was asked for, what we have of it, and what comes closest. */
export function searchValues(
  words: LanguageWords,
  subject: Subject,
  data: OurData,
  chosen: ChosenHomes,
  now: Date,
): Values {
  const asked = wishPhrase(words, subject, data);
  const { fit } = chooseUnits(subject, data);
  const found = chosen.fit ?? [];
  const kind = subject.type ?? (subject.isFlat ? "flat" : "any");
  const with_ = (noun: string) => [noun, asked].filter(Boolean).join(" ");
  const [near] = fit.length > 0 ? [] : shownUnits(subject, data, chosen);
  const [close] = chosen.fitting;
  const isNewFirst = near && (!close || closer(lackOf(near, subject, data), lackOfHome(close, subject, data)) < 0);
  const prices = found.map(({ price }) => price);
  return present({
    "search.title": with_(words.searched(kind)),
    "search.none": chosen.fit !== null && found.length + fit.length === 0 ? with_(words.noneOf(kind)) : undefined,
    "search.noResale": chosen.fit !== null && found.length === 0 && fit.length > 0 ? "" : undefined,
    "search.one": found.length === 1 ? with_(words.someOfKind(kind, 1)) : undefined,
    "search.many": found.length > 1 ? with_(words.someOfKind(kind, found.length)) : undefined,
    "search.from": found.length > 1 ? words.price(Math.min(...prices)) : undefined,
    "search.to": found.length > 1 ? words.price(Math.max(...prices)) : undefined,
    "search.anywhere": subject.place === null ? "" : undefined,
    ...ofUnits(words, fit, found.length === 0 ? with_(words.someOfKind(kind, fit.length)) : undefined),
    ...(near && withPrefix("n", unitValues(words, near, subject, data, now))),
    "n.first": isNewFirst ? "" : undefined,
    "n.second": near && !isNewFirst ? "" : undefined,
    ...budgetBuys(words, subject, data),
  });
}

function ofUnits(words: LanguageWords, fit: readonly NewHome[], some: string | undefined) {
  const [first] = fit;
  if (!first) return {};
  const buildings = [...new Set(fit.map(({ development }) => development))];
  const { price } = first.unit;
  return {
    "u.some": some,
    "u.homes": words.homes(fit.length),
    "u.names": words.inOneLine(buildings.map(({ name, state }) => `${words.quotedName(name)} (${words.state[state]})`)),
    "u.price": words.price(price),
    "u.newSum": words.price(price + newHomeTax(price).total),
    "u.single": fit.length === 1 ? "" : undefined,
    "u.several": fit.length > 1 ? "" : undefined,
  };
}

/** What can be said of one home in a new building, and in what it differs from the one that was asked for. */
export function unitValues(words: LanguageWords, home: NewHome, subject: Subject, data: OurData, now: Date): Values {
  const { development, unit } = home;
  const building = developmentValues(words, development, subject, data, now);
  const about = Object.fromEntries(Object.entries(building).map(([name, value]) => [name.replace(/^d\./u, ""), value]));
  return {
    ...about,
    ...present({
      unit: unit.name,
      price: words.price(unit.price),
      newSum: words.price(unit.price + newHomeTax(unit.price).total),
      area: words.area(unit.area),
      rooms: words.rooms(unit),
      terrace: unit.terrace > 0 ? words.area(unit.terrace) : undefined,
      differs: unitDifferences(words, home, subject, data),
    }),
  };
}

function unitDifferences(words: LanguageWords, home: NewHome, subject: Subject, data: OurData): string | undefined {
  const { type, bedrooms, features, budget } = subject;
  const { unit, development } = home;
  const where = placeAsked(words, subject, data);
  const parts = [
    where !== undefined && !standsThere(development, subject, data) ? words.notThere(where) : undefined,
    type !== null && type !== "apartment" ? words.isOther(type) : undefined,
    ...features.map((each) => (hasUnitFeature(home, each) ? undefined : words.having(each, "hasNot"))),
    bedrooms !== null && unit.bedrooms < bedrooms ? words.hasBedrooms(unit.bedrooms) : undefined,
    budget?.to && unit.price > budget.to ? words.costs(true, words.price(unit.price - budget.to)) : undefined,
    budget?.from && unit.price < budget.from ? words.costs(false, words.price(budget.from - unit.price)) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? words.inOneLine(parts) : undefined;
}

/** "in Gràcia", or the quarter that was named. */
export function placeAsked(words: LanguageWords, { place, quarter }: Subject, { places }: OurData): string | undefined {
  if (quarter !== null) return quarters[quarter].in[words.language].locative;
  const found = places.find(({ slug }) => slug === place);
  return found && locativePhrase(words, found);
}

/** "in Gràcia with a terrace for €500,000 or less", behind the home that is looked for. */
function wishPhrase(words: LanguageWords, subject: Subject, data: OurData): string {
  const { features, lacking, bedrooms, budget } = subject;
  const [from, to] = [budget?.from ?? null, budget?.to ?? null];
  const isTerrace = asksForTerrace(subject.words);
  const having = features.map((each) =>
    each === "terrace-balcony" && isTerrace ? words.withTerrace : words.having(each, "with"),
  );
  const without = lacking.map((each) =>
    each === "recently-renovated" ? words.toRenovate : words.having(each, "without"),
  );
  return [
    ...without.filter((said) => said === words.toRenovate),
    bedrooms === null ? undefined : words.ofBedrooms(bedrooms),
    placeAsked(words, subject, data) ?? words.inTheCity,
    having.length > 0 ? words.inOneLine(having) : undefined,
    ...without.filter((said) => said !== words.toRenovate),
    from !== null && to !== null ? words.ofPrice("between", words.priceRange(from, to)) : undefined,
    from !== null && to === null ? words.ofPrice("from", words.price(from)) : undefined,
    from === null && to !== null ? words.ofPrice("to", words.price(to)) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** How many square metres a limit buys at what ours cost there, or anywhere. */
function budgetBuys(words: LanguageWords, { budget, place }: Subject, data: OurData) {
  const limit = budget?.to;
  if (!limit) return {};
  const there = place === null ? [] : homesOfPlace(place, data);
  const rates = (homes: readonly (typeof data.homes)[number][]) =>
    homes.map((home) => pricePerSquareMetre(home)).filter((rate) => rate !== null);
  const [all, own] = [rates(data.homes), rates(there)];
  if (all.length === 0) return {};
  const area = (rate: number) => words.area(Math.round(limit / rate));
  return {
    "buys.from": all.length > 1 ? area(Math.max(...all)) : undefined,
    "buys.to": all.length > 1 ? area(Math.min(...all)) : undefined,
    "buys.here": own.length > 0 ? area(Math.min(...own)) : undefined,
    "buys.rate": own.length > 0 ? words.price(Math.min(...own)) : undefined,
    "buys.within": data.homes.some(({ price }) => price <= limit) ? "" : undefined,
  };
}
