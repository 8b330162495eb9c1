import { newUnit, type UnitValues } from "./unit-form";
import { readUnitForm } from "./unit-form.schema";
import { type CellError, isBlankRow, unitColumns, type UnitRow } from "./unit-table";

/**
 * Reads rows as so many forms of a unit, or says at each cell what is wrong with it. Rows in which nothing was written are
 * passed over.
 * @param taken names of units that are there already
 */
export function readUnitTable(
  rows: readonly UnitRow[],
  taken: ReadonlySet<string>,
): { units: UnitValues[]; errors: CellError[] } {
  const units: UnitValues[] = [];
  const errors: CellError[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue;
    const name = row.name.trim();
    if (taken.has(name)) errors.push({ row: index, column: "name", message: "unitForm.name.taken" });
    else if (seen.has(name)) errors.push({ row: index, column: "name", message: "unitTable.name.twice" });
    if (name !== "") seen.add(name);
    const read = readUnitForm({ ...newUnit, ...row });
    if (read.ok) units.push(read.values);
    else
      for (const column of unitColumns) {
        const message = read.errors[column]?.[0];
        if (message !== undefined) errors.push({ row: index, column, message });
      }
  }
  return { units, errors };
}
