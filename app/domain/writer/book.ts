import type { HomeStyle, Part, Wording } from "./article/section";
import type { SectionName, sections } from "./article/sections";
import type { AskedFor } from "./entries/entry";
import type { PlainWords } from "./keyword/language-words";
import type { PlaceAim } from "./keyword/place-question";
import type { OurTheme } from "./keyword/subject";
import type { Glance } from "./quarters/at-a-glance";

/** What a description is of. */
export type Described = OurTheme | "compared" | "choice";

/** Sentences from which a description of 150 to 160 characters is put together: one opening, then closings as they fit. */
export type DescriptionParts = {
  readonly openings: Readonly<Record<Described, readonly string[]>>;
  /** What any article keeps. */
  readonly closings: readonly string[];
  /** Promises of rules, sums or sources: articles about places have none of them. */
  readonly closingsOfHomes: readonly string[];
  /** Only where an article tells of places, street by street. */
  readonly closingsOfPlaces: readonly string[];
};

/** One sentence, or several. */
export type Said = Wording | readonly Wording[];

type PartsOf<Name extends SectionName> = Extract<(typeof sections)[Name]["body"][number], { part: Part }>["part"];

/** What a section says; the opening of an article has no heading. */
export type SectionWords<Parts extends Part = never> = {
  readonly heading?: Wording;
} & { readonly [One in Parts]: Said } & { readonly [One in Part]?: Said };

/** What stands around an entry in an article: its headings, and the sentences about the very keyword. */
export type AroundEntries = {
  /** About the neighbourhood that the keyword names, and about the homes that it asks for. */
  place: Said;
  wish: Said;
  /** Above what the thing is, where the first paragraph answers something else; `entry.title` is its name. */
  known: Wording;
  /** Above the answers to what was not asked, which it joins to one question; `sum` is for costs, taxes and loans. */
  question: Readonly<Record<Exclude<AskedFor, "what"> | "sum", Wording>>;
  next: Wording;
  note: Wording;
  sources: Wording;
};

/** What an article about several places says around what it says of each. */
export type AmongPlaces = {
  headings: Readonly<
    Record<
      | "pros"
      | "cons"
      | "edges"
      | "homes"
      | "street"
      | "transport"
      | "prices"
      | "checks"
      | "louder"
      | "glance"
      | PlaceAim,
      string
    >
  >;
  /** Before the one thing that speaks for or against a place. */
  pros: string;
  cons: string;
  /** What is asked for, as a description begins with it. */
  what: Readonly<Record<PlaceAim, string>>;
  lead: Readonly<Record<PlaceAim, readonly string[]>>;
  /** What the small table says of a place: its rows, and a word for each kind. */
  glance: {
    rows: Readonly<
      Record<
        "what" | "ground" | "homes" | "nights" | "lines" | "price" | "perMetre" | "sum" | "fees" | "newHomes",
        string
      >
    >;
    none: string;
    ground: Readonly<Record<Glance["ground"], string>>;
    nights: Readonly<Record<Glance["nights"], string>>;
    homes: Readonly<Record<Glance["homes"], string>>;
  };
  /** From which price we have homes in all of the places. */
  leadPrice: readonly string[];
  /** What our homes cost in one of them: several, one, none, or halves of the same neighbourhood. */
  price: string;
  priceOfOne: string;
  priceNone: string;
  priceShared: string;
  /** A new building of ours in one of them. */
  newBuild: string;
};

/** All that the built-in writer can say in one language. */
export type Book = {
  words: PlainWords;
  sections: { readonly [Name in SectionName]: SectionWords<PartsOf<Name>> };
  /** The sentences about one home, or one development, in a list. */
  lists: Readonly<Record<HomeStyle | "development" | "newHome", readonly Wording[]>>;
  description: DescriptionParts;
  aroundEntries: AroundEntries;
  amongPlaces: AmongPlaces;
};

/** The same phrases as in English, as many and in the same places: one that is missing is a type error. */
export type InAnotherLanguage<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: InAnotherLanguage<English[Key]> };
