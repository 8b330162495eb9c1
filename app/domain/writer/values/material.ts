import { mortgageCustoms } from "~/domain/costs/mortgage-figures";

import type { Choice } from "../article/choice";
import type { HomeGroup, TableName } from "../article/section";
import { tableHtml } from "../article/tables";
import type { HomesOfEntry } from "../entries/entry";
import { has } from "../keyword/keyword";
import {
  childrenWords,
  livingWords,
  noiseWords,
  priceWords,
  safetyWords,
  weighingWords,
} from "../keyword/keyword-words";
import type { LanguageWords } from "../keyword/language-words";
import type { Subject } from "../keyword/subject";
import { ownTextsOf } from "../quarters/own-texts";

import { developmentValues, newHomesValues } from "./development-values";
import { chooseHomes, type ChosenHomes } from "./fitting-homes";
import { generalValues } from "./general-values";
import { homeInSentence, homeValues, priceValues } from "./home-values";
import { type Values, withPrefix } from "./known-values";
import type { OurData, OurHome } from "./our-data.server";
import { placeValues, quarterHomesValues } from "./place-values";
import { searchValues, shownUnits } from "./search-values";
import { differences, subjectValues } from "./subject-values";

/** All that one article can be made of. */
export type Material = {
  values: Values;
  homes(group: HomeGroup): Values[];
  developments(): Values[];
  newHomes(): Values[];
  table(name: TableName): string | undefined;
};

/** What is worked out with the sum that a keyword names: the tax on a price, a loan, or what a bank lends for a home. */
export type SumAsked = "tax" | "loan" | "home";

/** Prices for examples where there is no home to take them from, in EUR. */
const examplePrices = [500_000, 700_000, 950_000] as const;
const roundPrices = [500_000, 600_000, 700_000, 850_000, 1_000_000] as const;
const tableRows = 6;
const sums = 4;
const unitsInSums = 2;

