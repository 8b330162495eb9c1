import { sql } from "kysely";

const statements = [
  // Which unit of the development is shown.
  `alter table appointments add column unit_id integer references development_units (id) on delete set null`,
  `create index appointments_of_development on appointments (development_id) where development_id is not null`,
  `create index appointments_of_unit on appointments (unit_id) where unit_id is not null`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
