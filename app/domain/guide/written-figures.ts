import { plainText } from "~/domain/cleaning/plain-text";
import { type Language, languages } from "~/i18n/languages";

/**
 * A figure written out in a text: as it stands there, and the same for every language (`percent:10`, `euro:300000`, `days:14`); of a range
 * both ends.
 */
export type WrittenFigure = { said: string; means: string[] };

/** How a language writes numbers: what parts thousands, what parts decimals. */
const marks: Readonly<Record<Language, { thousands: string; decimal: string }>> = {
  en: { thousands: ",", decimal: "." },
  es: { thousands: ".", decimal: "," },
  ca: { thousands: ".", decimal: "," },
  ru: { thousands: " \u00a0\u202f", decimal: "," },
};

const periods: Readonly<Record<Language, Readonly<Record<"days" | "weeks" | "months" | "years", string>>>> = {
  en: { days: "(?:calendar |working |business )?days?", weeks: "weeks?", months: "months?", years: "years?" },
  es: { days: "d[ií]as?", weeks: "semanas?", months: "mes(?:es)?", years: "años?" },
  ca: { days: "dia|dies", weeks: "setman(?:a|es)", months: "mes(?:os)?", years: "anys?" },
  ru: {
    days: String.raw`(?:(?:календарн|рабоч)\p{L}+\s)?(?:день|дн\p{L}+)`,
    weeks: String.raw`недел\p{L}*`,
    months: String.raw`месяц\p{L}*`,
    years: String.raw`лет|год(?:а|у|ом|ов)?`,
  },
};
const percent = String.raw`%|per\scent|por\sciento|процент\p{L}*`;
const million = String.raw`(?:\s(?<million>million|millón|millones|milió|milions|млн|миллион\p{L}*)(?:\sd(?:e\s|’))?)?`;

const patterns = Object.fromEntries(languages.map((language) => [language, patternsOf(language)])) as Readonly<
  Record<Language, ReturnType<typeof patternsOf>>
>;

/** The percentages, sums of euros and numbers of days, weeks, months and years that a text writes with digits. */
export function writtenFigures(language: Language, text: string): WrittenFigure[] {
  if (!/\d/.test(text)) return [];
  const plain = text.replaceAll(/\{\{[^{}]*\}\}/g, "·");
  return patterns[language].flatMap(({ kind, pattern }) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: said, groups = {} }) => {
      const { from, to, million } = groups;
      // A year of the calendar is no number of years.
      if (kind === "years" && /^(?:1\d|20)\d\d$/.test(to ?? from ?? "")) return [];
      const times = million === undefined ? 1 : 1_000_000;
      const numbers = [from, to].flatMap((each) => (each === undefined ? [] : [numberIn(language, each) * times]));
      return [{ said: said.trim(), means: numbers.map((each) => `${kind}:${each}`) }];
    }),
  );
}

/** The same of HTML, as a reader sees it. */
export function figuresIn(html: string, language: Language): WrittenFigure[] {
  return writtenFigures(language, plainText(html));
}

const units = Object.fromEntries(
  languages.map((language) => {
    const unit = [
      percent,
      "€|euros?|евро|m²|м²|million|millones|milions|млн",
      ...Object.values(periods[language]),
    ].join("|");
    return [language, new RegExp(String.raw`(?<=\d)[ ](?=(?:${unit})(?!\p{L}))`, "giu")];
  }),
) as Readonly<Record<Language, RegExp>>;

/** The text with a no-break space between each number and its unit: no line of a page ends with "30" and the next begins with "days". */
export function withFirmUnits(language: Language, text: string): string {
  return /\d /.test(text) ? text.replace(units[language], "\u00a0") : text;
}

function patternsOf(language: Language) {
  const { thousands, decimal } = marks[language];
  const number = String.raw`\d{1,3}(?:[${thousands}]\d{3})+(?:[${decimal}]\d+)?|\d+(?:[${decimal}]\d+)?`;
  const numbers = String.raw`(?<from>${number})(?:[–-](?<to>${number}))?`;
  // Of an article ("621-8") or a law ("5/2019") it is no number.
  const unitBehind = (kind: string, unit: string, more = "") => ({
    kind,
    pattern: new RegExp(String.raw`(?<![\d.,/\-€\p{L}])${numbers}${more}[\s-]?(?:${unit})(?!\p{L})`, "giu"),
  });
  return [
    unitBehind("percent", percent),
    unitBehind("euro", "€|euros?|eur|евро", million),
    { kind: "euro", pattern: new RegExp(String.raw`(?:€|(?<!\p{L})EUR\s)${numbers}${million}`, "giu") },
    ...Object.entries(periods[language]).map(([kind, unit]) => unitBehind(kind, unit)),
  ];
}

function numberIn(language: Language, text: string): number {
  const { thousands, decimal } = marks[language];
  const digits = [...text].filter((letter) => !thousands.includes(letter)).join("");
  return Number(digits.replace(decimal, "."));
}
