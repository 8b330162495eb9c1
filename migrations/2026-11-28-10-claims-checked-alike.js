import { sql } from "kysely";

// SQLite before 3.45 says of `json_valid(null)` no, later ones nothing at all: with the former no article held. Rows are checked when a
// column with a check is added, so that its values wait in another.
const steps = [
  "alter table articles add column kept_reason text",
  "alter table articles add column kept_claims text",
  "update articles set kept_reason = despite_reason, kept_claims = despite_claims, despite_reason = null, despite_claims = null where despite_reason is not null",
  "alter table articles drop column despite_claims",
  `alter table articles add column despite_claims text check
     ((despite_claims is null or json_valid(despite_claims)) and (despite_claims is null) = (despite_reason is null))`,
  "update articles set despite_reason = kept_reason, despite_claims = kept_claims where kept_reason is not null",
  "alter table articles drop column kept_reason",
  "alter table articles drop column kept_claims",
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const step of steps) await sql.raw(step).execute(db);
}
