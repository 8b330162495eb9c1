import type { Quarter } from "~/domain/developments/completion";
import type { TableName } from "~/domain/guide/entry";
import type { EnergyRating, PropertyType } from "~/domain/properties/property";
import {
  formatArea,
  formatDayInSentence,
  formatList,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceRange,
} from "~/i18n/format";
import type { Language } from "~/i18n/languages";

import { fill } from "../values/known-values";
import type { OurDevelopment } from "../values/our-data.server";

import { type Counted, counting } from "./counting";
import type { WishWords } from "./wish-words";
import { wishesIn } from "./wishes-in";

/** The columns that tables are made of. */
export type Column =
  | "home"
  | "place"
  | "price"
  | "area"
  | "usefulArea"
  | "perMetre"
  | "perUsableMetre"
  | "transferTax"
  | "notary"
  | "registry"
  | "own80"
  | "own65"
  | "newHomeTax"
  | "homes"
  | "bedrooms"
  | "terrace"
  | "newSum"
  | "tax"
  | "sum";

/** Everything of a language that is smaller than a sentence. */
export type PlainWords = {
  /** The numbers from one up that are written as words. */
  numbers: readonly string[];
  /** The same after "of", where they change. */
  numbersOf?: readonly string[];
  homes: Counted;
  /** "of the six homes" */
  ofHomes: Counted;
  allHomes: string;
  someHomes: string;
  /** How many of our homes fit what the keyword asks for. */
  fit: Counted;
  theOneFits: string;
  bedrooms: Counted;
  noBedroom: string;
  bathrooms: Counted;
  /** By the larger number, which is `{count}`. */
  bedroomRange: Counted;
  inPlace: string;
  type: Record<PropertyType, string>;
  state: Record<OurDevelopment["state"], string>;
  certificate: Record<"in_progress" | "exempt", string>;
  energyClass: string;
  areas: string;
  reserved: string;
  column: Record<Column, string>;
  caption: Record<TableName, string>;
  quarter: Record<Quarter["quarter"], string>;
  quotedName: string;
  /** Of the limit that a keyword names, in a table of homes. */
  limitRow: string;
  /** Where the heading of a column names another share than a home's row has. */
  loanOf: string;
  wish: WishWords;
};

/** What a language does with numbers, kinds and places. */
export type LanguageWords = ReturnType<typeof languageWords>;

export function languageWords(language: Language, words: PlainWords) {
  const { type, state, reserved, column, caption, limitRow } = words;
  const count = counting(language, words);
  const homes = (value: number) => count(words.homes, value);
  const ofHomes = (total: number) => count(words.ofHomes, total);
  const bedrooms = (value: number) => count(words.bedrooms, value);

  /** "two of the six homes"; undefined where that would not be said: none, or only one home in all. */
  function someOf(some: number, total: number): string | undefined {
    if (some === 0 || total === 1) return undefined;
    if (some === total) return fill(words.allHomes, { homes: homes(total) });
    return count({ other: words.someHomes }, some, { ofHomes: ofHomes(total) });
  }

  return {
    language,
    type,
    state,
    reserved,
    column,
    caption,
    limitRow,
    ...figures(language),
    ...wishesIn(words.wish, count),
    /** "Q4 2028", inside a sentence. */
    quarter: ({ year, quarter }: Quarter) => fill(words.quarter[quarter], { year: String(year) }),
    /** A name of ours that is not translated, as the language marks it in a sentence. */
    quotedName: (name: string) => fill(words.quotedName, { name }),
    loanOf: (share: string) => words.loanOf.replace("{share}", share),
    /** "six homes", from one up. */
    homes,
    someOf,
    /** "in Gràcia", for a place whose own form is not known. */
    inPlace: (name: string) => fill(words.inPlace, { name }),
    /** How many of our homes, from one up, are what an entry is about, as a sentence. */
    fitting(some: number, total: number): string {
      if (total === 1) return words.theOneFits;
      return capital(count(words.fit, some, { some: someOf(some, total) ?? "" }));
    },
    /** "3 bedrooms, 2 bathrooms" */
    rooms: (home: { bedrooms: number; bathrooms: number }) =>
      [home.bedrooms > 0 ? bedrooms(home.bedrooms) : words.noBedroom, count(words.bathrooms, home.bathrooms)].join(
        ", ",
      ),
    /** "2 to 4 bedrooms" */
    bedroomRange: (from: number, to: number) =>
      from === to ? bedrooms(from) : count(words.bedroomRange, to, { from: String(from) }),
    /** What stands on the energy label, a letter or none. */
    rating: (rating: EnergyRating) =>
      rating === "in_progress" || rating === "exempt"
        ? words.certificate[rating]
        : fill(words.energyClass, { class: rating }),
    /** "80 m² built, 70 m² usable" */
    areas: (built: string, usable: string) => fill(words.areas, { built, usable }),
  };
}

/** Figures as the language writes them. */
function figures(language: Language) {
  return {
    figure: (value: number) => formatNumber(language, value),
    price: (euro: number) => formatPrice(language, euro),
    priceRange: (from: number, to: number) => formatPriceRange(language, from, to),
    area: (squareMetres: number) => formatArea(language, squareMetres),
    percent: (value: number) => formatPercent(language, value),
    day: (iso: string) => formatDayInSentence(language, iso),
    inOneLine: (parts: readonly string[]) => formatList(language, parts),
    /** A title as it stands inside a sentence; one that has quotation marks of its own is plain enough. */
    quoted: (title: string) =>
      /[“”«»"]/u.test(title) ? title : (language === "en" ? ["“", "”"] : ["«", "»"]).join(title),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
