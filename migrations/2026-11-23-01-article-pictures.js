import { sql } from "kysely";

const moves = "begin update content_version set version = version + 1; end";

const changes = [
  // Pictures that belong to an article and to no home. The alternative text is in the language of the article.
  `create table article_pictures (
    id integer primary key autoincrement,
    article_id integer not null references articles (id) on delete cascade,
    image_url text not null unique check (image_url <> ''),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    alt_text text not null check (alt_text <> ''),
    content_hash text,
    uploaded_by integer references users (id) on delete set null,
    created_at text not null,
    unique (article_id, content_hash)
  ) strict`,
  // The name of the photo that is shown where the article is shared; without one the first of its text is.
  "alter table articles add column share_photo text check (share_photo glob '[0-9a-f]*' and length(share_photo) = 24)",
  ...["insert", "update", "delete"].map(
    (deed) => `create trigger content_version_article_pictures_${deed} after ${deed} on article_pictures ${moves}`,
  ),
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
