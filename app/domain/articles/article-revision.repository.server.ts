import { sql } from "kysely";

import type { Db } from "~/db/database";

import type { ArticleValues } from "./article-form";
import type { ArticleRevision, RevisedField } from "./article-revision";

type Kept = Pick<ArticleValues, RevisedField>;

export async function insertRevision(
  trx: Db,
  article: number,
  { title, content, metaDescription }: Kept,
  { editor, at }: { editor: number | null; at: string },
): Promise<void> {
  await trx
    .insertInto("article_revisions")
    .values({
      article_id: article,
      title,
      content,
      meta_description: metaDescription,
      saved_by: editor,
      created_at: at,
    })
    .execute();
}

export async function hasRevisions(db: Db, article: number): Promise<boolean> {
  const row = await db
    .selectFrom("article_revisions")
    .select("id")
    .where("article_id", "=", article)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saved states of an article, newest first. */
export async function selectRevisions(db: Db, article: number, limit: number): Promise<ArticleRevision[]> {
  const differs = (column: "title" | "content" | "meta_description") =>
    sql<0 | 1>`${sql.ref(column)} is not lag(${sql.ref(column)}) over (order by article_revisions.id)`;
  const rows = await db
    .selectFrom("article_revisions")
    .leftJoin("users", "users.id", "article_revisions.saved_by")
    .select(["article_revisions.id", "article_revisions.title", "users.email", "article_revisions.created_at"])
    .select([
      differs("title").as("newTitle"),
      differs("content").as("newContent"),
      differs("meta_description").as("newMetaDescription"),
      sql<0 | 1>`row_number() over (order by article_revisions.id) = 1`.as("isFirst"),
    ])
    .where("article_id", "=", article)
    .orderBy("article_revisions.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const changed: RevisedField[] = [];
    if (row.newTitle) changed.push("title");
    if (row.newContent) changed.push("content");
    if (row.newMetaDescription) changed.push("metaDescription");
    return {
      id: row.id,
      title: row.title,
      savedBy: row.email,
      savedAt: row.created_at,
      changed: row.isFirst ? [] : changed,
      isFirst: row.isFirst === 1,
    };
  });
}

export async function findRevision(db: Db, article: number, id: number) {
  const row = await db
    .selectFrom("article_revisions")
    .leftJoin("users", "users.id", "article_revisions.saved_by")
    .select([
      "article_revisions.id",
      "title",
      "content",
      "meta_description",
      "users.email",
      "article_revisions.created_at",
    ])
    .where("article_id", "=", article)
    .where("article_revisions.id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      savedBy: row.email,
      savedAt: row.created_at,
      values: { title: row.title, content: row.content, metaDescription: row.meta_description } satisfies Kept,
    }
  );
}
