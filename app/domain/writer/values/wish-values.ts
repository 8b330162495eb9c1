import type { LanguageWords } from "../phrases/language-words";
import type { HomeWish } from "../search/home-wish";

import { type ChosenHomes, hasFeature } from "./fitting-homes";
import { present, type Values } from "./known-values";
import type { OurData, OurHome } from "./our-data.server";
import { homesOfPlace } from "./place-values";
import { standsIn } from "./quarter-of-home";
import { placeAsked } from "./search-values";

/** How many of our homes are what was asked for. */
export function fitValues(words: LanguageWords, { fit, fitting }: ChosenHomes, data: OurData): Values {
  const total = data.homes.length;
  return present({
    "fit.sentence": fit !== null && fit.length > 0 ? words.fitting(fit.length, total) : undefined,
    "fit.none": fit !== null && fit.length === 0 ? "" : undefined,
    "fit.close": fit !== null && fit.length < fitting.length ? "" : undefined,
  });
}

/**
 * In what a home of ours differs from the one that was asked for, in one line; undefined where it does not.
 */
export function differences(words: LanguageWords, wish: HomeWish, home: OurHome, data: OurData): string | undefined {
  const { place, quarter, type, bedrooms, budget, features, lacking, isFlat } = wish;
  const asked = placeAsked(words, wish, data);
  const isThere =
    place !== null &&
    homesOfPlace(place, data).includes(home) &&
    (quarter === null || standsIn(home, quarter) !== false);
  const isElsewhere = asked !== undefined && !isThere;
  const isOther = (type !== null && home.type !== type) || (isFlat && home.type === "house");
  const parts = [
    isElsewhere ? words.notThere(asked) : undefined,
    isOther ? words.isOther(type) : undefined,
    ...features.map((each) => (hasFeature(home, each) ? undefined : words.having(each, "hasNot"))),
    ...lacking.map((each) => (hasFeature(home, each) ? words.having(each, "has") : undefined)),
    bedrooms !== null && home.bedrooms < bedrooms ? words.hasBedrooms(home.bedrooms) : undefined,
    budget?.to && home.price > budget.to ? words.costs(true, words.price(home.price - budget.to)) : undefined,
    budget?.from && home.price < budget.from ? words.costs(false, words.price(budget.from - home.price)) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? words.inOneLine(parts) : undefined;
}
