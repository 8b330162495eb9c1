import { mostTopics, type Topic, toTopic } from "~/domain/articles/topic";
import { type CsvRow, csvRows } from "~/domain/fields/csv/csv-rows.server";
import { decodeText } from "~/domain/fields/csv/decode-text.server";

import { findHeader } from "./topic-columns";
import { keywordFault, type TopicFault, titleFault } from "./topic-faults";

/**
 * What a file of topics gave. `dropped` counts the rows that had no keyword or no title; `refused` are those about which nothing can
 * be written; `proposed`, that the titles are ours. Of too many none is taken: `count` says how many there are, and for a quotation
 * mark that is never closed on which line it stands.
 */
export type ReadTopics =
  | { ok: true; topics: Topic[]; dropped: number; refused?: RefusedRow[]; proposed?: true }
  | { ok: false; reason: "empty" | "not-text" | "no-pairs" }
  | { ok: false; reason: "too-many" | "unclosed"; count: number }
  | { ok: false; reason: "hopeless"; refused: RefusedRow[] };

/** A row of a file by its line, counted from 1, with what is wrong. */
export type RefusedRow = { line: number; text: string; field: "keyword" | "title"; fault: TopicFault };

// Of a longer file nothing is parsed: that takes seconds in which nobody else is answered.
const mostLines = 20 * mostTopics;

/**
 * Reads a file of lines `keyword,title` (specification, section 5): a first row that mentions keyword or title is skipped,
 * quotes are stripped, rows that lack either value are dropped. A header may name the columns in any order, as keyword tools do.
 * Where there is no column of titles, each title is the keyword with a capital, for a person to better.
 */
export function readTopics(bytes: Uint8Array): ReadTopics {
  const text = decodeText(bytes);
  if (text === undefined) return { ok: false, reason: "not-text" };
  if (text.trim() === "") return { ok: false, reason: "empty" };
  const lines = text.match(/\r\n|\r|\n/g)?.length ?? 0;
  if (lines > mostLines) return { ok: false, reason: "too-many", count: lines };

  const read = csvRows(text);
  if (!read.ok) return { ok: false, reason: "unclosed", count: read.unclosedOn };
  const { given, proposed } = withTitles(read.rows);
  const whole = given.filter(({ keyword, title }) => toTopic(keyword, title));
  if (whole.length === 0) return { ok: false, reason: "no-pairs" };
  if (whole.length > mostTopics) return { ok: false, reason: "too-many", count: whole.length };
  const refused = whole.flatMap((row) => refusalOf(row) ?? []);
  const topics = whole.flatMap((row) => (refusalOf(row) ? [] : (toTopic(row.keyword, row.title) ?? [])));
  if (topics.length === 0) return { ok: false, reason: "hopeless", refused };
  const dropped = given.length - whole.length;
  return {
    ok: true,
    topics,
    dropped,
    ...(refused.length > 0 && { refused }),
    ...(proposed && { proposed: true as const }),
  };
}

/** The halves of each row below the header, and whether the titles are ours. */
function withTitles(rows: CsvRow[]): { given: (Topic & { line: number })[]; proposed: boolean } {
  const header = findHeader(rows.map(({ values }) => values));
  const body = header ? rows.slice(header.place + 1) : rows;
  const width = rows[header?.place ?? 0]?.values.length ?? 0;
  const columns = header?.columns ?? { keyword: 0, title: hasTitles(body) ? 1 : null };
  const given = body.map(({ line, values }) => {
    const keyword = values[columns.keyword] ?? "";
    if (columns.title === null) return { line, keyword, title: capitalised(keyword) };
    // A title with a comma that nobody put into quotes is still one title, unless a header says that more columns follow.
    const isCut = columns.title === 1 && (header === undefined || width <= 2);
    const parts = isCut ? values.slice(1) : [values[columns.title] ?? ""];
    return { line, keyword, title: parts.filter((part) => part !== "").join(", ") };
  });
  return { given, proposed: columns.title === null };
}

/** A second column of numbers holds how often people search, and no titles. */
function hasTitles(rows: readonly CsvRow[]): boolean {
  return rows.some(({ values }) => /\p{L}/u.test(values[1] ?? ""));
}

function capitalised(keyword: string): string {
  const [first = "", ...more] = keyword;
  return first.toUpperCase() + more.join("");
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
