import { sql } from "kysely";

const changes = [
  // Why a person published what we know to be wrong, and the sentences that they were shown; both or neither.
  "alter table articles add column despite_reason text",
  "alter table articles add column despite_claims text check (json_valid(despite_claims) and (despite_claims is null) = (despite_reason is null))",

  // When a draft goes public and when a public article goes, by themselves. ISO 8601, UTC.
  "alter table articles add column publish_at text",
  "alter table articles add column unpublish_at text check (unpublish_at is null or publish_at is null or publish_at < unpublish_at)",
  `create index articles_to_publish on articles (publish_at) where publish_at is not null`,
  `create index articles_to_take_down on articles (unpublish_at) where unpublish_at is not null`,

  // What the checks made of an article, so that a list of them need not read them all. It may be made anew at any time.
  `create table article_readings (
    article_id integer primary key references articles (id) on delete cascade,
    version integer not null,
    stamp text not null,
    sentences integer not null,
    claims integer not null,
    issues integer not null,
    notes integer not null,
    due_on text
  ) strict`,
  `create table article_sentences (
    language text not null,
    hash integer not null,
    article_id integer not null references articles (id) on delete cascade,
    primary key (language, hash, article_id)
  ) strict, without rowid`,
  "create index article_sentences_by_article on article_sentences (article_id)",
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
