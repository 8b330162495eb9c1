import { sql } from "kysely";

// What public pages show. Anything else (messages, sessions, counters) may change without a page being drawn anew.
const shown = [
  "neighborhoods",
  "neighborhood_texts",
  "site_pictures",
  "site_picture_texts",
  "properties",
  "property_translations",
  "property_images",
  "property_image_texts",
  "developments",
  "development_texts",
  "development_units",
  "development_images",
  "development_image_texts",
  "settings",
  "claims",
  "claim_texts",
  "stories",
  "story_texts",
];

const moves = "begin update content_version set version = version + 1; end";

const changes = [
  `create table content_version (
    id integer primary key check (id = 1),
    version integer not null
  ) strict`,
  "insert into content_version (id, version) values (1, 1)",
  ...shown.flatMap((table) => ["insert", "update", "delete"].map((deed) => trigger(table, deed))),
  // Drafts are written by the hundred while visitors read.
  trigger("articles", "insert", "when new.status = 'published'"),
  trigger("articles", "update", "when old.status = 'published' or new.status = 'published'"),
  trigger("articles", "delete", "when old.status = 'published'"),
  ...["article_slugs", "article_properties"].flatMap((table) => [
    trigger(table, "insert", `when ${isPublished("new")}`),
    trigger(table, "update", `when ${isPublished("new")}`),
    trigger(table, "delete", `when ${isPublished("old")}`),
  ]),
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}

/**
 * @param {string} table
 * @param {string} deed
 * @param {string} condition
 */
function trigger(table, deed, condition = "") {
  return `create trigger content_version_${table}_${deed} after ${deed} on ${table} ${condition} ${moves}`;
}

/** @param {"new" | "old"} row */
function isPublished(row) {
  return `(select status from articles where id = ${row}.article_id) = 'published'`;
}