/**
 * @param kind of the homes that the article's entry is about
 * @param isLedByHomes whether its first paragraph says which homes fit
 * @param hasRoundSums whether its sums are worked out for no home of ours: the price of one would look taken from nowhere
 * @param spaceWhere in which neighbourhood a parking space is looked for
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
    spaceWhere,
    isLedByNewHomes = false,
    sum,
    hasRoundSums = false,
  }: {
    kind?: HomesOfEntry | undefined;
    isLedByHomes?: boolean;
    spaceWhere?: string | undefined;
    isLedByNewHomes?: boolean;
    sum?: SumAsked | undefined;
    hasRoundSums?: boolean;
  } = {},
): Material {
  const chosen = spaceWhere === undefined ? chooseHomes(subject, data, choice, kind) : noHomes;
  const price = priceOf(subject);
  const units = isLedByHomes ? shownUnits(subject, data, chosen) : [];
  const differing = (home: OurHome): Values => {
    const differs = differences(words, subject, home, data);
    return differs === undefined ? {} : { differs };
  };
  const listed = (home: OurHome) => ({ ...homeValues(words, home, data.places), ...differing(home) });
  const known = (home: OurHome) => ({ ...homeInSentence(words, home, data.places), ...differing(home) });
  const groups: Record<HomeGroup, OurHome[]> = {
    fitting: chosen.fitting,
    place: chosen.place,
    examples: chosen.inOrder(chosen.examples.slice(0, sums)),
  };
  return {
    values: {
      ...generalValues(words, data, now),
      ...(subject.place ? placeValues(words, subject.place, data) : {}),
      ...(subject.place && subject.quarter && quarterHomesValues(words, subject.place, subject.quarter, data)),
      ...subjectValues(words, subject, data, chosen),
      ...exampleValues(words, chosen, known, {
        price,
        round: hasRoundSums ? choice.some("round sums", roundPrices, 2) : undefined,
      }),
      ...askedOfPlace(subject),
      ...(subject.feature === "terrace-balcony" && { "asks.outside": "" }),
      ...ownTextsOf(words, subject, data.places),
      ...(chosen.fitting[0] && withPrefix("f", known(chosen.fitting[0]))),
      ...(isLedByHomes && { "lead.homes": "" }),
      ...(isLedByNewHomes && { "lead.new": "" }),
      ...(sum !== undefined && { "sum.known": "", [`sum.${sum}`]: "" }),
      ...(isLedByHomes && searchValues(words, subject, data, chosen, now)),
      ...(isLedByHomes && units.length > 0 && { "units.any": "" }),
      ...(data.developments.length > 0 && { "dev.any": "" }),
      ...newHomesValues(words, subject, data),
      ...(spaceWhere !== undefined && { "space.where": spaceWhere }),
    },
    homes: (group) => groups[group].map((home) => withPrefix("h", listed(home))),
    developments: () =>
      data.developments.map((development) => developmentValues(words, development, subject, data, now)),
    newHomes: () =>
      [...new Set(units.map(({ development }) => development))].map((development) =>
        developmentValues(words, development, subject, data, now),
      ),
    table: (name) => {
      const { place, residency } = subject;
      const input = { words, data, place, livesAbroad: residency === "non-resident" };
      const rows = chosen.inOrder(chosen.examples.slice(0, tableRows));
      if (name === "units") return tableHtml(name, { ...input, homes: [], prices: [], units });
      if (name === "search-costs") {
        const homes = chosen.fitting.length > 0 || units.length > 0 ? chosen.fitting : rows.slice(0, sums);
        return tableHtml(name, {
          ...input,
          homes,
          prices: [],
          units: units.slice(0, unitsInSums),
          limit: subject.budget?.to ?? null,
        });
      }
      if (name === "homes") return tableHtml(name, { ...input, homes: rows, prices: [] });
      if (name !== "new-or-resale") {
        const prices = price === null ? examplePrices : [...new Set([price, ...examplePrices])];
        const homes = price === null ? chosen.examples.slice(0, sums) : [];
        return tableHtml(name, { ...input, homes, prices });
      }
      return tableHtml(name, { ...input, homes: [], prices: choice.some("round prices", roundPrices, 3) });
    },
  };
}

/** What the keyword wants to know of a neighbourhood: what life is like there, whether it is safe, what homes cost, or what there is to buy. */
function askedOfPlace(subject: Subject): Values {
  const { words, place } = subject;
  if (!place) return {};
  return {
    ...mainlyAsked(subject),
    ...(has(words, weighingWords) && { "asks.whether": "" }),
    ...(has(words, childrenWords) && { "asks.children": "" }),
    ...(has(words, noiseWords) && { "asks.noise": "" }),
  };
}

function mainlyAsked({ words }: Subject): Values {
  if (has(words, safetyWords)) return { "asks.safe": "" };
  if (has(words, livingWords)) return { "asks.live": "" };
  return has(words, priceWords) ? { "asks.price": "" } : { "asks.buy": "" };
}

/** For whoever looks for no home at all. */
const noHomes: ChosenHomes = { fit: null, fitting: [], place: [], examples: [], inOrder: (homes) => [...homes] };

/** The price that the keyword's sum stands for: of a loan, the one of which banks lend as much. */
function priceOf({ sum, residency }: Subject): number | null {
  if (sum === null || sum.of === "price") return sum?.euro ?? null;
  const { resident, nonResident } = mortgageCustoms;
  const share = residency === "non-resident" ? nonResident.share.to : resident.share;
  return Math.round((sum.euro * 100) / share);
}

/** Two homes for sums, `a` and `b`; `x` and `y` are their prices, or round ones: where asked for, or without homes. */
function exampleValues(
  words: LanguageWords,
  { examples }: ChosenHomes,
  known: (home: OurHome) => Values,
  { price, round }: { price: number | null; round: readonly number[] | undefined },
): Values {
  // Whoever names a sum wants it worked out with that sum, not with a home that costs something else.
  const [first, ...others] = price === null ? examples : [];
  const second = others.find(({ price }) => Math.abs(price - (first?.price ?? 0)) >= 100_000) ?? others[0];
  const [, middle, high] = examplePrices;
  const [low, above] = round ?? [first?.price, second?.price];
  return {
    ...(first && withPrefix("a", known(first))),
    ...(second && withPrefix("b", known(second))),
    ...withPrefix("x", priceValues(words, price ?? low ?? middle)),
    ...withPrefix("y", priceValues(words, above ?? high)),
    ...(first && !round && { "x.home": "" }),
  };
}
