import { sql } from "kysely";

const moves = "begin update content_version set version = version + 1; end";

// The quarter 22@ is an entry of the guide too: it could be neither opened in the panel nor corrected.
const changes = [
  `create table guide_corrections_of_all (
    entry text not null check (length(entry) between 1 and 100 and entry not glob '*[^a-z0-9@-]*'),
    file text not null check (file in ('guide.yaml', 'en.md', 'es.md', 'ca.md', 'ru.md')),
    text text not null check (length(text) between 1 and 24000),
    made_over text not null check (length(made_over) = 12 and made_over not glob '*[^0-9a-f]*'),
    corrected_by integer references users (id) on delete set null,
    corrected_at text not null check (corrected_at glob '????-??-??T*Z'),
    primary key (entry, file)
  ) strict`,
  "insert into guide_corrections_of_all select entry, file, text, made_over, corrected_by, corrected_at from guide_corrections",
  // With its index and its triggers.
  "drop table guide_corrections",
  "alter table guide_corrections_of_all rename to guide_corrections",
  "create index guide_corrections_by on guide_corrections (corrected_by) where corrected_by is not null",
  ...["insert", "update", "delete"].map(
    (deed) => `create trigger content_version_guide_corrections_${deed} after ${deed} on guide_corrections ${moves}`,
  ),
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
