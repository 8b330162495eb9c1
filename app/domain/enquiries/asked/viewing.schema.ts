import { optionalChoice } from "~/domain/fields/choice.schema";
import { requiredDay } from "~/domain/fields/day.schema";

import { enquiryForm } from "./person.schema";
import { partsOfDay, type ViewingDays } from "./viewing";

const anyDay = requiredDay("field.day.invalid");

/** When a visitor could come: up to two wished days with a part of the day. */
export const viewingQuestions = {
  firstDay: anyDay.optional(),
  firstPart: optionalChoice(partsOfDay),
  secondDay: anyDay.optional(),
  secondPart: optionalChoice(partsOfDay),
};

/** The viewing form: who, when, and a message. */
export function viewingSchema(days: ViewingDays) {
  return enquiryForm({ ...viewingQuestions, firstDay: optionalDay(days), secondDay: optionalDay(days) });
}

function optionalDay({ first, last }: ViewingDays) {
  return anyDay
    .refine((day) => day >= first, "field.day.past")
    .refine((day) => day <= last, "field.day.far")
    .optional();
}
