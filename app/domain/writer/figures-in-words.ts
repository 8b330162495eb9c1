import { formatDay, formatNumber, formatPercent } from "~/i18n/format";
import type { Language } from "~/i18n/languages";

const lines = perLanguage((locale) => new Intl.ListFormat(locale, { style: "long", type: "conjunction" }));

function perLanguage<Formatter>(make: (locale: string) => Formatter): Record<Language, Formatter> {
  return { en: make("en-GB"), es: make("es-ES"), ca: make("ca-ES"), ru: make("ru-RU") };
}

export { formatPercent as percent };

/** `60–70%`, both ends under one sign. */
export function percentRange(language: Language, from: number, to: number): string {
  return `${formatNumber(language, from)}–${formatPercent(language, to)}`;
}

/** `a, b and c` */
export function inOneLine(language: Language, parts: readonly string[]): string {
  return lines[language].format(parts);
}

/** A day inside a sentence: in Russian the abbreviation at its end would double the full stop. */
export function dayInText(language: Language, iso: string): string {
  return formatDay(language, iso).replace(/г\.$/u, "года");
}
