import type { Language } from "~/i18n/languages";

/** The figures of a text in a form that is the same in every language: `850000 €`, `10 %`, `118 m²`, `24.11`. */
export type Figures = { figures: string[]; laws: string[]; smallWords: ReadonlySet<number> };

/** Above ten a number is written in figures in all four languages. */
export const largestInWords = 10;

const numberWords: Readonly<Record<Language, string>> = {
  en: "one two three four five six seven eight nine ten",
  es: "un|una|uno dos tres cuatro cinco seis siete ocho nueve diez",
  ca: "un|una dos|dues tres quatre cinc sis set vuit nou deu",
  ru: "од(?:ин|на|но|ну|ном|ной|ного) дв(?:а|е|ух|ум|умя) тр(?:и|ёх|ех|ём|ем|емя) четыр(?:е|ёх|ех|ьмя|ём) пят(?:ь|и|ью) шест(?:ь|и|ью) сем(?:ь|и|ью) вос(?:емь|ьми|емью) девят(?:ь|и|ью) десят(?:ь|и|ью)",
};

const months: Readonly<Record<Language, string>> = {
  en: "january february march april may june july august september october november december",
  es: "enero febrero marzo abril mayo junio julio agosto se(?:p)?tiembre octubre noviembre diciembre",
  ca: "gener febrer març abril maig juny juliol agost setembre octubre novembre desembre",
  ru: "январ[яье] феврал[яье] март[ае]? апрел[яье] ма[яйе] июн[яье] июл[яье] август[ае]? сентябр[яье] октябр[яье] ноябр[яье] декабр[яье]",
};

const space = "[\\u0020\\u00a0\\u202f\\u2009]";
/** 850,000 · 850.000 · 850 000 · 12.5 · 9:30; a thousands sign is followed by three digits and no fourth. */
const number = `\\d{1,3}(?:(?:[.,'’]|${space})\\d{3}(?!\\d))+(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,:]\\d+)?`;
const law = /\d{1,4}\/\d{4}/g;
const article = /(?:articles?|artículos?|arts?\.|art[íi]cles?|арт\.|ст\.|стать[яиюей]+)\s*(\d+(?:[-.]\d+)*)/giu;
const isoDay = /\d{4}-\d{2}-\d{2}/g;

/** @param text plain text */
export function readFigures(text: string, language: Language): Figures {
  const laws: string[] = [];
  const keep = (found: string) => {
    laws.push(found);
    return " ";
  };
  const rest = text
    .replace(article, (_, of: string) => keep(`art. ${of}`))
    .replace(law, keep)
    .replace(isoDay, keep);
  const { figures, others } = datesOf(rest, language);
  figures.push(...numbersOf(others, language));
  return { figures: figures.toSorted(), laws: laws.toSorted(), smallWords: wordsOf(text, language) };
}

/** "24 November", "24 de noviembre", "24 ноября": day and month as one figure. */
function datesOf(text: string, language: Language): { figures: string[]; others: string } {
  const figures: string[] = [];
  let others = text;
  for (const [place, month] of months[language].split(" ").entries()) {
    const of = language === "ca" || language === "es" ? "(?:\\s+de\\s+|\\s+d[’'])" : "\\s+";
    const pattern = new RegExp(`(\\d{1,2})(?:st|nd|rd|th|º|-го)?${of}${month}(?!\\p{L})`, "giu");
    others = others.replace(pattern, (_, day: string) => {
      figures.push(`${Number(day)}.${place + 1}.`);
      return " ";
    });
  }
  return { figures, others };
}

function numbersOf(text: string, language: Language): string[] {
  const before = `(€${space}?)?`;
  const after = `${space}?(%|€|m²|m2|м²|кв\\.${space}?м|sq\\.?${space}?m(?:etres)?|euros?(?!\\p{L})|евро)?`;
  const pattern = new RegExp(`${before}(?<![\\p{L}\\d])(${number})${after}`, "giu");
  return [...text.matchAll(pattern)].map(([, euro, said = "", unit = ""]) => {
    const value = valueOf(said, language);
    return `${value}${euro ? " €" : unitOf(unit)}`;
  });
}

function valueOf(said: string, language: Language): string {
  if (said.includes(":")) return said;
  const plain = said.replace(new RegExp(`(?:${space}|['’])(?=\\d{3})`, "gu"), "");
  const isThousands = new RegExp(`[${language === "en" ? "," : "."}](?=\\d{3}(?!\\d))`, "g");
  const joined = plain.replace(isThousands, "");
  // 9.30 is a time where a comma marks decimals.
  if (language !== "en" && /^\d{1,2}\.\d{2}$/.test(joined)) return joined.replace(".", ":");
  const value = Number(joined.replace(",", "."));
  return Number.isFinite(value) ? String(value) : joined;
}

function unitOf(unit: string): string {
  if (unit === "") return "";
  if (unit === "%") return " %";
  return /^(?:€|eur|евро)/i.test(unit) ? " €" : " m²";
}

function wordsOf(text: string, language: Language): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [place, word] of numberWords[language].split(" ").entries()) {
    if (new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, "iu").test(text)) found.add(place + 1);
  }
  return found;
}
