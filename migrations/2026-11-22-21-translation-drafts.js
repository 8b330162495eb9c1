import { sql } from "kysely";

// What a service is asked to translate and what came of it. A draft stands here, and not among the texts of visitors, until a
// person has confirmed it; with what it is about it goes.
const statements = [
  `create table translation_drafts (
    id integer primary key autoincrement,
    subject text not null check (subject in ('property', 'development', 'article')),
    subject_id integer not null,
    language text not null check (language in ('en', 'es', 'ca', 'ru')),
    status text not null default 'waiting' check (status in ('waiting', 'working', 'ready', 'failed')),
    words text not null default '{}' check (json_valid(words)),
    faults text not null default '[]' check (json_valid(faults)),
    source_words text not null default '{}' check (json_valid(source_words)),
    message text,
    tries integer not null default 0 check (tries >= 0),
    next_try_at text,
    leased_until text,
    writer text,
    cost_cents real check (cost_cents >= 0),
    requested_at text not null,
    written_at text,
    unique (subject, subject_id, language)
  ) strict`,
  `create index translation_drafts_in_turn on translation_drafts (status, id)`,
  ...[
    ["property", "properties"],
    ["development", "developments"],
    ["article", "articles"],
  ].map(
    ([subject, table]) => `create trigger translation_drafts_of_${subject} after delete on ${table} begin
      delete from translation_drafts where subject = '${subject}' and subject_id = old.id;
    end`,
  ),
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
