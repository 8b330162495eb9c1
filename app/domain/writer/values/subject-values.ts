import { priceWithinMoney } from "~/domain/costs/purchase-tax";
import type { SearchFeatureKey } from "~/domain/listings/features";
import { searchedPlaces } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";

import type { Budget } from "../keyword/keyword-amount";
import type { LanguageWords } from "../keyword/language-words";
import { isBeyondOurs, type Subject } from "../keyword/subject";
import { standsIn } from "../quarters/quarter-of-home";

import { type ChosenHomes, hasFeature } from "./fitting-homes";
import { priceValues } from "./home-values";
import { present, type Values, withPrefix } from "./known-values";
import type { OurData, OurHome } from "./our-data.server";
import { homesOfPlace, locativePhrase } from "./place-values";
import { placeAsked } from "./search-values";

/** What the keyword asks for, in the words of the article's language, and how much of it we have. */
export function subjectValues(words: LanguageWords, subject: Subject, data: OurData, chosen: ChosenHomes): Values {
  const { place, type, bedrooms, budget, features, lacking, residency } = subject;
  const placeName = data.places.find(({ slug }) => slug === place)?.name;
  const wishes = [
    type ? words.type[type] : undefined,
    placeName,
    bedrooms ? words.bedroomsOrMore(bedrooms) : undefined,
    budget ? budgetText(words, budget) : undefined,
    ...features.map((each) => words.featureName(each)),
    ...lacking.map((each) => words.having(each, "without")),
  ].filter((wish) => wish !== undefined);
  const total = data.homes.length;
  const nameOf = (among: readonly SearchFeatureKey[]) => {
    const named = features.find((each) => among.includes(each));
    return named && words.featureHeading(named);
  };
  // A list with nothing in it is no answer.
  const isListed = place !== null && !isBeyondOurs(subject) && homesOfPlace(place, data).length > 0;
  const searched = isListed ? searchedPlaces.find((slug) => slug === place) : undefined;
  return present({
    "wish.text": wishes.length > 0 ? wishes.join(", ") : undefined,
    "building.name": nameOf(["parking", "storage"]),
    "view.name": nameOf(["sea-view", "city-view"]),
    "fit.sentence": chosen.fit !== null && total > 0 ? words.fitting(chosen.fit.length, total) : undefined,
    "fit.some": chosen.fit !== null && chosen.fit.length > 0 ? "" : undefined,
    "fit.none": chosen.fit !== null && chosen.fit.length === 0 ? "" : undefined,
    "fit.close": chosen.fit !== null && chosen.fit.length < chosen.fitting.length ? "" : undefined,
    ...ofThoseThatFit(words, subject, data, chosen.fit ?? []),
    "list.path": `/properties${searchQuery(searched ? { neighborhood: searched } : {})}`,
    "lives.abroad": residency === "non-resident" ? "" : undefined,
    "lives.here": residency === "resident" ? "" : undefined,
    ...(budget?.to ? limitValues(words, budget.to) : {}),
  });
}

/** Where they are and from which price; of the only one, what no other of ours has. */
function ofThoseThatFit(words: LanguageWords, subject: Subject, { homes, places }: OurData, fit: readonly OurHome[]) {
  const where = places.filter(({ slug }) => fit.some((home) => home.place === slug));
  const prices = fit.map(({ price }) => price);
  if (fit.length > 1) {
    if (where.length < 2) return {};
    return {
      "fit.where": words.inOneLine(where.map((place) => locativePhrase(words, place))),
      "fit.from": words.price(Math.min(...prices)),
    };
  }
  const [only] = fit;
  if (!only) return {};
  const { type, features } = subject;
  const isAlone = (has: (home: OurHome) => boolean) => homes.length > 1 && homes.filter(has).length === 1;
  if (type && isAlone((home) => home.type === type)) return { "fit.only": words.onlyType(type) };
  const rare = features.find((feature) => isAlone((home) => hasFeature(home, feature)));
  return rare ? { "fit.only": words.onlyWith(words.having(rare, "with")) } : {};
}

/**
 * In what a home of ours differs from the one that was asked for, in one line; undefined where it does not.
 */
export function differences(words: LanguageWords, subject: Subject, home: OurHome, data: OurData): string | undefined {
  const { place, quarter, type, bedrooms, budget, features, lacking, isFlat } = subject;
  const asked = placeAsked(words, subject, data);
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

function budgetText(words: LanguageWords, { from, to }: Budget): string | undefined {
  if (from !== null && to !== null) return words.priceRange(from, to);
  if (to !== null) return words.upTo(words.price(to));
  return from === null ? undefined : words.from(words.price(from));
}

function limitValues(words: LanguageWords, limit: number): Values {
  return {
    ...withPrefix("limit", priceValues(words, limit)),
    ...withPrefix("within", priceValues(words, priceWithinMoney(limit))),
  };
}
