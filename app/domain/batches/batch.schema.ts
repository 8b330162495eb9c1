import { z } from "zod";

import { requiredLine } from "~/domain/fields/text.schema";
import { languages } from "~/i18n/languages";

export const longestBatchName = 200;

/** What the form of a new batch sends beside its topics. Messages are keys of the catalogue; sentences of section 5. */
export const batchSchema = z.object({
  name: requiredLine("batch.name.required", longestBatchName),
  language: z.enum(languages, { error: "field.invalid" }).default("en"),
});

export type NewBatch = z.output<typeof batchSchema>;
