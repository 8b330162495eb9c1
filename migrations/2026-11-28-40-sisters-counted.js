import { sql } from "kysely";

/** Whoever shares a sentence with an article counts anew. @param {string} article */
const forget = (article) => `update article_readings set shared = null
  where shared is not null and article_id in (
    select sister.article_id from article_sentences as own
      join article_sentences as sister on sister.language = own.language and sister.hash = own.hash
      where own.article_id = ${article})`;

// How many of its sentences the nearest sister has, counted once: a list of twenty compared them with every article that has one of them.
// Null: to be counted, as after each change of a sister. What is read anew forgets in the code that reads it.
const changes = [
  "alter table article_readings add column shared integer check (shared >= 0)",
  `create trigger a_deleted_article_is_no_sister before delete on articles begin ${forget("old.id")}; end`,
  `create trigger an_archived_article_is_no_sister after update of status on articles
     when (old.status is 'archived') <> (new.status is 'archived')
     begin ${forget("old.id")}; end`,
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
}
