import type { HomeStyle, Part, Wording } from "./article/section";
import type { SectionName, sections } from "./article/sections";
import type { AskedFor } from "./entries/entry";
import type { PlainWords } from "./keyword/language-words";
import type { OurTheme } from "./keyword/subject";

/** Sentences from which a description of 150 to 160 characters is put together: one opening, then closings as they fit. */
export type DescriptionParts = {
  readonly openings: Readonly<Record<OurTheme, readonly string[]>>;
  readonly closings: readonly string[];
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

/** All that the built-in writer can say in one language. */
export type Book = {
  words: PlainWords;
  sections: { readonly [Name in SectionName]: SectionWords<PartsOf<Name>> };
  /** The sentences about one home, or one development, in a list. */
  lists: Readonly<Record<HomeStyle | "development", readonly Wording[]>>;
  description: DescriptionParts;
  aroundEntries: AroundEntries;
};

/** The same phrases as in English, as many and in the same places: one that is missing is a type error. */
export type InAnotherLanguage<English> = English extends string
  ? string
  : { readonly [Key in keyof English]: InAnotherLanguage<English[Key]> };
