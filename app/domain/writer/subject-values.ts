import { priceWithinLimit } from "~/domain/costs/purchase-tax";
import { searchedPlaces } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";

import type { ChosenHomes } from "./fitting-homes";
import { priceValues } from "./home-values";
import { present, type Values, withPrefix } from "./known-values";
import type { LanguageWords } from "./language-words";
import type { OurData } from "./our-data.server";
import { homesOfPlace } from "./place-values";
import { type Budget, isBeyondOurs, type Subject } from "./subject";

/** What the keyword asks for, in the words of the article's language, and how much of it we have. */
export function subjectValues(words: LanguageWords, subject: Subject, data: OurData, chosen: ChosenHomes): Values {
  const { place, type, bedrooms, budget, feature, residency } = subject;
  const placeName = data.places.find(({ slug }) => slug === place)?.name;
  const wishes = [
    type ? words.type[type] : undefined,
    placeName,
    bedrooms ? words.bedroomsOrMore(bedrooms) : undefined,
    budget ? budgetText(words, budget) : undefined,
    feature ? words.featureName(feature) : undefined,
  ].filter((wish) => wish !== undefined);
  const total = data.homes.length;
  // A list with nothing in it is no answer.
  const isListed = place !== null && !isBeyondOurs(subject) && homesOfPlace(place, data).length > 0;
  const searched = isListed ? searchedPlaces.find((slug) => slug === place) : undefined;
  return present({
    "wish.text": wishes.length > 0 ? wishes.join(", ") : undefined,
    "wish.feature": feature ? words.featureName(feature) : undefined,
    "wish.name": feature ? words.featureHeading(feature) : undefined,
    "wish.having": feature
      ? words.someOf(data.homes.filter((home) => home.features.includes(feature)).length, total)
      : undefined,
    "wish.bedrooms": bedrooms ? words.bedroomsOrMore(bedrooms) : undefined,
    "fit.sentence": chosen.fit !== null && total > 0 ? words.fitting(chosen.fit, total) : undefined,
    "fit.some": chosen.fit ? "" : undefined,
    "fit.close": chosen.fit !== null && chosen.fit < chosen.fitting.length ? "" : undefined,
    "list.path": `/properties${searchQuery(searched ? { neighborhood: searched } : {})}`,
    "lives.abroad": residency === "non-resident" ? "" : undefined,
    "lives.here": residency === "resident" ? "" : undefined,
    ...(budget?.to ? limitValues(words, budget.to) : {}),
  });
}

/** The wish as it was typed, and how many of our homes fit, as it goes on after a colon. */
export function namedWishValues(
  words: LanguageWords,
  wish: string | undefined,
  fit: number | null,
  total: number,
): Values {
  if (wish === undefined || fit === null || total === 0) return {};
  const sentence = words.fitting(fit, total);
  return { "wish.asked": wish, "fit.inside": sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1) };
}

function budgetText(words: LanguageWords, { from, to }: Budget): string | undefined {
  if (from !== null && to !== null) return words.priceRange(from, to);
  if (to !== null) return words.upTo(words.price(to));
  return from === null ? undefined : words.from(words.price(from));
}

function limitValues(words: LanguageWords, limit: number): Values {
  return {
    ...withPrefix("limit", priceValues(words, limit)),
    ...withPrefix("within", priceValues(words, priceWithinLimit(limit))),
  };
}
