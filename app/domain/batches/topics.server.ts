import { parse } from "csv-parse/sync";

import { mostTopics, type Topic, toTopic } from "~/domain/articles/topic";

import { keywordFault, type TopicFault, titleFault } from "./topic-faults";

/**
 * What a file of topics gave. `dropped` counts the rows that had no keyword or no title; `refused` are those about which nothing can
 * be written. Of too many none is taken: `count` says how many there are.
 */
export type ReadTopics =
  | { ok: true; topics: Topic[]; dropped: number; refused?: RefusedRow[] }
  | { ok: false; reason: "empty" | "not-text" | "unreadable" | "no-pairs" }
  | { ok: false; reason: "too-many"; count: number }
  | { ok: false; reason: "hopeless"; refused: RefusedRow[] };

/** A row of a file by its line, counted from 1, with what is wrong. */
export type RefusedRow = { line: number; text: string; field: "keyword" | "title"; fault: TopicFault };

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
  const [first, ...rest] = rows;
  const header = first && isHeader(first.values) ? first.values : undefined;
  const given = (header ? rest : rows).map(({ line, values }) => {
    return { line, keyword: values[0] ?? "", title: titleIn(values, header) };
  });
  const whole = given.filter(({ keyword, title }) => toTopic(keyword, title));
  if (whole.length === 0) return { ok: false, reason: "no-pairs" };
  if (whole.length > mostTopics) return { ok: false, reason: "too-many", count: whole.length };
  const refused = whole.flatMap((row) => refusalOf(row) ?? []);
  const topics = whole.flatMap((row) => (refusalOf(row) ? [] : (toTopic(row.keyword, row.title) ?? [])));
  if (topics.length === 0) return { ok: false, reason: "hopeless", refused };
  return { ok: true, topics, dropped: given.length - whole.length, ...(refused.length > 0 && { refused }) };
}

function refusalOf({ line, keyword, title }: Topic & { line: number }): RefusedRow | undefined {
  const ofKeyword = keywordFault(keyword);
  if (ofKeyword) return { line, text: shortened(keyword), field: "keyword", fault: ofKeyword };
  const ofTitle = titleFault(title);
  return ofTitle ? { line, text: shortened(title), field: "title", fault: ofTitle } : undefined;
}

/** Enough of it to be found in the file. */
function shortened(text: string): string {
  return text.length > 60 ? `${[...text].slice(0, 59).join("")}…` : text;
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

type Row = { line: number; values: string[] };

function readRows(text: string): Row[] | undefined {
  const delimiter = findDelimiter(text);
  // A stray quotation mark in the middle of a value is a mark, not the beginning of a quoted value.
  for (const quote of ['"', null]) {
    try {
      const lines: number[] = [];
      const rows = parse(text, {
        bom: true,
        delimiter,
        quote,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        trim: true,
        on_record: (record: string[], info) => {
          lines.push(info.lines);
          return record;
        },
      });
      return rows.map((row: string[], place) => ({ line: lines[place] ?? 0, values: row.map(stripped) }));
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
