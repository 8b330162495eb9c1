import { csvRows } from "~/domain/fields/csv/csv-rows.server";
import { readArea, readWholeNumber } from "~/domain/fields/written-numbers";
import { readFloor } from "~/domain/listings/floor-names";

import type { UnitStatus } from "./development";
import { blankRow, mostUnitRows, type UnitColumn, unitColumns, type UnitRow } from "./unit-table";

/**
 * What was pasted, as rows. `rounded` counts areas that had decimals, `numbered` áticos whose number was counted from below,
 * `leftOut` columns that the table does not have.
 */
export type PastedUnits =
  | ({ ok: true; rows: UnitRow[] } & Record<"rounded" | "numbered" | "leftOut", number>)
  | { ok: false; reason: "empty" }
  | { ok: false; reason: "too-many"; count: number }
  /** A quotation mark is opened on this line and never closed. */
  | { ok: false; reason: "unclosed"; line: number };

/**
 * Reads units as they are copied from a spreadsheet or a file, with a line of headings or in the order of our columns. Nothing is
 * refused here: what is no number stays as it was written, for the table to say so at its cell.
 * @param there numbers of the floors that the building has already
 */
export function readPastedUnits(text: string, there: readonly number[] = []): PastedUnits {
  const read = csvRows(text, mostUnitRows);
  if (!read.ok) {
    if (read.reason === "too-many-lines") return { ok: false, reason: "too-many", count: read.count };
    return read.reason === "unclosed" ? read : { ok: false, reason: "empty" };
  }
  const lines = read.rows
    .map(({ values }) => values.map((value) => value.replace(/\s+/g, " ")))
    .filter((values) => values.some((value) => value !== ""));
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
  return { ok: true, ...withNumbers(rows, there), rounded, leftOut };
}

/** An ático without its number stands one above the highest floor of the others, a sobreático two; the person who pastes sees it. */
function withNumbers(rows: readonly UnitRow[], there: readonly number[]): { rows: UnitRow[]; numbered: number } {
  const floors = rows.map((row) => readFloor(row.floor));
  const counted = floors.flatMap((read) => (read?.floorName === "" && read.floor !== null ? [read.floor] : []));
  const highest = Math.max(...counted, ...there);
  const above = (index: number) => {
    const read = floors[index];
    if (read?.floor !== null || !Number.isFinite(highest)) return null;
    return highest + (read.floorName === "sobreatico" ? 2 : 1);
  };
  const numbered = rows.map((row, index) => {
    const floor = above(index);
    return floor === null ? row : { ...row, floor: `${floor} ${row.floor}` };
  });
  return { rows: numbered, numbered: floors.filter((_, index) => above(index) !== null).length };
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
  const area = Number.isNaN(readWholeNumber(written)) ? readArea(written) : null;
  return area === null || Number.isNaN(area) ? written : String(area);
}

/** `PB` and `3ª` as the numbers that people in Spain count floors by; a name stays as it was written. */
function floorOf(written: string): string {
  const read = readFloor(written);
  return read?.floorName === "" ? String(read.floor) : written;
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
