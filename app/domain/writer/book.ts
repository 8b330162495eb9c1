import type { LanguageWords } from "./language-words";
import type { HomeStyle, Section, Wording } from "./section";
import type { SectionName } from "./section-names";
import type { Theme } from "./subject";

/** Sentences from which a description of 150 to 160 characters is put together: one opening, then closings as they fit. */
export type DescriptionParts = { openings: Record<Theme, readonly string[]>; closings: readonly string[] };

/** All that the built-in writer can say in one language. */
export type Book = {
  words: LanguageWords;
  sections: Record<SectionName, Section>;
  /** The sentences about one home in a list. */
  home: Record<HomeStyle, readonly Wording[]>;
  /** The sentences about one development in a list. */
  development: readonly Wording[];
  description: DescriptionParts;
};
