import { sql } from "kysely";

import type { Db } from "./database";

/**
 * Writes the whole file anew, its rows and nothing else: what was deleted before `secure_delete` was on still stood in pages that nobody had
 * used since. It needs as much disk again as the file is large, for a moment.
 */
export async function writeAnew(db: Db): Promise<void> {
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
