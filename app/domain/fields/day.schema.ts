import { z } from "zod";

// Days of forms, `2026-11-22`.

/** A day as the browser sends it. @param required key of the sentence that asks for it */
export function requiredDay(required: string) {
  return z.iso.date({ error: ({ input }) => complaint(input, required), abort: true });
}

/** A day as the browser sends it or as people write it, null where it was left blank. */
export function writtenDay() {
  return z.string("field.invalid").transform((text, context) => {
    const day = readDay(text);
    if (day !== undefined) return day;
    context.addIssue({ code: "custom", message: "propertyForm.day.invalid" });
    return z.NEVER;
  });
}

function complaint(input: unknown, required: string): string {
  if (input === undefined) return required;
  return Array.isArray(input) ? "field.invalid" : "field.day.invalid";
}

/**
 * Reads a day as the browser sends it, `2026-11-21`, or as a person writes it without one: `21/11/2026`.
 * @returns null for a blank, undefined where there is no such day
 */
export function readDay(text: string): string | null | undefined {
  const written = text.trim();
  if (written === "") return null;
  const said = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written);
  const day = said ? `${said[3]}-${said[2]?.padStart(2, "0")}-${said[1]?.padStart(2, "0")}` : written;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  // The 31st of June would become the first of July.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : day;
}
