import { readFloor } from "~/domain/listings/floor-names";

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
    const floor = readFloor(row.floor);
    const read = readUnitForm({
      ...{ ...newUnit, ...row },
      floor: floor ? String(floor.floor ?? "") : row.floor,
      floorName: floor?.floorName ?? "",
    });
    if (read.ok) units.push(read.values);
    else
      for (const column of unitColumns) {
        const message = read.errors[column]?.[0];
        if (message === undefined) continue;
        errors.push({ row: index, column, message: (column === "floor" && floorFault(row.floor)) || message });
      }
  }
  return { units, errors };
}

/** Of what is written in the one cell for number and name: null where the form of a unit says what is wrong. */
function floorFault(written: string): string | null {
  if (written.trim() === "") return null;
  const read = readFloor(written);
  if (!read) return "unitTable.floor.invalid";
  return read.floor === null ? "unitTable.floor.number" : null;
}
