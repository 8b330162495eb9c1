import type { Language, Localized } from "~/i18n/languages";

/** One text out of rows that stand for a language each; empty where a language has no row. */
export function gathered<Row extends { language: Language }>(
  rows: readonly Row[],
  pick: (row: Row) => string,
): Localized {
  const of = (language: Language) => {
    const row = rows.find((each) => each.language === language);
    return row ? pick(row) : "";
  };
  return { en: of("en"), es: of("es"), ca: of("ca"), ru: of("ru") };
}
