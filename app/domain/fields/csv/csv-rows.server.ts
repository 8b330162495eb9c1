import { CsvError, parse } from "csv-parse/sync";

/** A row by the line on which it ends, counted from 1. */
export type CsvRow = { line: number; values: string[] };
/** The rows, or why there are none: a quotation mark is opened on a line and never closed; there is far too much to be looked at. */
export type CsvRows =
  | { ok: true; rows: CsvRow[] }
  | { ok: false; reason: "unclosed"; line: number }
  | { ok: false; reason: "too-many-lines"; count: number }
  | { ok: false; reason: "too-many-values" };

// Of more nothing is parsed: that takes seconds in which nobody else is answered. Lines may be blank, and columns another program's.
const mostOfEach = { lines: 20, separators: 100 };

const separatorLine = /^\uFEFF?"?sep=(.)"?[ ;,\t]*$/i;

/**
 * Parts a text into rows and values at semicolons, tabs or commas, whichever most lines hold, or at the sign that a first line
 * `sep=;` names. Line ends may be mixed. What a spreadsheet writes for a broken formula is blank, and invisible marks go.
 * @param mostRows how many rows the caller takes at most
 */
export function csvRows(text: string, mostRows: number): CsvRows {
  const ends = text.match(/\r\n|\r|\n/g)?.length ?? 0;
  if (ends > mostOfEach.lines * mostRows) return { ok: false, reason: "too-many-lines", count: ends };
  const separators = text.match(/[;,\t]/g)?.length ?? 0;
  if (separators > mostOfEach.separators * mostRows) return { ok: false, reason: "too-many-values" };

  const lines = text.split(/\r\n|\r|\n/);
  const named = separatorLine.exec(lines[0] ?? "")?.[1];
  if (named !== undefined) lines[0] = "";
  const delimiter = named ?? findDelimiter(lines);
  const rows: CsvRow[] = [];
  let ended = 0;
  let unclosedOn: number | undefined;
  try {
    parse(lines.join("\n"), {
      bom: true,
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (values: string[], { lines: line }) => {
        // A row of several lines with further columns on them: the mark was closed by the next value's.
        if (values.some((value) => value.includes("\n") && value.includes(delimiter)))
          unclosedOn ??= nextLine(lines, ended);
        rows.push({ line, values: values.map((value) => tidied(value.slice(0, longestValue))) });
        ended = line;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    unclosedOn ??= nextLine(lines, ended);
  }
  return unclosedOn === undefined ? { ok: true, rows } : { ok: false, reason: "unclosed", line: unclosedOn };
}

/** The first line with something on it after the one on which the last row ended. */
function nextLine(lines: readonly string[], ended: number): number {
  const place = lines.findIndex((line, index) => index >= ended && line.trim() !== "");
  return place + 1;
}

/** What stands beyond it is no part of any value that we read; what is still too long is refused by whoever reads it. */
const longestValue = 1000;

const errorValue = /^#(?:NAME|REF|VALUE|DIV\/0|N\/A|NULL|NUM|¿NOMBRE|¡REF|¡VALOR|¡DIV\/0|NOM|ИМЯ|ССЫЛКА|ЗНАЧ)[?!]?$/i;

function tidied(value: string): string {
  const seen = value.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "").trim();
  return errorValue.test(seen) ? "" : unquoted(seen);
}

/** Marks around the whole value go, and a straight one without a partner; those around some of its words stay. */
function unquoted(value: string): string {
  const around = /^(?:“([^“”]*)”|«([^«»]*)»|‘([^‘’]*)’|"([^"]*)"|'([^']*)')$/.exec(value);
  const inside = around?.slice(1).find((part) => part !== undefined) ?? value;
  const isAlone = (mark: string | undefined) => mark !== undefined && inside.split(mark).length === 2;
  const start = isAlone(/^["']/.exec(inside)?.[0]) ? 1 : 0;
  return inside.slice(start, isAlone(/["']$/.exec(inside)?.[0]) ? -1 : undefined).trim();
}

/** The sign that parts the values: the one that most of the first lines hold outside quotes. */
function findDelimiter(lines: readonly string[]): string {
  const first = lines
    .filter((line) => line.trim() !== "")
    .slice(0, 20)
    .map((line) => line.replace(/"[^"]*"/g, ""));
  const counted = [";", "\t", ","].map((sign) => ({ sign, lines: first.filter((line) => line.includes(sign)).length }));
  return counted.reduce((best, next) => (next.lines > best.lines ? next : best), { sign: ",", lines: 0 }).sign;
}
