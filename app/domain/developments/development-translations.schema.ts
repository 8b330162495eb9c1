import { z } from "zod";

import { words } from "~/domain/fields/text.schema";

import type { DevelopmentWords } from "./development-translations";

export type DevelopmentTranslationErrors = Partial<Record<keyof DevelopmentWords, string[]>>;

/** What a translation must hold: each text that the development itself has, so that no visitor reads a blank. */
export function developmentTranslationSchema(source: DevelopmentWords) {
  const text = (name: keyof DevelopmentWords, max: number) =>
    words(max).refine((said) => source[name] === "" || said !== "", "translation.text.required");
  return z.object({
    location: text("location", 120),
    summary: text("summary", 300),
    description: text("description", 10_000),
    surroundings: text("surroundings", 4000),
  });
}
