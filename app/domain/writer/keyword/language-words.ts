import type { Quarter } from "~/domain/developments/completion";
import type { FeatureKey } from "~/domain/listings/features";
import type { EnergyRating, PropertyType } from "~/domain/properties/property";
import { features as ca } from "~/i18n/ca/features";
import { features as en } from "~/i18n/en/features";
import { features as es } from "~/i18n/es/features";
import {
  formatArea,
  formatDay,
  formatList,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceRange,
} from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { features as ru } from "~/i18n/ru/features";

import type { TableName } from "../article/section";
import { fill } from "../values/known-values";
import type { OurDevelopment } from "../values/our-data.server";

import type { Counted, WishWords } from "./wish-words";
import { wishesIn } from "./wishes-in";

/** The columns that tables are made of. */
export type Column =
  | "home"
  | "place"
  | "price"
  | "area"
  | "perMetre"
  | "perUsableMetre"
  | "transferTax"
  | "notary"
  | "registry"
  | "loan"
  | "ownMoney"
  | "cash"
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
  noneFits: string;
  theOneFits: string;
  theOneDoesNotFit: string;
  bedrooms: Counted;
  noBedroom: string;
  bathrooms: Counted;
  bedroomsOrMore: string;
  /** By the larger number, which is `{count}`. */
  bedroomRange: Counted;
  inPlace: string;
  type: Record<PropertyType, string>;
  state: Record<OurDevelopment["state"], string>;
  certificate: Record<"in_progress" | "exempt", string>;
  energyClass: string;
  upTo: string;
  from: string;
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

const featureNames = { en, es, ca, ru };

/** What a language does with numbers, kinds and places. */
export type LanguageWords = ReturnType<typeof languageWords>;

export function languageWords(language: Language, words: PlainWords) {
  const { type, state, reserved, column, caption, limitRow } = words;
  const plural = new Intl.PluralRules(language);
  const count = (forms: Counted, value: number, more: Record<string, string> = {}) => {
    const form = forms[`=${value}`] ?? forms[plural.select(value)] ?? forms.other;
    const number = words.numbers[value - 1] ?? String(value);
    return fill(form, { count: String(value), number, of: words.numbersOf?.[value - 1] ?? number, ...more });
  };
  const homes = (value: number) => count(words.homes, value);
  const ofHomes = (total: number) => count(words.ofHomes, total);
  const featureHeading = (feature: FeatureKey) => featureNames[language][`feature.${feature}`];
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
    /** A feature as it begins a sentence: "Terrace or balcony". */
    featureHeading,
    /** A feature as it stands inside a sentence: "terrace or balcony". */
    featureName(feature: FeatureKey): string {
      const name = featureHeading(feature);
      return name.charAt(0).toLowerCase() + name.slice(1);
    },
    /** "six homes", from one up. */
    homes,
    someOf,
    /** "in Gràcia", for a place whose own form is not known. */
    inPlace: (name: string) => fill(words.inPlace, { name }),
    /** How many of our homes fit what the keyword asks for, as a sentence. */
    fitting(some: number, total: number): string {
      if (total === 1) return some === 1 ? words.theOneFits : words.theOneDoesNotFit;
      if (some === 0) return fill(words.noneFits, { ofHomes: ofHomes(total) });
      return capital(count(words.fit, some, { some: someOf(some, total) ?? "" }));
    },
    /** "3 bedrooms, 2 bathrooms" */
    rooms: (home: { bedrooms: number; bathrooms: number }) =>
      [home.bedrooms > 0 ? bedrooms(home.bedrooms) : words.noBedroom, count(words.bathrooms, home.bathrooms)].join(
        ", ",
      ),
    /** "3 bedrooms or more" */
    bedroomsOrMore: (value: number) => fill(words.bedroomsOrMore, { bedrooms: bedrooms(value) }),
    /** "2 to 4 bedrooms" */
    bedroomRange: (from: number, to: number) =>
      from === to ? bedrooms(from) : count(words.bedroomRange, to, { from: String(from) }),
    /** What stands on the energy label, a letter or none. */
    rating: (rating: EnergyRating) =>
      rating === "in_progress" || rating === "exempt"
        ? words.certificate[rating]
        : fill(words.energyClass, { class: rating }),
    upTo: (price: string) => fill(words.upTo, { price }),
    from: (price: string) => fill(words.from, { price }),
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
    /** `60–70%`, both ends under one sign. */
    percentRange: (from: number, to: number) => `${formatNumber(language, from)}–${formatPercent(language, to)}`,
    /** A day inside a sentence: in Russian the abbreviation at its end would double the full stop. */
    day: (iso: string) => formatDay(language, iso).replace(/г\.$/u, "года"),
    inOneLine: (parts: readonly string[]) => formatList(language, parts),
    /** A title as it stands inside a sentence; one that has quotation marks of its own is plain enough. */
    quoted: (title: string) =>
      /[“”«»"]/u.test(title) ? title : (language === "en" ? ["“", "”"] : ["«", "»"]).join(title),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
