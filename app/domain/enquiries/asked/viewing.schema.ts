import { z } from "zod";

import { optionalChoice } from "~/domain/fields/choice.schema";
import { requiredDay } from "~/domain/fields/day.schema";
import { optionalText } from "~/domain/fields/text.schema";

import { personSchema } from "./person.schema";
import { partsOfDay, type ViewingDays } from "./viewing";

/** The viewing form: who, up to two wished days with a part of the day, and a message. */
export function viewingSchema(days: ViewingDays) {
  return z.object({
    ...personSchema.shape,
    firstDay: optionalDay(days),
    firstPart: optionalChoice(partsOfDay),
    secondDay: optionalDay(days),
    secondPart: optionalChoice(partsOfDay),
    message: optionalText(4000),
  });
}

function optionalDay({ first, last }: ViewingDays) {
  return requiredDay("field.day.invalid")
    .refine((day) => day >= first, "field.day.past")
    .refine((day) => day <= last, "field.day.far")
    .optional();
}
