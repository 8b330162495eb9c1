import type { Language } from "~/i18n/languages";

import { has, normalise } from "./keyword";
import { themeWords } from "./keyword-words";

/** From this age on the years that are left decide about a loan. */
const fromAge = 45;

const ofAge =
  /(?<![\p{L}\p{N}])(?:(\d\d)[- ]?(?:years?|yrs?|yo)(?:[- ]old)?|(?:aged?|at) (\d\d)|(?:con|a los|tengo|tinc|amb|als|de) (\d\d)(?: an[oy]s)?|(?:мне|в|после) (\d\d)(?: лет| года?)?)(?![\p{L}\p{N}%])/gu;

/** As the entry on age is named. */
const aged: Readonly<Record<Language, string>> = {
  en: "over 60",
  es: "a los 60",
  ca: "als 60",
  ru: "после 60",
};

/** A keyword about a mortgage that says how old somebody is ("a 68 year old"), as the entry on age is named; undefined for others. */
export function asAged(keyword: string, language: Language): string | undefined {
  const words = normalise(keyword);
  if (!has(words, themeWords.mortgage)) return undefined;
  const said = words.replace(ofAge, (whole: string, ...ages: unknown[]) =>
    ages.slice(0, 4).some((age) => typeof age === "string" && Number(age) >= fromAge) ? aged[language] : whole,
  );
  return said === words ? undefined : said;
}
