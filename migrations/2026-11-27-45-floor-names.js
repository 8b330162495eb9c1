import { sql } from "kysely";

// What a floor is called beside its number: entresuelo, principal, ático. Empty where it has only a number.
const names = "'', 'sotano', 'semisotano', 'bajo', 'entresuelo', 'principal', 'atico', 'sobreatico'";
const column = `floor_name text not null default '' check (floor_name in (${names}))`;

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const table of ["properties", "development_units"]) {
    await sql.raw(`alter table ${table} add column ${column}`).execute(db);
  }
}
