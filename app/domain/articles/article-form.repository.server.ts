import { randomUUID } from "node:crypto";

import { z } from "zod";

import type { Db } from "~/db/database";
import { fromBarcelona, wallClockInBarcelona } from "~/i18n/barcelona-time";
import type { Language } from "~/i18n/languages";

import { keptName, type ArticleSibling, type ArticleValues, type Despite, type EditedArticle } from "./article-form";
import { listChosen } from "./chosen-homes.repository.server";

export async function findEditedArticle(db: Db, id: number): Promise<EditedArticle | undefined> {
  const row = await db
    .selectFrom("articles")
    .leftJoin("users as reviewer", "reviewer.id", "articles.reviewed_by")
    .selectAll("articles")
    .select("reviewer.email as reviewer")
    .select((eb) =>
      eb
        .selectFrom("article_revisions")
        .leftJoin("users", "users.id", "article_revisions.saved_by")
        .select("users.email")
        .whereRef("article_revisions.article_id", "=", "articles.id")
        .orderBy("article_revisions.id", "desc")
        .limit(1)
        .as("saved_by"),
    )
    .where("articles.id", "=", id)
    .executeTakeFirst();
  const chosen = row ? await listChosen(db, id) : [];
  return (
    row && {
      id: row.id,
      version: row.version,
      values: {
        title: row.title,
        content: row.content,
        status: row.status ?? "draft",
        publishAt: inForm(row.publish_at),
        unpublishAt: inForm(row.unpublish_at),
        keyword: row.keyword,
        slug: row.slug,
        language: row.language,
        metaDescription: row.meta_description,
        author: row.author,
        homes: chosen.map(keptName).join(", "),
        sharePhoto: row.share_photo ?? "",
      },
      wordCount: row.word_count,
      writer: row.writer,
      about: row.about,
      unsourced: row.unsourced_figures === null ? [] : listIn(row.unsourced_figures),
      tokens: row.tokens_used,
      costCents: row.cost_cents,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      updatedBy: row.saved_by,
      reviewedBy: row.reviewer,
      reviewedAt: row.reviewed_at,
      publishedAt: row.published_at,
      despite: row.despite_reason === null ? null : { reason: row.despite_reason, claims: listIn(row.despite_claims) },
    }
  );
}

function inForm(iso: string | null): string {
  return iso === null ? "" : wallClockInBarcelona(new Date(iso));
}

function inColumn(wallClock: string): string | null {
  return fromBarcelona(wallClock)?.toISOString() ?? null;
}

function listIn(column: string | null): string[] {
  return z
    .array(z.string())
    .catch([])
    .parse(JSON.parse(column ?? "[]"));
}

type Stamp = { wordCount: number; at: string; editor: number; despite: Despite | null };

/** @param group that of the article which this one tells in another language; null for one of its own */
export async function insertArticle(
  trx: Db,
  values: ArticleValues,
  { wordCount, at, editor, group, about, despite }: Stamp & { group: string | null; about: string | null },
): Promise<number> {
  const { id } = await trx
    .insertInto("articles")
    .values({
      article_group: group ?? randomUUID(),
      ...toColumns(values),
      about,
      word_count: wordCount,
      ...despiteColumns(despite),
      ...(values.publishAt !== "" && { reviewed_by: editor, reviewed_at: at }),
      ...(values.status === "published" && { reviewed_by: editor, reviewed_at: at, published_at: at }),
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores an article anew. Publishing stores who did it and when; the day of the first publication stays.
 * @param isPublishing that it was not public before
 */
export async function replaceArticle(
  trx: Db,
  id: number,
  values: ArticleValues,
  { wordCount, at, editor, isPublishing, despite }: Stamp & { isPublishing: boolean },
): Promise<void> {
  await trx
    .updateTable("articles")
    .set(({ eb, fn }) => ({
      ...toColumns(values),
      word_count: wordCount,
      version: eb("version", "+", 1),
      updated_at: at,
      ...despiteColumns(despite),
      // Whoever sets the hour has read what goes public then.
      ...(values.publishAt !== "" && { reviewed_by: editor, reviewed_at: at }),
      ...(isPublishing && {
        reviewed_by: editor,
        reviewed_at: at,
        published_at: fn.coalesce("published_at", eb.val(at)),
      }),
    }))
    .where("id", "=", id)
    .execute();
}

// The homes are rows of their own: `replaceChosen`.
function toColumns({ metaDescription, publishAt, unpublishAt, homes: _, sharePhoto, ...values }: ArticleValues) {
  const moments = { publish_at: inColumn(publishAt), unpublish_at: inColumn(unpublishAt) };
  return { ...values, ...moments, meta_description: metaDescription, share_photo: sharePhoto || null };
}

function despiteColumns(despite: Despite | null) {
  return { despite_reason: despite?.reason ?? null, despite_claims: despite && JSON.stringify(despite.claims) };
}

/** Keeps an address that an article had, so that it still leads there; the one it has now is no former one. */
export async function keepFormerSlug(
  trx: Db,
  article: number,
  former: { language: Language; slug: string },
  present: { language: Language; slug: string },
): Promise<void> {
  await trx
    .deleteFrom("article_slugs")
    .where("article_id", "=", article)
    .where("language", "=", present.language)
    .where("slug", "=", present.slug)
    .execute();
  await trx
    .insertInto("article_slugs")
    .values({ language: former.language, slug: former.slug, article_id: article })
    .onConflict((conflict) => conflict.columns(["language", "slug"]).doUpdateSet({ article_id: article }))
    .execute();
}

/** The group of an article; undefined where there is no such article. */
export async function groupOfArticle(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom("articles").select("article_group").where("id", "=", id).executeTakeFirst();
  return row?.article_group;
}

/** The articles of a group; an article in each of its languages. */
export async function listSiblings(db: Db, group: string): Promise<ArticleSibling[]> {
  return db
    .selectFrom("articles")
    .select(["id", "language", "title"])
    .where("article_group", "=", group)
    .orderBy("language")
    .execute();
}

/** @returns the title of what was deleted; its revisions and former addresses go with it */
export async function removeArticle(db: Db, id: number): Promise<string | undefined> {
  const row = await db.deleteFrom("articles").where("id", "=", id).returning("title").executeTakeFirst();
  return row?.title;
}

/** The drafts from an id on, a handful at a time. */
export async function nextDrafts(db: Db, afterId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom("articles")
    .select("id")
    .where(({ eb, fn }) => eb(fn.coalesce("status", eb.val("draft" as const)), "=", "draft"))
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
