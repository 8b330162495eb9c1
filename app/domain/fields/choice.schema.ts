import { z } from "zod";

// Boxes, lists and buttons of forms.

/** A box that may be ticked. */
export function optionalTick() {
  return z.literal("on", { error: "field.invalid" }).optional();
}

/** The same, of a form that sends blank fields too. */
export function tick() {
  return z.string("field.invalid").transform((text) => text === "on");
}

/** One of several answers, or none. */
export function optionalChoice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, { error: "field.invalid" }).optional();
}

/** The same, of a form that sends blank fields too. */
export function choiceOrNull<const Values extends readonly string[]>(values: Values) {
  const blank = z.literal("").transform(() => null);
  return z.union([blank, z.enum(values)], "field.invalid");
}

/**
 * Any of several answers. The complaint belongs to the group as a whole, where the screen can show it; the answer comes in our
 * order, each once.
 */
export function severalOf<const Value extends string>(values: readonly Value[]) {
  return z
    .array(z.string(), { error: "field.invalid" })
    .max(100, { error: "field.invalid", abort: true })
    .refine((chosen) => chosen.every((each) => values.some((value) => value === each)), "field.invalid")
    .transform((chosen) => values.filter((value) => chosen.includes(value)));
}
