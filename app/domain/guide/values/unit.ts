import {
  formatArea,
  formatCents,
  formatDayInSentence,
  formatDecimal,
  formatPercent,
  formatPercentRange,
  formatPrice,
  formatPriceRange,
} from "~/i18n/format";
import type { Language } from "~/i18n/languages";

/** Units of the figures of entries. Money and shares carry their sign; of all others the word stands in the text. */
export const entryUnits = [
  "euro",
  "percent",
  "days",
  "working-days",
  "months",
  "years",
  "square-metres",
  "number",
] as const;
/** Ours have two more: `area` is square metres with their sign, `day` a date. */
export type Unit = (typeof entryUnits)[number] | "area" | "day";

/** A number, both ends of a range, or an ISO date. Money is EUR, shares are per cent. */
export type Figure = number | readonly [number, number] | string;

/** A figure as a language writes it inside a sentence. */
export function written(language: Language, unit: Unit, figure: Figure): string {
  if (typeof figure === "string") return formatDayInSentence(language, figure);
  const [from, to] = typeof figure === "number" ? [figure, figure] : figure;
  if (from !== to) return range(language, unit, from, to);
  if (unit === "euro") return Number.isInteger(from) ? formatPrice(language, from) : formatCents(language, from);
  if (unit === "percent") return formatPercent(language, from);
  return unit === "area" ? formatArea(language, from) : formatDecimal(language, from);
}

/** Both ends under one sign: `€600–900`, `60–70 %`, `15–30`. */
function range(language: Language, unit: Unit, from: number, to: number): string {
  if (unit === "euro") return formatPriceRange(language, from, to);
  if (unit === "percent") return formatPercentRange(language, from, to);
  const last = unit === "area" ? formatArea(language, to) : formatDecimal(language, to);
  return `${formatDecimal(language, from)}–${last}`;
}
