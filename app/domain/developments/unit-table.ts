import { newUnit, type UnitField } from "./unit-form";

/** What is asked of each unit where many are entered at once, in the order of the columns; the rest is left to its own form. */
export const unitColumns = [
  ...(["name", "floor", "bedrooms", "bathrooms", "area", "usefulArea", "price", "status"] as const),
] as const satisfies UnitField[];
export type UnitColumn = (typeof unitColumns)[number];

/** What stands in the cells of one row. */
export type UnitRow = Record<UnitColumn, string>;

/** Rows that are taken at once. */
export const mostUnitRows = 200;
/** Rows that stand ready to be written in, and come with each wish for more. */
export const freshRows = 5;

export const blankRow: UnitRow = {
  ...{ name: "", floor: "", bedrooms: "", bathrooms: "", area: "", usefulArea: "", price: "" },
  status: newUnit.status,
};

/** Whether nothing was written in a row; its status stands there by itself. */
export function isBlankRow(row: UnitRow): boolean {
  return unitColumns.every((column) => column === "status" || row[column].trim() === "");
}

export function blankRows(count: number): UnitRow[] {
  return Array.from({ length: count }, () => blankRow);
}

/** The rows of a form that sends each column as a list. */
export function readUnitRows(form: FormData): UnitRow[] {
  const columns = unitColumns.map((column) => [column, form.getAll(column)] as const);
  const count = Math.max(...columns.map(([, cells]) => cells.length));
  const cell = (cells: readonly FormDataEntryValue[], index: number) => {
    const text = cells[index];
    return typeof text === "string" ? text : "";
  };
  return Array.from({ length: count }, (_, index) => {
    const row = { ...blankRow };
    for (const [column, cells] of columns) row[column] = cell(cells, index);
    return row;
  });
}

/** What is wrong with a cell: a key of the catalogue. `row` counts from 0. */
export type CellError = { row: number; column: UnitColumn; message: string };

/** What the page says about units that are not stored, with everything that was typed. */
export type UnitTableAnswer = {
  rows: UnitRow[];
  errors: CellError[];
  /** What was pasted and could not be laid into rows. */
  pasted: string;
  /** What is wrong with that, or with the form as a whole: a key of the catalogue. */
  pastedError: string | null;
  /** How many rows were just laid into the table, and what became of their cells; null where nothing was. */
  laid: Record<"rows" | "rounded" | "numbered" | "leftOut", number> | null;
  /** Why they could not be stored, in words. */
  failure: string | null;
};
