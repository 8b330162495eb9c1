import { sql } from "kysely";

// Where a film and a virtual tour of what is listed can be seen: on sites of others, which a page only links to.
const columns = ["properties", "developments"].flatMap((table) =>
  ["video_link", "tour_link"].map(
    (column) =>
      `alter table ${table} add column ${column} text not null default '' check (${column} = '' or ${column} like 'https://%')`,
  ),
);

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const column of columns) await sql.raw(column).execute(db);
}
