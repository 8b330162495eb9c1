import { parse } from "csv-parse/sync";

import { mostTopics, type Topic, toTopic } from "~/domain/articles/topic";

/** What a file of topics gave. `dropped` counts the rows that had no keyword or no title. */
export type ReadTopics =
  | { ok: true; topics: Topic[]; dropped: number }
  | { ok: false; reason: "empty" | "not-text" | "unreadable" | "no-pairs" | "too-many" };

/**
 * Reads a file of lines `keyword,title` (specification, section 5): a first row that mentions keyword or title is skipped,
 * quotes are stripped, rows that lack either value are dropped. Takes what spreadsheets really write: a byte order mark,
 * semicolons or tabs for commas, Windows line ends, Latin-1 letters.
 */
export function readTopics(bytes: Uint8Array): ReadTopics {
  if (bytes.includes(0) && !isUtf16(bytes)) return { ok: false, reason: "not-text" };
  const text = decoded(bytes);
  if (text.trim() === "") return { ok: false, reason: "empty" };
  // Signs that no text holds: a picture or a program that happens to have no zero in it.
  if (/(?![\t\n\r\f])\p{Cc}/u.test(text)) return { ok: false, reason: "not-text" };

  const rows = readRows(text);
  if (!rows) return { ok: false, reason: "unreadable" };
  const [first = [], ...rest] = rows;
  const header = isHeader(first) ? first : undefined;
  const given = header ? rest : rows;
  const topics = given.flatMap((row) => toTopic(row[0] ?? "", titleIn(row, header)) ?? []);
  if (topics.length === 0) return { ok: false, reason: "no-pairs" };
  if (topics.length > mostTopics) return { ok: false, reason: "too-many" };
  return { ok: true, topics, dropped: given.length - topics.length };
}

function decoded(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // A Spanish Excel writes the letters of Windows-1252, which has Latin-1 in it.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function readRows(text: string): string[][] | undefined {
  const delimiter = findDelimiter(text);
  // A stray quotation mark in the middle of a value is a mark, not the beginning of a quoted value.
  for (const quote of ['"', null]) {
    try {
      return parse(text, {
        bom: true,
        delimiter,
        quote,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        trim: true,
      }).map((row: string[]) => row.map((value) => stripped(value)));
    } catch {
      // Tried again without quotes.
    }
  }
  return undefined;
}

function stripped(value: string): string {
  return value.replace(/^["'“”«»]+|["'“”«»]+$/g, "");
}

/** The sign that parts the values: the one that most of the first lines hold outside quotes. */
function findDelimiter(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, "")
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const counted = [";", "\t", ","].map((sign) => ({ sign, lines: lines.filter((line) => line.includes(sign)).length }));
  return counted.reduce((best, next) => (next.lines > best.lines ? next : best), { sign: ",", lines: 0 }).sign;
}

/** A title with a comma that nobody put into quotes is still one title, unless a header says that more columns follow. */
function titleIn([, title = "", ...more]: string[], header: string[] | undefined): string {
  const isCut = header === undefined || header.length <= 2;
  return isCut ? [title, ...more].filter((part) => part !== "").join(", ") : title;
}

function isHeader(row: string[]): boolean {
  return row.some((value) =>
    /keyword|title|palabra clave|t[íi]tulo|paraula clau|t[íi]tol|ключев|заголовок/i.test(value),
  );
}
