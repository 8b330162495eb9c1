import { guide } from "~/domain/guide/guide.server";

import type { LanguageWords } from "../phrases/language-words";
import type { HomeWish } from "../search/home-wish";

import { developmentValues, pricedArea } from "./development-values";
import { type ChosenHomes, lackOfHome } from "./fitting-homes";
import { chooseUnits, closer, hasUnitFeature, lackOf, type NewHome, standsThere } from "./fitting-units";
import { present, type Values, withPrefix } from "./known-values";
import type { OurData } from "./our-data.server";
import { locativePhrase } from "./place-values";

/** The new homes that an article on a search shows: those that fit, or the closest where nothing of ours does. */
export function shownUnits(wish: HomeWish, data: OurData, { fit: found }: ChosenHomes): NewHome[] {
  const { fit, nearest } = chooseUnits(wish, data);
  if (fit.length > 0) return fit.slice(0, mostUnits);
  if (found === null || found.length > 0 || !canBeNew(wish)) return [];
  return nearest && lackOf(nearest, wish, data).things <= mostLacking ? [nearest] : [];
}

/** Whoever wants a penthouse, or a home to renovate, is not helped by the nearest new apartment. */
function canBeNew({ type, lacking }: HomeWish): boolean {
  return (type === null || type === "apartment") && !lacking.includes("recently-renovated");
}

const mostUnits = 6;
const mostLacking = 2;

/** What the first paragraph of an article on a search says: what was asked for, what we have of it, and what comes closest. */
export function searchValues(
  words: LanguageWords,
  wish: HomeWish,
  data: OurData,
  chosen: ChosenHomes,
  now: Date,
): Values {
  const asked = wishPhrase(words, wish, data);
  const { fit } = chooseUnits(wish, data);
  const found = chosen.fit ?? [];
  const kind = wish.type ?? (wish.isFlat ? "flat" : "any");
  const with_ = (noun: string) => [noun, asked].filter(Boolean).join(" ");
  const [near] = fit.length > 0 ? [] : shownUnits(wish, data, chosen);
  const [close] = chosen.fitting;
  const isNewFirst = near && (!close || closer(lackOf(near, wish, data), lackOfHome(close, wish, data)) < 0);
  const prices = found.map(({ price }) => price);
  return present({
    "search.title": with_(words.searched(kind)),
    "search.none": chosen.fit !== null && found.length + fit.length === 0 ? with_(words.noneOf(kind)) : undefined,
    "search.noResale": chosen.fit !== null && found.length === 0 && fit.length > 0 ? "" : undefined,
    "search.one": found.length === 1 ? with_(words.someOfKind(kind, 1)) : undefined,
    "search.many": found.length > 1 ? with_(words.someOfKind(kind, found.length)) : undefined,
    "search.from": found.length > 1 ? words.price(Math.min(...prices)) : undefined,
    "search.to": found.length > 1 ? words.price(Math.max(...prices)) : undefined,
    "search.anywhere": wish.place === null ? "" : undefined,
    ...ofUnits(words, fit, found.length === 0 ? with_(words.someOfKind(kind, fit.length)) : undefined),
    ...(near && withPrefix("n", unitValues(words, near, wish, data, now))),
    "n.first": isNewFirst ? "" : undefined,
    "n.second": near && !isNewFirst ? "" : undefined,
  });
}

function ofUnits(words: LanguageWords, fit: readonly NewHome[], some: string | undefined) {
  const [first] = fit;
  if (!first) return {};
  const buildings = [...new Set(fit.map(({ development }) => development))];
  return {
    "u.some": some,
    "u.homes": words.homes(fit.length),
    "u.names": words.inOneLine(buildings.map(({ name, state }) => `${words.quotedName(name)} (${words.state[state]})`)),
    ...withPrefix("u", pricedArea(words, first.unit)),
    "u.single": fit.length === 1 ? "" : undefined,
    "u.several": fit.length > 1 ? "" : undefined,
  };
}

/** What can be said of one home in a new building, and in what it differs from the one that was asked for. */
function unitValues(words: LanguageWords, home: NewHome, wish: HomeWish, data: OurData, now: Date): Values {
  const { development, unit } = home;
  const building = developmentValues(words, development, data, now);
  return {
    ...present({
      name: development.name,
      slug: development.slug,
      where: building["d.where"],
      state: building["d.state"],
      rooms: words.rooms(unit),
      terrace: unit.terrace > 0 ? words.area(unit.terrace) : undefined,
      differs: unitDifferences(words, home, wish, data),
    }),
    ...pricedArea(words, unit),
  };
}

function unitDifferences(words: LanguageWords, home: NewHome, wish: HomeWish, data: OurData): string | undefined {
  const { type, bedrooms, features, lacking, budget } = wish;
  const { unit, development } = home;
  const over = unit.usefulArea === null || !budget ? 0 : unit.price - (budget.to ?? Infinity);
  const under = unit.usefulArea === null || !budget ? 0 : (budget.from ?? 0) - unit.price;
  const where = placeAsked(words, wish, data);
  const parts = [
    where !== undefined && !standsThere(development, wish, data) ? words.notThere(where) : undefined,
    type !== null && type !== "apartment" ? words.isOther(type) : undefined,
    ...features.map((each) => (hasUnitFeature(home, each) ? undefined : words.having(each, "hasNot"))),
    ...lacking.map((each) => (hasUnitFeature(home, each) ? words.having(each, "has") : undefined)),
    bedrooms !== null && unit.bedrooms < bedrooms ? words.hasBedrooms(unit.bedrooms) : undefined,
    // By how much it is over a limit tells the price.
    over > 0 ? words.costs(true, words.price(over)) : undefined,
    under > 0 ? words.costs(false, words.price(under)) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? words.inOneLine(parts) : undefined;
}

/** "in Gràcia", or the quarter that was named. */
export function placeAsked(
  words: LanguageWords,
  { place, quarter }: HomeWish,
  { places }: OurData,
): string | undefined {
  if (quarter !== null) return guide()[quarter]?.in[words.language].locative;
  const found = places.find(({ slug }) => slug === place);
  return found && locativePhrase(words, found);
}

/** "in Gràcia with a terrace for €500,000 or less", behind the home that is looked for. */
function wishPhrase(words: LanguageWords, wish: HomeWish, data: OurData): string {
  const { features, lacking, bedrooms, budget, isTerrace } = wish;
  const [from, to] = [budget?.from ?? null, budget?.to ?? null];
  const having = features.map((each) =>
    each === "terrace-balcony" && isTerrace ? words.withTerrace : words.having(each, "with"),
  );
  const without = lacking.map((each) =>
    each === "recently-renovated" ? words.toRenovate : words.having(each, "without"),
  );
  return [
    ...without.filter((said) => said === words.toRenovate),
    bedrooms === null ? undefined : words.ofBedrooms(bedrooms),
    placeAsked(words, wish, data) ?? words.inTheCity,
    having.length > 0 ? words.inOneLine(having) : undefined,
    ...without.filter((said) => said !== words.toRenovate),
    from !== null && to !== null ? words.ofPrice("between", words.priceRange(from, to)) : undefined,
    from !== null && to === null ? words.ofPrice("from", words.price(from)) : undefined,
    from === null && to !== null ? words.ofPrice("to", words.price(to)) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}
