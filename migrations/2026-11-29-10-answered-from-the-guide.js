import { sql } from "kysely";

// What of the guide an article answers, or is to answer: "entry/asked", as a person chose it or as it was certain. No key: an entry may
// leave the guide, and the article stays.
/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const table of ["articles", "batch_keywords"]) {
    await sql.raw(`alter table ${table} add column about text check (about glob '?*/?*')`).execute(db);
  }
  await sql.raw("create index articles_about on articles (language, about) where about is not null").execute(db);
}
