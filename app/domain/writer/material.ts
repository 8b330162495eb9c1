import type { Choice } from "./choice";
import type { HomesOfEntry } from "./entries/entry";
import { chooseHomes, type ChosenHomes } from "./fitting-homes";
import { generalValues } from "./general-values";
import { homeInSentence, homeValues, priceValues } from "./home-values";
import { has } from "./keyword";
import { livingWords, priceWords, safetyWords } from "./keyword-words";
import { type Values, withPrefix } from "./known-values";
import type { LanguageWords } from "./language-words";
import type { OurData, OurHome } from "./our-data.server";
import { locativePhrase, placeValues } from "./place-values";
import { ownTextsOf } from "./quarters/own-texts";
import type { HomeGroup, TableName } from "./section";
import type { Subject } from "./subject";
import { namedWishValues, subjectValues } from "./subject-values";
import { tableHtml } from "./tables";

/** All that one article can be made of. */
export type Material = {
  values: Values;
  homes(group: HomeGroup): Values[];
  developments(): Values[];
  table(name: TableName): string | undefined;
};

/** Prices for examples where there is no home to take them from, in EUR. */
const examplePrices = [500_000, 700_000, 950_000] as const;
const roundPrices = [500_000, 600_000, 700_000, 850_000, 1_000_000] as const;
const tableRows = 6;
const sums = 4;

/**
 * @param kind of the homes that the article's entry is about
 * @param isLedByHomes whether its first paragraph says which homes fit
 * @param hasRoundSums whether its sums are worked out for no home of ours: the price of one would look taken from nowhere
 * @param wish the home that the keyword asks for, as a sentence may begin with it
 */
export function gather(
  words: LanguageWords,
  subject: Subject,
  data: OurData,
  choice: Choice,
  now: Date,
  {
    kind,
    isLedByHomes = false,
    wish,
    hasRoundSums = false,
  }: {
    kind?: HomesOfEntry | undefined;
    isLedByHomes?: boolean;
    wish?: string | undefined;
    hasRoundSums?: boolean;
  } = {},
): Material {
  const chosen = chooseHomes(subject, data, choice, kind);
  const listed = (home: OurHome) => homeValues(words, home, data.places);
  const known = (home: OurHome) => homeInSentence(words, home, data.places);
  const groups: Record<HomeGroup, OurHome[]> = {
    fitting: chosen.fitting,
    place: chosen.place,
    examples: chosen.inOrder(chosen.examples.slice(0, sums)),
  };
  return {
    values: {
      ...generalValues(words, data, now),
      ...(subject.place ? placeValues(words, subject.place, data) : {}),
      ...subjectValues(words, subject, data, chosen),
      ...exampleValues(words, chosen, known, hasRoundSums ? choice.some("round sums", roundPrices, 2) : undefined),
      ...askedOfPlace(subject),
      ...ownTextsOf(words, subject, data.places),
      ...(chosen.fitting[0] && withPrefix("f", known(chosen.fitting[0]))),
      ...(isLedByHomes && { "lead.homes": "" }),
      ...namedWishValues(words, wish, chosen.fit, data.homes.length),
      ...(data.developments.length > 0 && { "dev.any": "" }),
    },
    homes: (group) => groups[group].map((home) => withPrefix("h", listed(home))),
    developments: () => data.developments.map((development) => developmentValues(words, development, data)),
    table: (name) => {
      const { place, residency } = subject;
      const input = { words, data, place, livesAbroad: residency === "non-resident" };
      const rows = chosen.inOrder(chosen.examples.slice(0, tableRows));
      if (name === "homes") return tableHtml(name, { ...input, homes: rows, prices: [] });
      if (name !== "new-or-resale") {
        return tableHtml(name, { ...input, homes: chosen.examples.slice(0, sums), prices: examplePrices });
      }
      return tableHtml(name, { ...input, homes: [], prices: choice.some("round prices", roundPrices, 3) });
    },
  };
}

/** What the keyword wants to know of a neighbourhood: what life is like there, whether it is safe, what homes cost, or what there is to buy. */
function askedOfPlace({ words, place }: Subject): Values {
  if (!place) return {};
  if (has(words, safetyWords)) return { "asks.safe": "" };
  if (has(words, livingWords)) return { "asks.live": "" };
  return has(words, priceWords) ? { "asks.price": "" } : { "asks.buy": "" };
}

/** Two homes for sums, `a` and `b`; `x` and `y` are their prices, or round ones: where asked for, or without homes. */
function exampleValues(
  words: LanguageWords,
  { examples }: ChosenHomes,
  known: (home: OurHome) => Values,
  round: readonly number[] | undefined,
): Values {
  const [first, ...others] = examples;
  const second = others.find(({ price }) => Math.abs(price - (first?.price ?? 0)) >= 100_000) ?? others[0];
  const [, middle, high] = examplePrices;
  const [low, above] = round ?? [first?.price, second?.price];
  return {
    ...(first && withPrefix("a", known(first))),
    ...(second && withPrefix("b", known(second))),
    ...withPrefix("x", priceValues(words, low ?? middle)),
    ...withPrefix("y", priceValues(words, above ?? high)),
    ...(first && !round && { "x.home": "" }),
  };
}

function developmentValues(
  words: LanguageWords,
  { name, place, priceFrom, state, bedrooms, energyRating }: OurData["developments"][number],
  { places }: OurData,
): Values {
  const found = places.find(({ slug }) => slug === place);
  return {
    "d.name": name,
    "d.price": priceValues(words, priceFrom).price ?? "",
    "d.state": words.state[state],
    "d.bedrooms": words.bedroomRange(bedrooms.from, bedrooms.to),
    ...(found && { "d.where": locativePhrase(words, found) }),
    ...(energyRating && { "d.rating": words.rating(energyRating) }),
  };
}
