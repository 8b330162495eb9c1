import { sql } from "kysely";

// The rooms of what is sold, each with its m², where the agent knows them: names are of a fixed list that the site translates.
const changes = ["properties", "development_units"].map(
  (table) =>
    `alter table ${table} add column rooms text not null default '[]' check (json_valid(rooms) and json_type(rooms) = 'array')`,
);

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
