import { timeZone } from "./barcelona-time";
import type { Language } from "./languages";

// British English for dates and numbers; the others as written in Barcelona, and in Russia for Russian.
const locales: Record<Language, string> = { en: "en-GB", es: "es-ES", ca: "ca-ES", ru: "ru-RU" };

function perLanguage<Formatter>(make: (locale: string) => Formatter): Record<Language, Formatter> {
  return { en: make(locales.en), es: make(locales.es), ca: make(locales.ca), ru: make(locales.ru) };
}

// Spanish and Catalan leave four digits ungrouped unless told: 7203 beside 12.345 would read as an error in a price list.
const whole = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: "always" }),
);
const tenths = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const euros = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
      useGrouping: "always",
    }),
);
const cents = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", useGrouping: "always" }),
);
const twoDecimals = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: "always" }),
);
const decimals = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: "always" }),
);
// Some rates of law have three.
const percentages = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 }),
);
const months = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { year: "numeric", month: "long", timeZone: "UTC" }),
);
const lists = perLanguage((locale) => new Intl.ListFormat(locale, { style: "long", type: "conjunction" }));
const weekdays = perLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }));
const namedDays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", timeZone }),
);
const days = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }));

/** Whole euros: `€850,000`, `850.000 €`, `850 000 €` (no-break spaces); what is taken off has a minus sign, no hyphen. */
export function formatPrice(language: Language, euro: number): string {
  return euros[language].format(euro).replace("-", "\u2212");
}

/** Euros with cents, for what is paid to the cent: `€2,360.98`, `2.360,98 €`. */
export function formatCents(language: Language, euro: number): string {
  return cents[language].format(euro);
}

/** `10%`, `1,5 %`: as the language writes a percentage. @param share 10 for ten per cent */
export function formatPercent(language: Language, share: number): string {
  return percentages[language].format(share / 100);
}

/** `60–70%`, `1,5–2 %`: both ends under one sign. @param from 60 for sixty per cent */
export function formatPercentRange(language: Language, from: number, to: number): string {
  return `${decimals[language].format(from)}–${formatPercent(language, to)}`;
}

/** A range of prices with an en dash: `€500,000–700,000`, `500.000–700.000 €`; with cents only where one of them has some. */
export function formatPriceRange(language: Language, from: number, to: number): string {
  const [signed, bare] = Number.isInteger(from) && Number.isInteger(to) ? [euros, whole] : [cents, twoDecimals];
  return language === "en"
    ? `${signed.en.format(from)}–${bare.en.format(to)}`
    : `${bare[language].format(from)}–${signed[language].format(to)}`;
}

/** Whole square metres: `118 m²`, in Russian `118 м²`. */
export function formatArea(language: Language, squareMetres: number): string {
  return `${whole[language].format(squareMetres)}\u00a0${language === "ru" ? "м²" : "m²"}`;
}

/** The area of a room, with one decimal at most: `12.5 m²`, in Russian `12,5 м²`. */
export function formatRoomArea(language: Language, squareMetres: number): string {
  return `${tenths[language].format(squareMetres)}\u00a0${language === "ru" ? "м²" : "m²"}`;
}

export function formatNumber(language: Language, value: number): string {
  return whole[language].format(value);
}

/** A number as it is, with three decimals at most: `1,500`, `0,66`. */
export function formatDecimal(language: Language, value: number): string {
  return decimals[language].format(value);
}

/** A day in Barcelona: `21 November 2026`. @param iso a UTC time or a date, ISO 8601. */
export function formatDay(language: Language, iso: string): string {
  return unbroken(language, days[language].format(new Date(iso)));
}

/** The same inside a sentence: in Russian the abbreviation at its end would double the full stop. */
export function formatDayInSentence(language: Language, iso: string): string {
  return formatDay(language, iso).replace(/г\.$/u, "года");
}

/** The day of the week in Barcelona: `Saturday`. @param iso a UTC time or a date, ISO 8601. */
export function formatWeekday(language: Language, iso: string): string {
  return weekdays[language].format(new Date(iso));
}

/** A day in Barcelona among those of the next weeks, without its year: `Saturday 28 November`. @param iso a UTC time or a date, ISO 8601. */
export function formatNamedDay(language: Language, iso: string): string {
  return namedDays[language].format(new Date(iso)).replace(/(\d) /, "$1\u00a0");
}

/** A month: `October 2025`. @param month ISO 8601, `2025-10` */
export function formatMonth(language: Language, month: string): string {
  return unbroken(language, months[language].format(new Date(`${month}-01T00:00:00Z`)));
}

/** In Russian a day stays with its month and a year with its `г.`, which would stand alone in the next line. */
function unbroken(language: Language, date: string): string {
  return language === "ru" ? date.replace(/^(\d+) /, "$1\u00a0").replace(/ (?=г\.$)/, "\u00a0") : date;
}

/** The same for the end of a line of facts: without the abbreviation of "year" that a Russian month carries. */
export function shortMonth(language: Language, month: string): string {
  return formatMonth(language, month).replace(/\s*г\.$/, "");
}

/** A time of day: `18:31`, in Catalan `18.31`. @param time hours and minutes with a colon */
export function formatTime(language: Language, time: string): string {
  return language === "ca" ? time.replace(":", ".") : time;
}

/** A time of day that stands alone, or last of several: `18:31`, in Catalan with its unit, `18.31 h`. */
export function formatHour(language: Language, time: string): string {
  return language === "ca" ? `${formatTime(language, time)}\u00a0h` : time;
}

/** A year is never grouped. */
export function formatYear(year: number): string {
  return String(year);
}

/** `a, b and c` */
export function formatList(language: Language, parts: readonly string[]): string {
  return lists[language].format(parts);
}
