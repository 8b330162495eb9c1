import { sql } from "kysely";

// One row about the machine that the site runs on.
const tables = [
  `create table machine_state (
    id integer primary key check (id = 1),
    -- Written now and then, to find out whether writing is possible.
    checked_at text not null,
    -- The latest moment that was believed of the clock: nothing is erased by age while it says something far from this.
    clock_trusted_at text
  ) strict`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of tables) await sql.raw(statement).execute(db);
}
