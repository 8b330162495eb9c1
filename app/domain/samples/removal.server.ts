import { sql } from "kysely";

import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";
import { findAgency } from "~/domain/agency/agency.server";
import { sampleName } from "~/domain/agency/brand";
import { showSampleMark } from "~/domain/agency/brand-pictures.server";
import { photoName } from "~/domain/listings/photo";
import { photosOfRemovedSamples } from "~/domain/site/photos-in-use.server";

import { belongingTo } from "./fingerprints.server";
import { type Removal, type SampleKind, sampleKinds, type Samples } from "./sample";
import { sampleRows } from "./sample-rows";
import { listSamples, noteSamples } from "./samples.server";

/**
 * Removes what nobody has touched. All of it is put aside until the next backup, to be put back; so the files of its photos stay.
 * @param by id of the account that does it
 * @returns what went and what stayed
 */
export function removeSamples(db: Db, by: number, now: Date): Promise<Samples> {
  return db.transaction().execute(async (trx) => {
    const samples = await listSamples(trx);
    if (samples.going.length === 0) return samples;
    const removedAt = now.toISOString();
    for (const kind of sampleKinds) {
      const ids = samples.going.flatMap((sample) => (sample.kind === kind ? sample.ids : []));
      if (ids.length > 0) await putAside(trx, kind, ids, removedAt);
    }
    // After all were put aside: an article that stays loses with a home the line that ties it to it.
    for (const kind of sampleKinds) {
      const ids = samples.going.flatMap((sample) => (sample.kind === kind ? sample.ids : []));
      if (ids.length === 0) continue;
      await sql`delete from ${sql.table(sampleRows[kind][0].table)} where id in (${sql.join(ids)})`.execute(trx);
      await trx.deleteFrom("sample_rows").where("kind", "=", kind).where("row_id", "in", ids).execute();
    }
    await showSampleMark(trx, false);
    await noteActivity(trx, { kind: "samples.removed", actor: by, details: { count: samples.going.length } }, now);
    return samples;
  });
}

/** What was removed last and can be put back; null where nothing was, or a backup was made since. */
export async function findRemoval(db: Db): Promise<Removal | null> {
  const { removedAt } = await db
    .selectFrom("removed_samples")
    .select((eb) => eb.fn.max("removed_at").as("removedAt"))
    .executeTakeFirstOrThrow();
  if (removedAt === null || (await isBackedUpSince(db, removedAt))) return null;
  const rows = await db
    .selectFrom("removed_samples")
    .where(
      "table_name",
      "in",
      Object.values(sampleRows).map(([{ table }]) => table),
    )
    .select(["table_name", sql<string | null>`json_extract(content, '$.article_group')`.as("group"), "id"])
    .execute();
  return { removedAt, count: new Set(rows.map((row) => row.group ?? row.id)).size };
}

/** `left`: titles of what could not be put back, because something new has its address or its reference. */
type Restored = { ok: true; count: number; left: string[] } | { ok: false; reason: "lapsed" };

/** Puts back all that was removed, with its numbers and so its addresses. @param by id of the account that does it */
export function restoreSamples(db: Db, by: number, now: Date): Promise<Restored> {
  return db.transaction().execute(async (trx) => {
    const removal = await findRemoval(trx);
    if (!removal) return { ok: false, reason: "lapsed" };
    const rows = await trx.selectFrom("removed_samples").selectAll().orderBy("id").execute();
    const back = new Map<SampleKind, Map<number, number>>(sampleKinds.map((kind) => [kind, new Map()]));
    // An article in its languages is one.
    const left = new Map<string, string>();
    for (const { table_name: table, content } of rows) {
      const row = JSON.parse(content) as Row;
      const kind = sampleKinds.find((each) => sampleRows[each][0].table === table);
      if (kind === undefined) {
        await putBack(trx, table, ownedAnew(table, row, back));
        continue;
      }
      const id = await putBackHead(trx, kind, row);
      if (id === undefined) left.set(String(row.article_group ?? `${kind} ${row.id}`), String(row.title ?? row.name));
      else back.get(kind)?.set(Number(row.id), id);
    }
    for (const [kind, ids] of back) await noteSamples(trx, kind, [...ids.values()]);
    await trx.deleteFrom("removed_samples").execute();
    if ((await findAgency(trx)).agency.name === sampleName) await showSampleMark(trx, true);
    const count = removal.count - left.size;
    await noteActivity(trx, { kind: "samples.restored", actor: by, details: { count } }, now);
    return { ok: true, count, left: [...left.values()] };
  });
}

