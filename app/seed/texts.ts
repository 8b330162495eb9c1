import { type Language, languages } from "~/i18n/languages";

/** One row for each language of the site. */
export function inEachLanguage<Row>(row: (language: Language) => Row): Row[] {
  return languages.map(row);
}
