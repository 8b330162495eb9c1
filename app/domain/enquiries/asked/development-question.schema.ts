import { z } from "zod";

import { enquiryForm } from "./person.schema";

/** Who asks about a development, about which of its units, and in what words. @param unitIds of the units that are listed */
export function developmentQuestionSchema(unitIds: readonly number[]) {
  const known = new Set(unitIds.map(String));
  return enquiryForm({
    unit: z
      .string({ error: "field.invalid" })
      .refine((id) => known.has(id), "field.invalid")
      .optional(),
  });
}
