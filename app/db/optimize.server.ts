import { sql } from "kysely";

import type { Db } from "./database";

/**
 * Lets SQLite look, in a sample, at how the rows of each table are distributed where that is unknown or has changed much: by this
 * it chooses between indexes. It advises to do so at a start, after a change of the schema, and once a day.
 */
export async function optimizeDatabase(db: Db): Promise<void> {
  // All tables, not only those that this connection has asked: reads have a connection of their own.
  await sql`pragma optimize = 0x10002`.execute(db);
}
