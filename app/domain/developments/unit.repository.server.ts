import type { Db } from "~/db/database";

import { toForm } from "./unit-columns.server";
import type { UnitForm, UnitValues } from "./unit-form";

/** The units of a development in the order of the building, for the agent. */
export async function listUnits(db: Db, developmentId: number): Promise<(UnitForm & { hasPlan: boolean })[]> {
  const rows = await inOrder(db, developmentId);
  const plans = await db
    .selectFrom("development_images")
    .where("development_id", "=", developmentId)
    .where("kind", "=", "floor_plan")
    .select("unit_id")
    .execute();
  return rows.map((row) => ({ ...toForm(row), hasPlan: plans.some(({ unit_id }) => unit_id === row.id) }));
}

/** One unit; undefined for one of another development too. */
export async function findUnit(db: Db, developmentId: number, id: number): Promise<UnitForm | undefined> {
  const row = await db
    .selectFrom("development_units")
    .where("development_id", "=", developmentId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
  return row && toForm(row);
}

/** What the units of a development are called. */
export async function unitNames(db: Db, developmentId: number): Promise<Set<string>> {
  const rows = await inOrder(db, developmentId);
  return new Set(rows.map(({ name }) => name));
}

/** The floors of a development's units that have no name beside their number. */
export async function countedFloors(db: Db, developmentId: number): Promise<number[]> {
  const rows = await inOrder(db, developmentId);
  return rows.flatMap(({ floor, floor_name }) => (floor_name === "" ? [floor] : []));
}

/** Whether there is such a development. */
export async function isThere(db: Db, developmentId: number): Promise<boolean> {
  const row = await db.selectFrom("developments").where("id", "=", developmentId).select("id").executeTakeFirst();
  return row !== undefined;
}

/** Whether visitors would read a unit for which nothing is asked; until its development is published it may have no price. */
export async function lacksPrice(db: Db, developmentId: number, { price }: UnitValues): Promise<boolean> {
  if (price > 0) return false;
  const shown = await db
    .selectFrom("developments")
    .where("id", "=", developmentId)
    .where("is_published", "=", 1)
    .select("id")
    .executeTakeFirst();
  return shown !== undefined;
}

/** Whether another unit of the development than one's own is called so. */
export async function isNameTaken(db: Db, developmentId: number, name: string, own: number | null): Promise<boolean> {
  const row = await db
    .selectFrom("development_units")
    .where("development_id", "=", developmentId)
    .where("name", "=", name)
    .select("id")
    .executeTakeFirst();
  return row !== undefined && row.id !== own;
}

/** The rows of a development's units in the order of the building. */
export function inOrder(db: Db, developmentId: number) {
  return db
    .selectFrom("development_units")
    .where("development_id", "=", developmentId)
    .orderBy("display_order")
    .orderBy("id")
    .selectAll()
    .execute();
}
