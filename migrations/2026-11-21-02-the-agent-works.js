import { sql } from "kysely";

// What the agent's own work needs beside what visitors send. See the first migration for the units.
const changes = [
  // A message that the agent took for spam. What the form's guard suspected stands in spam_reason.
  `alter table contact_submissions add column set_aside_at text`,
  `alter table contact_submissions add column set_aside_by integer references users (id) on delete set null`,
  `create index submissions_answered on contact_submissions (answered_at) where answered_at is not null`,

  // Who is told to the second of two people who edit the same home.
  `alter table properties add column updated_by integer references users (id) on delete set null`,
  `create index properties_edited on properties (updated_at)`,

  // Files that were received and wait to be made into images; a refused one stays until its reason was read.
  `create table property_uploads (
    id integer primary key autoincrement,
    property_id integer not null references properties (id) on delete cascade,
    file text not null unique check (file <> ''),
    original_name text not null,
    kind text not null default 'photo' check (kind in ('photo', 'floor_plan', 'energy_label')),
    status text not null default 'waiting' check (status in ('waiting', 'processing', 'refused')),
    refusal text,
    content_hash text,
    tries integer not null default 0,
    uploaded_by integer references users (id) on delete set null,
    created_at text not null,
    check ((status = 'refused') = (refusal is not null))
  ) strict`,
  `create index uploads_of_property on property_uploads (property_id, id)`,
  // The same file sent twice to a property is one image.
  `alter table property_images add column content_hash text`,
  `create unique index one_image_of_a_file on property_images (property_id, content_hash)`,

  // Stays when the session ends: the other admins see who still comes.
  `alter table users add column last_seen_at text`,

  // The second of two people who edit the same claim or story is told.
  `alter table claims add column version integer not null default 1`,
  `alter table stories add column version integer not null default 1`,

  // When each nightly piece of work last ran, and what stopped it.
  `create table job_runs (
    name text primary key check (name <> ''),
    started_at text not null,
    finished_at text,
    last_error text
  ) strict, without rowid`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
