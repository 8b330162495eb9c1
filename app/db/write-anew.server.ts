import { sql } from "kysely";

import type { Db } from "./database";

/**
 * Writes the whole file anew, its rows and nothing else: what was deleted before `secure_delete` was on still stood in pages that nobody had
 * used since, and in indexes of words until those are merged. It needs as much disk again as the file is large, for a moment.
 */
export async function writeAnew(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where sql like '%using fts5%'`.execute(
    db,
  );
  for (const { name } of rows)
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('optimize')`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
