import { mostTopics } from "~/domain/articles/topic";
import { type CsvRow, csvRows } from "~/domain/fields/csv/csv-rows.server";
import { type Reading, readingsOf } from "~/domain/fields/csv/decode-text.server";
import { type Encoding, singleByteEncodings } from "~/domain/fields/csv/encoding";
import { accentedWords } from "~/domain/fields/csv/odd-words";

import type { Preview } from "./file-preview";
import { guessLayout, type Layout } from "./topic-columns";
import { type LaidTopics, layTopics, shortened } from "./topic-rows";

/**
 * What a file of topics gave; `count` is the line of a quotation mark that is never closed. Where the reader is unsure what stands
 * where, nothing is taken before somebody has looked at the preview.
 */
export type ReadTopics = LaidTopics | Unreadable | { ok: false; reason: "unsure"; preview: Preview };
type Unreadable =
  { ok: false; reason: "empty" | "not-text" } | { ok: false; reason: "too-many" | "unclosed"; count: number };

/**
 * Reads a file of lines `keyword,title` (specification, section 5): a first row that mentions keyword or title is skipped, quotes
 * are stripped, rows that lack either value are left out. A header may name the columns in any order, as keyword tools do. Where there
 * is no column of titles, each title is the keyword with a capital, for a person to better.
 */
export function readTopics(bytes: Uint8Array): ReadTopics {
  const file = open(bytes);
  if (!file.ok) return file;
  const guess = guessLayout(file.rows.map(({ values }) => values));
  const laid = layTopics(file.rows, guess);
  const isSure = guess.isSure && file.readings.length === 1;
  if (isSure || (!laid.ok && laid.reason === "too-many")) return laid;
  return { ok: false, reason: "unsure", preview: previewOf(file, guess, guess.headings) };
}

/** Reads a file as somebody who looked at its preview says. */
export function readTopicsAs(bytes: Uint8Array, encoding: Encoding, layout: Layout): LaidTopics | Unreadable {
  const file = open(bytes, encoding);
  if (!file.ok) return file;
  // Whoever was asked has seen the other columns.
  const unused = Array.from({ length: widthOf(file.rows) - layout.columns.length }, () => "unused" as const);
  return layTopics(file.rows, { ...layout, columns: [...layout.columns, ...unused] });
}

/** The preview of a file in another encoding, or with the columns as somebody has named them. */
export function previewTopics(bytes: Uint8Array, encoding: Encoding, layout?: Layout): Preview | undefined {
  const file = open(bytes, encoding);
  if (!file.ok) return undefined;
  const guess = guessLayout(file.rows.map(({ values }) => values));
  return previewOf(file, layout ?? guess, guess.headings);
}

type OpenFile = { ok: true; rows: CsvRow[]; encoding: Encoding; readings: Reading[] };

function open(bytes: Uint8Array, encoding?: Encoding): OpenFile | Unreadable {
  const readings = readingsOf(bytes);
  const reading = readings.find((each) => each.encoding === encoding) ?? readings[0];
  if (!reading) return { ok: false, reason: "not-text" };
  if (reading.text.trim() === "") return { ok: false, reason: "empty" };
  const read = csvRows(reading.text, mostTopics);
  if (!read.ok) {
    if (read.reason === "unclosed") return { ok: false, reason: "unclosed", count: read.line };
    // More values than any list has columns: whatever it is, nobody wrote it to be read.
    return read.reason === "too-many-lines"
      ? { ok: false, reason: "too-many", count: read.count }
      : { ok: false, reason: "not-text" };
  }
  return { ok: true, rows: read.rows, encoding: reading.encoding, readings };
}

const mostPreviewedRows = 6;
const mostPreviewedColumns = 30;

function previewOf(
  { rows, encoding, readings }: OpenFile,
  { columns, headings }: Layout,
  likelyHeadings: number,
): Preview {
  const rest = columns.at(-1) === "title" ? "title" : "unused";
  return {
    rows: rows.slice(0, mostPreviewedRows).map(({ values }) => values.slice(0, mostPreviewedColumns).map(shortened)),
    columns: Array.from(
      { length: Math.min(widthOf(rows), mostPreviewedColumns) },
      (_, column) => columns[column] ?? rest,
    ),
    headings,
    likelyHeadings,
    encoding,
    encodings: singleByteEncodings.flatMap((each) => {
      const reading = readings.length > 1 ? readings.find((one) => one.encoding === each) : undefined;
      return reading ? [{ encoding: each, sample: sampleOf(reading) }] : [];
    }),
  };
}

/** The first words with letters that read otherwise in another encoding. */
function sampleOf({ text }: Reading): string {
  return [...new Set(accentedWords(text.slice(0, 20_000), /[\s;,"]+/))].slice(0, 5).map(shortened).join(" ");
}

function widthOf(rows: readonly CsvRow[]): number {
  return rows.reduce((widest, { values }) => Math.max(widest, values.length), 0);
}
