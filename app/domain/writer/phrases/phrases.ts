import { z } from "zod";

import type { Said } from "~/domain/guide/entry";
import type { Language } from "~/i18n/languages";

import { type LanguageWords, languageWords, type PlainWords } from "./language-words";
import { phraseFiles, saidShape } from "./phrase-file";

/** Parts of articles that show our homes and what they cost, in the order in which they stand. */
const sectionNames = [
  "lead-homes",
  "search-homes",
  "search-new",
  "search-sums",
  "next-home",
  "fitting-homes",
  "new-developments",
  "place-homes",
] as const;
export type SectionName = (typeof sectionNames)[number];

/** What a list says of each home or building: much where it is looked for, little beside an answer. */
const listStyles = ["card", "size", "development", "newHome"] as const;
export type ListStyle = (typeof listStyles)[number];

type SectionPhrases = { heading?: string; opening?: Said; closing?: Said };

/** All that the built-in writer says of its own in one language: `app/guide/phrases/article`. */
export type Phrases = {
  words: LanguageWords;
  sections: Readonly<Record<SectionName, SectionPhrases>>;
  lists: Readonly<Record<ListStyle, Said>>;
  /** Around what an entry says. */
  around: { next: string; note: string; sources: string; own: string };
};

const section = z.strictObject({
  heading: z.string().optional(),
  opening: saidShape.optional(),
  closing: saidShape.optional(),
});
const fileIn = phraseFiles(
  "article",
  z.strictObject({
    words: z.record(z.string(), z.unknown()),
    sections: z.record(z.enum(sectionNames), section),
    lists: z.record(z.enum(listStyles), saidShape),
    around: z.strictObject({ next: z.string(), note: z.string(), sources: z.string(), own: z.string() }),
  }),
);

const known = new Map<Language, Phrases>();

/** Read when a language is first asked for. */
export function phrasesIn(language: Language): Phrases {
  const read = known.get(language) ?? readPhrases(language);
  known.set(language, read);
  return read;
}

function readPhrases(language: Language): Phrases {
  const { words, sections, lists, around } = fileIn(language);
  // A test holds each language against English: one that lacks a phrase is red there.
  const plain = words as unknown as PlainWords;
  return { words: languageWords(language, plain), sections: sections as Phrases["sections"], lists, around };
}
