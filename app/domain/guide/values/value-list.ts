import { articleValues } from "./article-values";
import { guideValues } from "./asked-value";
import type { Argument } from "./guide-value";
import { written } from "./unit";

const example: Readonly<Record<Argument, number>> = { eur: 650_000, percent: 3.2, years: 30, number: 2 };

/** All that texts may name in braces, a line each, with what it is today in English and where it is from. */
export function valueLines(): string[] {
  const ofGuide = Object.entries(guideValues).map(([name, { takes, unit, of, sources }]) => {
    const given = takes.map((each) => example[each]);
    const figure = of(...given);
    const today = figure === null ? "" : written("en", unit, figure);
    const from = [...new Set(sources.map(({ source }) => source))].join("; ");
    return [`{{${[name, ...given].join(" ")}}}`, takes.join(", ") || unit, today, from || "the sums themselves"].join(
      " · ",
    );
  });
  const names = Object.keys(articleValues);
  const units = [...new Set(Object.values(articleValues))];
  const ofArticle = units.map(
    (unit) => `of the article, ${unit}: ${names.filter((name) => articleValues[name] === unit).join(" ")}`,
  );
  return [...ofGuide, ...ofArticle];
}
