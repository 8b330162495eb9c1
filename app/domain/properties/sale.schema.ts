import { z } from "zod";

import { readDay } from "~/domain/fields/day.schema";
import { optionalAmount } from "~/domain/fields/number.schema";
import { mostPrice } from "~/domain/listings/shared.schema";
import { dayInBarcelona } from "~/i18n/barcelona-time";

// Messages are keys of the admin's catalogue.

// Whoever mistypes the year of a sale rarely hits one after this.
const firstDay = "1980-01-01";

/** The day of a sale, and what was paid in whole EUR. @param now for the day, which cannot lie ahead */
export function saleSchema(now: Date) {
  const today = dayInBarcelona(now);
  return z.object({
    soldOn: z.string({ error: "sale.soldOn.required" }).transform((text, context): string => {
      const day = readDay(text);
      const message = messageAbout(day, today);
      if (typeof day === "string" && message === null) return day;
      context.addIssue({ code: "custom", message: message ?? "propertyForm.day.invalid" });
      return z.NEVER;
    }),
    // A browser's empty field is left out by the form library, at every step of a schema.
    finalPrice: optionalAmount({ min: 1, max: mostPrice, sentence: "sale.finalPrice.invalid" }).default(null),
  });
}

function messageAbout(day: string | null | undefined, today: string): string | null {
  if (day === null) return "sale.soldOn.required";
  if (day === undefined) return "propertyForm.day.invalid";
  if (day > today) return "propertyForm.day.ahead";
  return day < firstDay ? "propertyForm.day.invalid" : null;
}
