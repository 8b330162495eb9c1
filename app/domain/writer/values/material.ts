import type { HomesOfEntry, Placed, TableName } from "~/domain/guide/entry";
import { searchedPlaces } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";

import { tableHtml } from "../article/tables";
import type { LanguageWords } from "../phrases/language-words";
import { anyHome, type HomeWish } from "../search/home-wish";

import { developmentValues, paymentPlanValues } from "./development-values";
import { chooseHomes } from "./fitting-homes";
import { generalValues } from "./general-values";
import { homeInSentence, homeValues, priceValues } from "./home-values";
import { present, type Values, withPrefix } from "./known-values";
import type { OurData, OurHome } from "./our-data.server";
import { homesOfPlace, placeValues } from "./place-values";
import { shownUnits, searchValues } from "./search-values";
import { differences, fitValues } from "./wish-values";

/** All of ours that one article can be made of. */
export type Material = {
  values: Values;
  /** Those that fit, or come closest. */
  homes(): Values[];
  /** Those of the place that an article is about. */
  placeHomes(): Values[];
  developments(): Values[];
  /** The new buildings of a search. */
  newHomes(): Values[];
  table(name: TableName): string | undefined;
};

/** What examples are reckoned with: homes of ours at prices of our range, else round prices. In EUR. */
const exampleRange = { from: 500_000, to: 1_000_000 } as const;
const roundPrices = [650_000, 900_000] as const;
const tablePrices = [500_000, 650_000, 800_000, 1_000_000] as const;
const shownInTable = 6;

type About = {
  /** What somebody looks for, where the article is about a search. */
  wish?: HomeWish;
  /** The homes that an entry is about. */
  kind?: HomesOfEntry | undefined;
  /** The neighbourhood of ours that an entry is about, or the quarter of one. */
  placed?: Placed | undefined;
  /** "in the Gothic Quarter", in the article's language. */
  locative?: string | undefined;
  /** Another for each article, so that not all of them tell of the same two homes. */
  seed: string;
};

export function gather(
  words: LanguageWords,
  data: OurData,
  now: Date,
  { wish, kind, placed, locative, seed }: About,
): Material {
  const place = placed?.place;
  const asked = wish ?? { ...anyHome, place: place ?? null };
  const chosen = chooseHomes(asked, data, kind);
  const units = wish ? shownUnits(asked, data, chosen) : [];
  const differing = (home: OurHome): Values => {
    const differs = wish && differences(words, asked, home, data);
    return differs === undefined ? {} : { differs };
  };
  const listed = (home: OurHome) => withPrefix("h", { ...homeValues(words, home, data.places), ...differing(home) });
  const buildings = wish ? [...new Set(units.map(({ development }) => development))] : data.developments;
  const told = () => buildings.map((development) => developmentValues(words, development, data, now));
  const [first] = chosen.fitting;
  return {
    values: {
      ...generalValues(words, data, now),
      ...exampleValues(words, data, seed),
      ...(asked.place === null ? {} : placeValues(words, asked.place, data)),
      ...(placed?.quarter && present({ [`quarter.${placed.quarter}`]: "", "quarter.in": locative })),
      ...paymentPlanValues(words, data),
      ...fitValues(words, chosen, data),
      "list.path": `/properties${searchQuery(placeSearched(asked, data))}`,
      ...(data.developments.length > 0 && { "dev.any": "" }),
      ...(wish && searchValues(words, wish, data, chosen, now)),
      ...(wish && first && withPrefix("f", { ...homeInSentence(words, first, data.places), ...differing(first) })),
    },
    homes: () => chosen.fitting.map(listed),
    placeHomes: () => (place === undefined ? [] : homesOfPlace(place, data).slice(0, 3).map(listed)),
    developments: told,
    newHomes: told,
    table: (name) => {
      const homes =
        name === "search-costs" ? chosen.fitting : name === "homes" ? data.homes.slice(0, shownInTable) : [];
      const limit = asked.budget?.to ?? null;
      return tableHtml(name, {
        words,
        data,
        place: asked.place,
        homes,
        prices: tablePrices,
        units,
        limit,
      });
    },
  };
}

/** Two homes for sums, `a` and `b`, and two prices, `x` and `y`: theirs, or round ones. */
function exampleValues(words: LanguageWords, { homes, places }: OurData, seed: string): Values {
  const inRange = homes.filter(({ price }) => price >= exampleRange.from && price <= exampleRange.to);
  const at = inRange.length > 0 ? numberOf(seed) % inRange.length : 0;
  const [first, second] = [...inRange.slice(at), ...inRange.slice(0, at)];
  const [low, high] = roundPrices;
  const known = (home: OurHome) => homeInSentence(words, home, places);
  return {
    ...(first && withPrefix("a", known(first))),
    ...(second && withPrefix("b", known(second))),
    ...withPrefix("x", priceValues(words, first?.price ?? low)),
    ...withPrefix("y", priceValues(words, second?.price ?? high)),
    ...(first && { "x.home": "" }),
  };
}

function numberOf(seed: string): number {
  return [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

/** The search of our list for a neighbourhood in which we have homes; a list with nothing in it is no answer. */
function placeSearched({ place }: HomeWish, data: OurData) {
  const searched =
    place !== null && homesOfPlace(place, data).length > 0 && searchedPlaces.find((slug) => slug === place);
  return searched ? { neighborhood: searched } : {};
}