/** Names of the photos of removed samples that can no longer be put back: their files may go, and then `forgetLapsedSamples`. */
export async function lapsedSamples(db: Db): Promise<{ removedAt: string; photos: string[] } | null> {
  const { removedAt } = await db
    .selectFrom("removed_samples")
    .select((eb) => eb.fn.max("removed_at").as("removedAt"))
    .executeTakeFirstOrThrow();
  if (removedAt === null || !(await isBackedUpSince(db, removedAt))) return null;
  return { removedAt, photos: await photosOfRemovedSamples(db) };
}

/** Forgets the samples that were removed until then. */
export async function forgetLapsedSamples(db: Db, removedAt: string): Promise<void> {
  await db.deleteFrom("removed_samples").where("removed_at", "<=", removedAt).execute();
}

type Row = Record<string, string | number | null>;

/** A backup that was begun after the samples went: the one before still holds them as they were. */
async function isBackedUpSince(db: Db, removedAt: string): Promise<boolean> {
  const run = await db
    .selectFrom("job_runs")
    .where("name", "=", "backup")
    .where("started_at", ">", removedAt)
    .where("finished_at", "is not", null)
    .where("last_error", "is", null)
    .select("name")
    .executeTakeFirst();
  return run !== undefined;
}

async function putAside(trx: Db, kind: SampleKind, ids: readonly number[], removed_at: string) {
  for (const belonging of sampleRows[kind]) {
    const { table } = belonging;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${belongingTo(belonging, ids)}`.execute(
      trx,
    );
    for (const row of rows) {
      const photo = typeof row.image_url === "string" ? photoName(row.image_url) : null;
      await trx
        .insertInto("removed_samples")
        .values({ removed_at, table_name: table, content: JSON.stringify(row), photo })
        .execute();
    }
  }
}

/**
 * Puts back the row of a sample itself. Numbers of stories and claims are given anew, and name nothing outside.
 * @returns its number; undefined where something new stands in its place
 */
async function putBackHead(trx: Db, kind: SampleKind, row: Row): Promise<number | undefined> {
  const [{ table }] = sampleRows[kind];
  if (await putBack(trx, table, row)) return Number(row.id);
  if (kind !== "story" && kind !== "claim") return undefined;
  const { id: _id, ...unnumbered } = row;
  if (!(await putBack(trx, table, unnumbered))) return undefined;
  const { rows } = await sql<{ id: number }>`select last_insert_rowid() as id`.execute(trx);
  return rows[0]?.id;
}

/** The lines of a story or a claim, with the number that it now has. */
function ownedAnew(table: string, row: Row, back: Map<SampleKind, Map<number, number>>): Row {
  const kind = table === "story_texts" ? "story" : table === "claim_texts" ? "claim" : undefined;
  if (kind === undefined) return row;
  const owner = `${kind}_id`;
  return { ...row, [owner]: back.get(kind)?.get(Number(row[owner])) ?? null };
}

/** @returns false where the database refuses the row, because something else has its place or what it belongs to is gone */
async function putBack(trx: Db, table: string, row: Row): Promise<boolean> {
  try {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(trx);
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_CONSTRAINT")) return false;
    throw error;
  }
  // The database has written a first price of today; the prices it had come back after it.
  if (table === "properties")
    await trx.deleteFrom("property_prices").where("property_id", "=", Number(row.id)).execute();
  if (table === "development_units") {
    await trx.deleteFrom("development_unit_prices").where("unit_id", "=", Number(row.id)).execute();
  }
  return true;
}
