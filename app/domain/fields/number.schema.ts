import { z } from "zod";

import { missingOr } from "./text.schema";
import { readAmount, readArea, readDecimal, readWholeNumber } from "./written-numbers";

// Numbers of forms.

/** A whole number that may be left out. @param example a likely answer, for the sentence that asks for a number */
export function optionalWholeNumber(max: number, example: number) {
  const invalid = `field.number.invalid|example=${example}`;
  return z
    .number({ error: (issue) => (Array.isArray(issue.input) ? "field.invalid" : invalid) })
    .int({ error: invalid, abort: true })
    .min(0, invalid)
    .max(max, `field.number.tooLarge|max=${max}`)
    .optional();
}

/** @param sentence key of what is said of a number outside; else a general one */
type Range = { min: number; max: number; sentence?: string };
type Complain = { addIssue: (issue: { code: "custom"; message: string }) => void };

/** A whole number as people write it, null where it was left blank. */
export function optionalNumber(range: Range) {
  return z.string("field.invalid").transform((text, context) => inRange(readWholeNumber(text), range, context));
}

/** A whole number as people write it. @param required key of the sentence that asks for it */
export function requiredNumber(required: string, range: Range) {
  return given(readWholeNumber, required, range);
}

function given(read: (text: string) => number | null, required: string, range: Range) {
  return z.string("field.invalid").transform((text, context): number => {
    const value = inRange(read(text), range, context);
    if (value === null) context.addIssue({ code: "custom", message: required });
    return value ?? z.NEVER;
  });
}

/** An amount in whole euros as people write it, short or in full. @param required key of the sentence that asks for it */
export function requiredAmount(required: string, range: Range) {
  return given(readAmount, required, range);
}

/** The same, null where it was left blank. */
export function optionalAmount(range: Range) {
  return z.string("field.invalid").transform((text, context) => inRange(readAmount(text), range, context));
}

/** An area, rounded to whole m². @param required key of the sentence that asks for it */
export function requiredArea(required: string, range: Range) {
  return given(readArea, required, range);
}

/** The same, null where it was left blank. */
export function optionalArea(range: Range) {
  return z.string("field.invalid").transform((text, context) => inRange(readArea(text), range, context));
}

/** A latitude or longitude, null where it was left blank. */
export function degrees(max: number) {
  return optionalDecimal({ min: -max, max, sentence: `propertyForm.degrees.invalid|max=${max}` });
}

/** A quantity with decimals, null where it was left blank. */
export function quantity(max: number) {
  return optionalDecimal({ min: 0, max, sentence: `propertyForm.quantity.invalid|max=${max}` });
}

/**
 * A number with decimals, written in one way only.
 * @param pattern how it may be written, with a point or a comma
 * @param required key of the sentence that asks for it
 */
export function decimal(pattern: RegExp, invalid: string, required = "field.invalid") {
  return z
    .string({ error: missingOr(required) })
    .trim()
    .regex(pattern, { error: invalid, abort: true })
    .transform((text) => Number.parseFloat(text.replace(",", ".")));
}

function optionalDecimal(range: Range) {
  return z.string("field.invalid").transform((text, context) => inRange(readDecimal(text), range, context));
}

function inRange(value: number | null, { min, max, sentence }: Range, context: Complain): number | null {
  // Asked this way round, what is no number is not in the range either.
  if (value === null || (value >= min && value <= max)) return value;
  context.addIssue({ code: "custom", message: sentence ?? `propertyForm.number.invalid|min=${min}|max=${max}` });
  return z.NEVER;
}
