import { z } from "zod";

import { requiredLine, words as anyWords } from "~/domain/fields/text.schema";

import { longest } from "./longest-texts";
import type { PropertyWords } from "./property-translations";

/** What a translation must hold: a title, and each text that the home itself has, so that no visitor reads a blank. */
export function translationSchema(source: PropertyWords) {
  return z.object({
    title: requiredLine("translation.title.required", longest.title),
    summary: words(longest.summary, source.summary === "" ? null : "translation.summary.required"),
    description: words(longest.description, source.description === "" ? null : "translation.description.required"),
  });
}

export type TranslationErrors = Partial<Record<keyof PropertyWords, string[]>>;

function words(max: number, required: string | null) {
  return anyWords(max).refine((text) => required === null || text !== "", required ?? "field.invalid");
}
