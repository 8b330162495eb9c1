import { sql } from "kysely";

import type { Db } from "~/db/database";

import {
  type ArticleSearch,
  type ArticleStatus,
  articleStatuses,
  type ArticleSummary,
  type BatchSummary,
} from "./article";

/** Articles on a page of the admin's list. */
export const articlesPerPage = 50;

/** The articles whose title or keyword holds the words asked for, newest first, and how many there are in all. */
export async function listArticles(
  db: Db,
  search: ArticleSearch,
): Promise<{ articles: ArticleSummary[]; found: number }> {
  let matching = db.selectFrom("articles");
  for (const word of search.text.split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    matching = matching.where(
      ({ ref, val }) =>
        sql<boolean>`folded(${ref("title")} || ' ' || ${ref("keyword")}) like folded(${val(pattern)}) escape '\\'`,
    );
  }
  const { status } = search;
  if (status) matching = matching.where(({ eb, fn }) => eb(fn.coalesce("status", eb.val("draft")), "=", status));

  const [rows, { found }] = await Promise.all([
    matching
      .select(["id", "title", "slug", "keyword", "language", "status", "word_count", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(articlesPerPage)
      .offset((search.page - 1) * articlesPerPage)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("found")).executeTakeFirstOrThrow(),
  ]);
  const articles = rows.map(({ word_count, created_at, status, ...row }) => ({
    ...row,
    status: status ?? "draft",
    wordCount: word_count,
    createdAt: created_at,
  }));
  return { articles, found };
}

/** How many articles there are of each status. */
export async function countArticles(db: Db): Promise<Record<ArticleStatus, number>> {
  const rows = await db
    .selectFrom("articles")
    .select(({ eb, fn }) => [
      fn.coalesce("status", eb.val("draft" as const)).as("status"),
      fn.countAll<number>().as("articles"),
    ])
    .groupBy("status")
    .execute();
  const counts = { draft: 0, published: 0, archived: 0 };
  for (const status of articleStatuses) {
    for (const row of rows) if (row.status === status) counts[status] += row.articles;
  }
  return counts;
}

/** The newest batches (the specification shows five). */
export async function listBatches(db: Db, limit: number): Promise<BatchSummary[]> {
  return db
    .selectFrom("article_batches")
    .select(["id", "name", "total_articles as total", "completed_articles as completed", "status"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
