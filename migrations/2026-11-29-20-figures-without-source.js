import { sql } from "kysely";

// A service is given what the guide knows; figures of its own that it kept after it was told are the reviewer's to check.
/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  await sql
    .raw(
      "alter table articles add column unsourced_figures text check (unsourced_figures is null or json_valid(unsourced_figures))",
    )
    .execute(db);
}
