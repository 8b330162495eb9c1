import { sql } from "kysely";

const moves = "begin update content_version set version = version + 1; end";

// What the agent corrects in the guide, over the texts that a release brings. No key to the guide: an entry may leave it, and what was written stays.
const changes = [
  `create table guide_corrections (
    entry text not null check (length(entry) between 1 and 100 and entry not glob '*[^a-z0-9@-]*'),
    file text not null check (file in ('guide.yaml', 'en.md', 'es.md', 'ca.md', 'ru.md')),
    text text not null check (length(text) between 1 and 24000),
    made_over text not null check (length(made_over) = 12 and made_over not glob '*[^0-9a-f]*'),
    corrected_by integer references users (id) on delete set null,
    corrected_at text not null check (corrected_at glob '????-??-??T*Z'),
    primary key (entry, file)
  ) strict`,
  "create index guide_corrections_by on guide_corrections (corrected_by) where corrected_by is not null",
  // Articles on the site show what an entry says of itself: its sources, the homes beside it.
  ...["insert", "update", "delete"].map(
    (deed) => `create trigger content_version_guide_corrections_${deed} after ${deed} on guide_corrections ${moves}`,
  ),
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
