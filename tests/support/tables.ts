import { sql } from "kysely";

import type { Db } from "~/db/database";

/** Every row of every table of a database, but for those that are named. */
export async function tablesOf(db: Db, without: readonly string[]): Promise<Record<string, unknown[]>> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !without.includes(name));
  const read = names.map(async (name) => {
    const all = await sql`select * from ${sql.table(name)}`.execute(db);
    return [name, all.rows] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
