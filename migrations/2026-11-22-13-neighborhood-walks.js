import { sql } from "kysely";

const changes = [
  // Minutes on foot, as the agent knows them; null where nobody entered any.
  ...["metro", "school", "market"].map(
    (goal) => `alter table neighborhoods add column walk_to_${goal} integer check (walk_to_${goal} between 1 and 60)`,
  ),
  // The map beside the list asks for all homes of a part of the city at once.
  `create index properties_by_spot on properties (status, latitude, longitude, price, neighborhood)`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const change of changes) await sql.raw(change).execute(db);
}
