import { z } from "zod";

import { requiredLine, words } from "~/domain/fields/text.schema";

import { kinds, type TranslatedWords } from "./kinds";
import type { ListingKind } from "./listing";
import type { WordField, Words } from "./translation";

export type TranslationErrors = Partial<Record<WordField, string[]>>;

/** What a translation must hold: its heading, and each text that the listing itself has, so that no visitor reads a blank. */
export function translationSchema(kind: ListingKind, source: Words) {
  return z.object(Object.fromEntries(kinds[kind].words.map((each) => [each.name, text(each, source[each.name])])));
}

function text({ max, required, isHeading }: TranslatedWords, source = "") {
  if (isHeading) return requiredLine(required, max);
  return words(max).refine((said) => source === "" || said !== "", required);
}
