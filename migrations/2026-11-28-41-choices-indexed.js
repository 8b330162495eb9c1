import { sql } from "kysely";

// The list of homes counts what each choice of each filter leads to, over all homes: from here it need not read the homes themselves, whose texts
// stand before most of these columns. It begins as the index of before did, and does what that did.
const changes = [
  "drop index properties_by_place",
  `create index properties_by_place on properties
    (status, neighborhood, price, bedrooms, bathrooms, property_type, area, has_elevator, has_parking, built_year, features)`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
