import { sql } from "kysely";

/*
 * What shows that an agent can be believed. How a story was verified is a choice: most answers are the same sentence, which the site says in each
 * language; what was written before stays as it was. A claim says since when and where from. The day on which a home was sold the database writes down
 * itself, as it does with prices; of homes sold before nothing is known, and nothing is made up.
 */
const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const choices = ["described", "deed", "message", "public", "unchecked", "sample"].map((each) => `'${each}'`).join(", ");

const changes = [
  `alter table stories add column verification text not null default 'described' check (verification in (${choices}))`,
  "alter table stories add column review_link text not null default '' check (review_link = '' or review_link like 'https://%')",
  "alter table stories add column said_in text check (said_in like '____-__')",
  `update stories set verification = 'sample' where id in
     (select story_id from story_texts where language = 'en' and how_verified = 'Sample text; no buyer has said it.')`,
  "alter table claims add column since integer check (since between 1900 and 2100)",
  "alter table claim_texts add column source text not null default ''",
  "alter table properties add column sold_at text",
  "create index properties_sold on properties (sold_at) where status = 'sold'",
  // Put in as sold already, it was sold at a time that nobody knows.
  `create trigger property_sold after update of status on properties when new.status = 'sold' and old.status <> 'sold'
     begin update properties set sold_at = ${now} where id = new.id; end`,
  `create trigger property_unsold after update of status on properties when new.status <> 'sold' and old.status = 'sold'
     begin update properties set sold_at = null where id = new.id; end`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
