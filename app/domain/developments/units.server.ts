import type { Db } from "~/db/database";
import type { ActivityDetails, ActivityKind } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";
import { floorDoubts, openDoubts, priceDoubts } from "~/domain/listings/doubts";
import { byFloor, type FloorName } from "~/domain/listings/floor-names";
import { photoName } from "~/domain/listings/photo";

import { toColumns, unitVersion } from "./unit-columns.server";
import type { UnitForm, UnitValues } from "./unit-form";
import { findUnit, inOrder, isNameTaken, isThere, lacksPrice, listUnits, unitNames } from "./unit.repository.server";

export { countedFloors, findUnit, listUnits, unitNames } from "./unit.repository.server";

type Stored =
  | { ok: true; id: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "name-taken" }
  | { ok: false; reason: "price-missing" }
  | { ok: false; reason: "conflict"; current: UnitForm };

/** What is asked about once before a unit is stored. @param before as it stands, undefined for a new one */
export async function unitDoubts(db: Db, developmentId: number, values: UnitValues, before?: UnitValues) {
  const building = await db
    .selectFrom("developments")
    .where("id", "=", developmentId)
    .select("total_floors")
    .executeTakeFirst();
  const of = (unit: UnitValues) => [...priceDoubts(unit.price), ...floorDoubts(unit, building?.total_floors ?? null)];
  return openDoubts(of(values), [], before ? of(before) : []);
}

/** Adds a unit; units stand in the order of floor and name. */
export function addUnit(db: Db, developmentId: number, values: UnitValues, by: number, now: Date): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    if (!(await isThere(trx, developmentId))) return { ok: false, reason: "not-found" };
    if (await lacksPrice(trx, developmentId, values)) return { ok: false, reason: "price-missing" };
    if (await isNameTaken(trx, developmentId, values.name, null)) return { ok: false, reason: "name-taken" };
    const id = await insertUnit(trx, developmentId, values, by, now);
    await afterChange(trx, developmentId, now);
    return { ok: true, id };
  });
}

type StoredAll =
  | { ok: true }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "price-missing" }
  | { ok: false; reason: "names-taken"; names: string[] };

/** Adds units, all of them or none. Of names that are taken it says which; none stands there twice. */
export function addUnits(
  db: Db,
  developmentId: number,
  units: readonly UnitValues[],
  by: number,
  now: Date,
): Promise<StoredAll> {
  return db.transaction().execute(async (trx) => {
    if (!(await isThere(trx, developmentId))) return { ok: false, reason: "not-found" };
    const taken = await unitNames(trx, developmentId);
    const names = units.map(({ name }) => name).filter((name) => taken.has(name));
    if (names.length > 0) return { ok: false, reason: "names-taken", names };
    const [cheapest] = units.toSorted((one, other) => one.price - other.price);
    if (cheapest && (await lacksPrice(trx, developmentId, cheapest))) return { ok: false, reason: "price-missing" };
    for (const values of units) await insertUnit(trx, developmentId, values, by, now);
    await afterChange(trx, developmentId, now);
    return { ok: true };
  });
}

/** Whether all of these units stand there just so already, as after a button that was pressed twice. */
export async function areAdded(db: Db, developmentId: number, units: readonly UnitValues[]): Promise<boolean> {
  const stored = new Set((await listUnits(db, developmentId)).map(({ version }) => version));
  return units.length > 0 && units.every((values) => stored.has(unitVersion(values)));
}

/** Stores a unit anew. Whoever saves second is told: `version` is the one that the editor had before them. */
export function saveUnit(
  db: Db,
  developmentId: number,
  id: number,
  { version, values, by }: { version: string; values: UnitValues; by: number },
  now: Date,
): Promise<Stored> {
  return db.transaction().execute(async (trx) => {
    const current = await findUnit(trx, developmentId, id);
    if (!current) return { ok: false, reason: "not-found" };
    if (unitVersion(values) === current.version) return { ok: true, id };
    if (current.version !== version) return { ok: false, reason: "conflict", current };
    if (await lacksPrice(trx, developmentId, values)) return { ok: false, reason: "price-missing" };
    if (await isNameTaken(trx, developmentId, values.name, id)) return { ok: false, reason: "name-taken" };
    await trx.updateTable("development_units").set(toColumns(values)).where("id", "=", id).execute();
    await afterChange(trx, developmentId, now);
    const before = current.values;
    const note = (kind: ActivityKind, details: ActivityDetails) =>
      noteOn(trx, { developmentId, id, name: values.name }, { kind, by, details }, now);
    if (before.price !== values.price) await note("unit.price", { from: before.price, to: values.price });
    if (before.status !== values.status) await note("unit.status", { from: before.status, to: values.status });
    return { ok: true, id };
  });
}

/** Deletes a unit with its drawing. @returns the photos whose files can go now; undefined where there is no such unit */
export function removeUnit(db: Db, developmentId: number, id: number, by: number, now: Date) {
  return db.transaction().execute((trx) => removeUnitIn(trx, developmentId, id, by, now));
}

/** The same within a transaction that is under way. */
export async function removeUnitIn(
  trx: Db,
  developmentId: number,
  id: number,
  by: number,
  now: Date,
): Promise<{ name: string; photos: string[]; uploads: string[] } | undefined> {
  const unit = await findUnit(trx, developmentId, id);
  if (!unit) return undefined;
  const images = await trx.selectFrom("development_images").where("unit_id", "=", id).select("image_url").execute();
  const uploads = await trx.selectFrom("development_uploads").where("unit_id", "=", id).select("file").execute();
  await trx.deleteFrom("development_units").where("id", "=", id).execute();
  await afterChange(trx, developmentId, now);
  await noteOn(trx, { developmentId, id, name: unit.values.name }, { kind: "unit.deleted", by }, now);
  return {
    name: unit.values.name,
    photos: images.map(({ image_url }) => photoName(image_url)),
    uploads: uploads.map(({ file }) => file),
  };
}

async function insertUnit(trx: Db, developmentId: number, values: UnitValues, by: number, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto("development_units")
    .values({ ...toColumns(values), development_id: developmentId, display_order: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await noteOn(trx, { developmentId, id, name: values.name }, { kind: "unit.created", by }, now);
  return id;
}

async function noteOn(
  trx: Db,
  { developmentId, id, name }: { developmentId: number; id: number; name: string },
  { kind, by, details = {} }: { kind: ActivityKind; by: number; details?: ActivityDetails },
  now: Date,
) {
  const building = await trx
    .selectFrom("developments")
    .where("id", "=", developmentId)
    .select("name")
    .executeTakeFirst();
  const title = [building?.name, name].filter(Boolean).join(", ");
  await noteActivity(trx, { kind, actor: by, subject: id, details: { title, ...details } }, now);
}

async function afterChange(trx: Db, developmentId: number, now: Date) {
  const rows = await inOrder(trx, developmentId);
  const sorted = rows.toSorted(
    (one, other) =>
      byFloor(placeOf(one), placeOf(other)) || one.name.localeCompare(other.name, "en", { numeric: true }),
  );
  for (const [order, { id }] of sorted.entries()) {
    await trx.updateTable("development_units").set({ display_order: order }).where("id", "=", id).execute();
  }
  await trx
    .updateTable("developments")
    .set({ updated_at: now.toISOString() })
    .where("id", "=", developmentId)
    .execute();
}

function placeOf({ floor, floor_name }: { floor: number; floor_name: FloorName }) {
  return { floor, floorName: floor_name };
}
