import { sql } from "kysely";

// What the agent's work on developments needs, as homes have it since the second migration. See the first for the units.
const changes = [
  // The language the texts are written in; the others are stale once it moved on from what they translate.
  `alter table developments add column source_language text not null default 'en'
     check (source_language in ('en', 'es', 'ca', 'ru'))`,
  `alter table developments add column text_revision integer not null default 1`,
  `alter table developments add column updated_by integer references users (id) on delete set null`,
  `alter table development_texts add column source_revision integer not null default 1`,
  `alter table development_texts add column updated_at text`,

  // Files that were received and wait to be made into images; a refused one stays until its reason was read.
  `create table development_uploads (
    id integer primary key autoincrement,
    development_id integer not null references developments (id) on delete cascade,
    unit_id integer references development_units (id) on delete cascade,
    file text not null unique check (file <> ''),
    original_name text not null,
    kind text not null default 'photo' check (kind in ('photo', 'floor_plan')),
    status text not null default 'waiting' check (status in ('waiting', 'processing', 'refused')),
    refusal text,
    content_hash text,
    tries integer not null default 0,
    uploaded_by integer references users (id) on delete set null,
    created_at text not null,
    check ((status = 'refused') = (refusal is not null)),
    check ((kind = 'floor_plan') = (unit_id is not null))
  ) strict`,
  `create index uploads_of_development on development_uploads (development_id, id)`,
  // The same file sent twice is one image; two units may be built to the same plan.
  `alter table development_images add column content_hash text`,
  `create unique index one_development_image_of_a_file
     on development_images (development_id, coalesce(unit_id, 0), content_hash)`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
