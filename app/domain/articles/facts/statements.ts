import { plainText } from "~/domain/cleaning/plain-text";

/** A sentence of an article, as it is written and as it is searched; with those beside it. */
export type Statement = { sentence: string; text: string; before: string; after: string };

/** The statements of an article's HTML. Questions state nothing. A row of a table is one statement. */
export function readStatements(html: string): Statement[] {
  const rows = html.replace(/<\/t[dh]>\s*<t[dh](?:\s[^<>]*)?>/gi, " | ");
  const sentences = plainText(rows)
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?…]["»”)]?)\s+(?=[\p{Lu}"«“(¿¡])/u))
    .flatMap(inPieces);
  const texts = sentences.map(searchable);
  return sentences.flatMap((sentence, place) => {
    const statement = {
      sentence,
      text: texts[place] ?? "",
      before: texts[place - 1] ?? "",
      after: texts[place + 1] ?? "",
    };
    return sentence.endsWith("?") ? [] : [statement];
  });
}

/** Longer than any sentence, in characters. */
const longestSentence = 2000;
const piece = new RegExp(`.{1,${longestSentence}}(?=\\s|$)|.{1,${longestSentence}}`, "gsu");

/** What has no full stop is read in pieces: each word is compared with each other one of its sentence. */
function inPieces(sentence: string): string[] {
  return sentence.length <= longestSentence ? [sentence] : (sentence.match(piece) ?? []).map((text) => text.trim());
}

const thousandWords = "k|mil|thousand|тыс(?:\\.|яч[а-я]*)?";
const millionWords = "million(?:s|es)?|milio(?:ns)?|mill(?:on|ones)|млн\\.?|миллион[а-я]*|m(?=\\s?(?:€|eur))";
const tens = /(?<!\p{L})(?:ten|diez|deu|десят[а-я]+)(?=\s?%)/gu;
const hundreds = /(?<!\p{L})(?:a hundred|one hundred|cien|cent|сто)(?=\s?%)/gu;

/** Lower case, Latin accents off, numbers as digits only: "€600.000", "600k" and "600 тыс." are 600000, "10 per cent" is 10%. */
export function searchable(sentence: string): string {
  return sentence
    .normalize("NFD")
    .replace(/(?<=[a-zA-Z])\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐‑–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(
      /(?<!\d)(\d{1,3})((?:[., ]\d{3})+)(?!\d)/g,
      (_whole, first: string, rest: string) => first + rest.replace(/\D/g, ""),
    )
    .replace(/(?<!\p{L})(?:one|a|un|один)(?= mill| mili| милл| млн)/gu, "1")
    .replace(
      new RegExp(`(?<![\\d.,])(\\d+(?:[.,]\\d+)?) ?(?:${millionWords})(?!\\p{L})`, "gu"),
      (_whole, number: string) => times(number, 1_000_000),
    )
    .replace(
      new RegExp(`(?<![\\d.,])(\\d+(?:[.,]\\d+)?) ?(?:${thousandWords})(?!\\p{L})`, "gu"),
      (_whole, number: string) => times(number, 1000),
    )
    .replace(/ ?(?:per ?cent|por ciento|процент[а-я]*)(?!\p{L})/gu, "%")
    .replace(tens, "10")
    .replace(hundreds, "100")
    .replace(/(\d)(?:[.,]0+)? %/g, "$1%");
}

function times(number: string, factor: number): string {
  return String(Math.round(Number(number.replace(",", ".")) * factor));
}
