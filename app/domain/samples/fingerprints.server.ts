import { createHash } from "node:crypto";

import { type RawBuilder, sql } from "kysely";

import type { Db } from "~/db/database";

import { type SampleKind, type SamplePart, sampleParts } from "./sample";
import { type Belonging, sampleRows } from "./sample-rows";

/** What a sample holds, a digest for each of its parts. */
export type Fingerprint = Partial<Record<SamplePart, string>>;

/** The fingerprints of samples as they are now; of what is not there any more, none. */
export async function fingerprintsOf(
  db: Db,
  kind: SampleKind,
  ids: readonly number[],
): Promise<Map<number, Fingerprint>> {
  const said = new Map<number, Map<SamplePart, string[]>>();
  const [head, ...others] = sampleRows[kind];
  for (const belonging of [head, ...others]) {
    for (const part of sampleParts) {
      const columns = belonging.parts?.[part];
      if (!columns) continue;
      for (const { owner, values } of await valuesOf(db, belonging, columns, ids)) {
        // What belongs to a sample that is gone is gone with it; its own row comes first.
        const parts = said.get(owner) ?? new Map<SamplePart, string[]>();
        said.set(owner, parts.set(part, [...(parts.get(part) ?? []), `${belonging.table} ${values}`]));
      }
    }
  }
  const digest = (lines: string[]) => createHash("sha256").update(JSON.stringify(lines)).digest("hex").slice(0, 16);
  return new Map(
    [...said].map(([id, parts]) => [
      id,
      Object.fromEntries([...parts].map(([part, lines]) => [part, digest(lines)])) satisfies Fingerprint,
    ]),
  );
}

/** The parts in which two fingerprints differ; a part that one of them lacks is one. */
export function differing(one: Fingerprint, other: Fingerprint): SamplePart[] {
  return sampleParts.filter((part) => one[part] !== other[part]);
}

/** Which rows belong to these samples. */
export function belongingTo({ owner, through }: Belonging, ids: readonly number[]): RawBuilder<boolean> {
  const list = sql.join(ids);
  return through
    ? sql`${sql.ref(owner)} in (select id from ${sql.table(through.table)} where ${sql.ref(through.owner)} in (${list}))`
    : sql`${sql.ref(owner)} in (${list})`;
}

/** The values of some columns as JSON, in an order that does not depend on how the rows are numbered. */
async function valuesOf(
  db: Db,
  belonging: Belonging,
  columns: readonly string[],
  ids: readonly number[],
): Promise<{ owner: number; values: string }[]> {
  const { table, owner, through } = belonging;
  const sample = through
    ? sql`(select ${sql.ref(`above.${through.owner}`)} from ${sql.table(through.table)} as above
        where above.id = ${sql.ref(`${table}.${owner}`)})`
    : sql.ref(`${table}.${owner}`);
  const values = sql`json_array(${sql.join(columns.map((column) => sql.ref(column)))})`;
  const { rows } = await sql<{ owner: number; values: string }>`
    select ${sample} as owner, ${values} as "values" from ${sql.table(table)}
      where ${belongingTo(belonging, ids)} order by owner, "values"`.execute(db);
  return rows;
}
