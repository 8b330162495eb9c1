import { z } from "zod";

import { optionalText } from "~/domain/fields/text.schema";

import { personSchema } from "./person.schema";

/** Who asks about a development, about which of its units, and in what words. @param unitIds of the units that are listed */
export function developmentQuestionSchema(unitIds: readonly number[]) {
  const known = new Set(unitIds.map(String));
  return z.object({
    ...personSchema.shape,
    unit: z
      .string({ error: "field.invalid" })
      .refine((id) => known.has(id), "field.invalid")
      .optional(),
    message: optionalText(4000),
  });
}
