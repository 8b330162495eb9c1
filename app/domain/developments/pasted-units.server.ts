import { parse } from "csv-parse/sync";
import { z } from "zod";

import { readDecimal, readWholeNumber } from "~/domain/fields/written-numbers";

import type { UnitStatus } from "./development";
import { blankRow, mostUnitRows, type UnitColumn, unitColumns, type UnitRow } from "./unit-table";

/** What was pasted, as rows. `rounded` counts areas that had decimals, `leftOut` columns that the table does not have. */
export type PastedUnits =
  | { ok: true; rows: UnitRow[]; rounded: number; leftOut: number }
  | { ok: false; reason: "empty" | "unreadable" }
  | { ok: false; reason: "too-many"; count: number };

const cells = z.array(z.array(z.string()));

/**
 * Reads units as they are copied from a spreadsheet: cells between tabs or semicolons, with a line of headings or in the order of our
 * columns. Nothing is refused here: what is no number stays as it was written, for the table to say so at its cell.
 */
export function readPastedUnits(text: string): PastedUnits {
  const lines = linesOf(text);
  if (!lines) return { ok: false, reason: "unreadable" };
  const [first = []] = lines;
  const headings = headingsIn(first);
  const body = headings ? lines.slice(1) : lines;
  if (body.length === 0) return { ok: false, reason: "empty" };
  if (body.length > mostUnitRows) return { ok: false, reason: "too-many", count: body.length };
  const columns = headings ?? unitColumns;
  let rounded = 0;
  const rows = body.map((line) => {
    const row = { ...blankRow };
    for (const [index, column] of columns.entries()) {
      if (column === null) continue;
      const cell = line[index] ?? "";
      row[column] = tidied(column, cell);
      if (isArea(column) && row[column] !== cell) rounded += 1;
    }
    return row;
  });
  const written = new Set(body.flatMap((line) => [...line.keys()].filter((index) => line[index] !== "")));
  const leftOut = [...written].filter((index) => (columns[index] ?? null) === null).length;
  return { ok: true, rows, rounded, leftOut };
}

/** Cells of each line that has any; null where a quotation mark is never closed. */
function linesOf(text: string): string[][] | null {
  const delimiter = text.includes("\t") ? "\t" : ";";
  try {
    const lines = cells.parse(parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true }));
    const tidy = lines.map((line) => line.map((cell) => cell.replace(/\s+/g, " ").trim()));
    return tidy.filter((line) => line.some((cell) => cell !== ""));
  } catch {
    return null;
  }
}

// By the beginnings of words, without accents. Which comes first decides: "superficie útil" is no built area.
const headingWords: readonly (readonly [UnitColumn, RegExp])[] = [
  ["usefulArea", /\b(useful|usable|util|utiles|utils)|полезн|жила/],
  ["area", /\b(built|area|superf|sup|constr|m2)|площад/],
  ["bedrooms", /\b(bed|dorm|hab)|спал/],
  ["bathrooms", /\b(bath|bano|bany|aseo)|ванн|сануз/],
  ["price", /\b(price|precio|pvp|preu|importe)|цена/],
  ["status", /\b(status|estado|estat|dispon|situac)|статус/],
  ["floor", /\b(floor|planta|nivel|level)|этаж/],
  ["name", /\b(name|unit|home|door|viv|unidad|puerta|nombre|habitatge|unitat|porta|nom|ref|piso|pis)\b|квартир|назван/],
];

/** What stands in each column by the words of the first line; null where these are no headings. */
function headingsIn(line: readonly string[]): (UnitColumn | null)[] | null {
  const found = new Set<UnitColumn>();
  const columns = line.map((cell) => {
    const word = plain(cell);
    const column = /^[^\p{L}]*\d/u.test(word) ? undefined : columnOf(word, found);
    if (column !== undefined) found.add(column);
    return column ?? null;
  });
  return found.size >= 2 || (found.size === 1 && line.length === 1) ? columns : null;
}

function columnOf(word: string, found: ReadonlySet<UnitColumn>): UnitColumn | undefined {
  // A price per m² is no price, and no area either; terraces have their field in the form of a unit.
  if (/(precio|preu|price|pvp|€|eur).*m2|\bterr|террас/.test(word)) return undefined;
  // "Habitatge" is a home, "habitación" a bedroom; "viv." and "vivienda" too.
  if (/^(habitatge|viv)/.test(word) && !found.has("name")) return "name";
  return headingWords.find(([column, words]) => !found.has(column) && words.test(word))?.[0];
}

function tidied(column: UnitColumn, written: string): string {
  if (column === "floor") return floorOf(written);
  if (column === "status") return statusOf(written);
  return isArea(column) ? wholeOf(written) : written;
}

function isArea(column: UnitColumn): boolean {
  return column === "area" || column === "usefulArea";
}

/** `72,45 m²` as whole m², as every area of the site is. */
function wholeOf(written: string): string {
  const decimal = readDecimal(written);
  const isWhole = !Number.isNaN(readWholeNumber(written));
  return isWhole || decimal === null || Number.isNaN(decimal) ? written : String(Math.round(decimal));
}

/** `PB` and `3ª` as the numbers that people in Spain count floors by. */
function floorOf(written: string): string {
  const word = plain(written);
  if (/^(pb|bj|bajos?|baixos?|planta (?:baja|baixa)|ground( floor)?)\.?$/.test(word)) return "0";
  if (/^(s[oó]tano|soterrani|basement|подвал\S*)\.?$/.test(word)) return "-1";
  return /^(-?\d+)\s*(?:º|ª|°|[aorntè]|st|nd|rd|th|\.)$/u.exec(written.toLowerCase())?.[1] ?? written;
}

const statusWords: readonly (readonly [UnitStatus, RegExp])[] = [
  ["available", /^(available|free|disponibles?|libre|lliure|en venta|en venda|свобод|доступ|в продаже)/],
  ["reserved", /^(reserv|бронь|забронир)/],
  ["sold", /^(sold|vendid|venut|venud|продан)/],
];

function statusOf(written: string): string {
  if (written === "") return blankRow.status;
  return statusWords.find(([, words]) => words.test(plain(written)))?.[0] ?? written;
}

/** In small letters, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("²", "2").toLowerCase().trim();
}
