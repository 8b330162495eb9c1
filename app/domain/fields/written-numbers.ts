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

const thousands = /^(.*\d)\s?(?:k|mil|тыс\.?)$/i;
const millions = /^(.*\d)\s?(?:m|mill?\.?|million|millones|mill[oó]n|milions|mili[oó]|млн\.?)$/i;

/**
 * Reads an amount in whole euros as a whole number, or short as people say it: `850k`, `850 mil`, `850 тыс. €`, `0,85M`. A number
 * of thousands with three decimals is not understood: `1.250k` could be either.
 * @returns null for a blank, NaN for anything that is no whole amount
 */
export function readAmount(text: string): number | null {
  const written = bare(text);
  const inThousands = thousands.exec(written)?.[1];
  const inMillions = millions.exec(written)?.[1];
  const said = inThousands ?? inMillions;
  if (said === undefined) return readWholeNumber(text);
  if (inThousands !== undefined && /[.,]\d{3}$/.test(said)) return Number.NaN;
  // What a fraction of two leaves in the last places is no cent.
  const amount = Number(((readDecimal(said) ?? Number.NaN) * (inThousands === undefined ? 1e6 : 1e3)).toFixed(3));
  return Number.isInteger(amount) ? amount : Number.NaN;
}

/**
 * Reads an area in m² as a whole number or with decimals, `98,5`, rounded: every area of the site is whole.
 * @returns null for a blank, NaN for anything that is no number
 */
export function readArea(text: string): number | null {
  const whole = readWholeNumber(text);
  return Number.isNaN(whole) ? rounded(readDecimal(text)) : whole;
}

/** How a form's areas were rounded, each as it was written and as it is stored: `98,5 → 99 m²`; empty where none was. */
export function roundedAreas(texts: readonly unknown[]): string {
  const rounded = texts.flatMap((text) => {
    if (typeof text !== "string" || !Number.isNaN(readWholeNumber(text))) return [];
    const area = readArea(text);
    return area === null || Number.isNaN(area) ? [] : [`${bare(text)} → ${area} m²`];
  });
  return rounded.join(", ");
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
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
