import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import type { Db } from "~/db/database";

/** How often the log is tried again while somebody reads from it, and the pause between, in ms. */
const tries = 50;
const wait = 100;

/**
 * Writes the write-ahead log into the file and cuts it off: until then it holds the pages as they were before something was erased. Not
 * within a transaction. What somebody else is reading from cannot be cut off; it is tried again for five seconds, and each night.
 * @returns whether nothing is left in it
 */
export async function emptyLog(db: Db): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows.every(({ busy }) => busy === 0)) return true;
    await pause(wait);
  }
  return false;
}
