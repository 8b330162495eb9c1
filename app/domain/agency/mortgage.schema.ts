import { z } from "zod";

import { versionField } from "./setting-fields.schema";

/** The mortgage form: a rate as people write it, `3`, `2.81` or `2,81`, and the day it was looked up. */
export function mortgageSchema(today: string) {
  return z
    .object({
      version: versionField(),
      rate: z
        .string({ error: ({ input }) => (input === undefined ? "settings.rate.required" : "field.invalid") })
        .trim()
        .regex(/^\d{1,2}(?:[.,]\d{1,2})?\s*%?$/, { error: "settings.rate.invalid", abort: true })
        .transform((text) => Number.parseFloat(text.replace(",", ".")))
        .refine((percent) => percent > 0 && percent <= 20, "settings.rate.invalid"),
      checkedOn: z.iso
        .date({
          error: ({ input }) => (input === undefined ? "settings.checkedOn.required" : "field.day.invalid"),
          abort: true,
        })
        .refine((day) => day <= today, "settings.checkedOn.future")
        .refine((day) => day >= "2000-01-01", "field.day.invalid"),
    })
    .transform(({ version, rate, checkedOn }) => ({ version, mortgage: { ratePercent: rate, checkedOn } }));
}
