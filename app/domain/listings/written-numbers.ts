/**
 * Reads a whole number as people in Barcelona write it: `850000`, `850.000`, `850,000`, `850 000 €`, `€850,000.00`.
 * @returns null for a blank, NaN for anything that is no whole number
 */
export function readWholeNumber(text: string): number | null {
  const written = bare(text);
  if (written === "") return null;
  const parts = /^(-?)(\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*|\d+)([.,]0{1,2})?$/.exec(written);
  if (!parts) return Number.NaN;
  const [, sign = "", digits = "", separator, cents] = parts;
  // The same sign cannot stand between thousands and before the cents.
  if (separator !== undefined && cents?.startsWith(separator)) return Number.NaN;
  return Number(sign + digits.replace(/\D/g, ""));
}

/**
 * Reads a number with a decimal point or comma: `62.5`, `62,5`. A sign between thousands is not understood: nobody could
 * tell it from a decimal one.
 * @returns null for a blank, NaN for anything that is no number
 */
export function readDecimal(text: string): number | null {
  const written = bare(text);
  if (written === "") return null;
  return /^-?\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(",", ".")) : Number.NaN;
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

// sv-SE writes a date as ISO 8601 does.
const dayInBarcelona = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid", dateStyle: "short" });

/** The day by Barcelona's calendar, `2026-11-21`. */
export function todayInBarcelona(now: Date): string {
  return dayInBarcelona.format(now);
}

/** Without the unit that may stand before or after it, and with plain spaces and minus. */
function bare(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f\u2009]+/g, " ")
    .replaceAll("\u2212", "-")
    .replaceAll("’", "'")
    .trim()
    .replace(/^(?:€|eur)\s?/i, "")
    .replace(/\s?(?:€|eur|euros?|m²|m2)$/i, "")
    .trim();
}
