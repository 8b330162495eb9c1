import { z } from "zod";

import { requiredDay } from "~/domain/fields/day.schema";
import { decimal } from "~/domain/fields/number.schema";

import { versionField } from "./setting-fields.schema";

/** The mortgage form: a rate as people write it, `3`, `2.81` or `2,81`, and the day it was looked up. */
export function mortgageSchema(today: string) {
  return z
    .object({
      version: versionField(),
      rate: decimal(/^\d{1,2}(?:[.,]\d{1,2})?\s*%?$/, "settings.rate.invalid", "settings.rate.required").refine(
        (percent) => percent > 0 && percent <= 20,
        "settings.rate.invalid",
      ),
      checkedOn: requiredDay("settings.checkedOn.required")
        .refine((day) => day <= today, "settings.checkedOn.future")
        .refine((day) => day >= "2000-01-01", "field.day.invalid"),
    })
    .transform(({ version, rate, checkedOn }) => ({ version, mortgage: { ratePercent: rate, checkedOn } }));
}
