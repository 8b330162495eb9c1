import { sql } from "kysely";

// Where a picture is needed is asked for each picture of an article: only texts that have any are read for it, of all texts and their former states.
const indexes = [
  "create index articles_with_pictures on articles (id) where instr(content, '/uploads/') > 0",
  "create index revisions_with_pictures on article_revisions (article_id) where instr(content, '/uploads/') > 0",
  "create index articles_by_shared_photo on articles (share_photo) where share_photo is not null",
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of indexes) await sql.raw(statement).execute(db);
}
