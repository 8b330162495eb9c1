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
