import { sql } from "kysely";

// A batch that somebody stopped waits like one that was never started, and says so.

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  await sql.raw("alter table article_batches add column stopped_at text").execute(db);
}
