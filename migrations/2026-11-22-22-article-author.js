import { sql } from "kysely";

const changes = [
  // The name under which it is published; empty where the agency signs it. A name and no account: it stays when somebody leaves.
  "alter table articles add column author text not null default ''",
  // The order in which the homes beside it were chosen.
  "alter table article_properties add column place integer not null default 0",
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
