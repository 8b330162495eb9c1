import { sql } from "kysely";

const changes = [
  // Which rows came with the sample site, and what each held then: what has changed since is the agent's. Sites that are older
  // than this table have it filled at their next start, by what their rows say.
  `create table sample_rows (
    kind text not null check (kind in ('property', 'development', 'article', 'claim', 'story')),
    row_id integer not null,
    fingerprint text not null check (json_valid(fingerprint)),
    primary key (kind, row_id)
  ) strict, without rowid`,
  // The rows that went with the samples, in the order in which they can be put back; photo is the name of a photo whose files are kept with them.
  `create table removed_samples (
    id integer primary key autoincrement,
    removed_at text not null,
    table_name text not null check (table_name <> ''),
    content text not null check (json_valid(content)),
    photo text check (photo glob '[0-9a-f]*' and length(photo) = 24)
  ) strict`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
