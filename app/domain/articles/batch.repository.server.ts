import type { Selectable, Updateable } from "kysely";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { BatchStatus, BatchSummary, KeywordStatus } from "./article";
import type { ArticleBatchTable } from "./article.table";
import type { NewBatch } from "./batch.schema";
import type { Topic } from "./topic";

export type Batch = {
  id: number;
  name: string;
  language: Language;
  status: BatchStatus;
  /** ISO 8601, UTC; null before the start */
  startedAt: string | null;
  finishedAt: string | null;
  createdAt: string;
};

/** A topic of a batch and how far it is. */
export type BatchKeyword = Topic & {
  id: number;
  status: KeywordStatus;
  errorMessage: string | null;
  tries: number;
  /** The article that came of it, if one did and was not deleted since. */
  articleId: number | null;
};

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

export async function findBatch(db: Db, id: number): Promise<Batch | undefined> {
  const row = await db.selectFrom("article_batches").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toBatch(row);
}

/** The topics of a batch in the order in which they were given. */
export async function listBatchKeywords(db: Db, batchId: number): Promise<BatchKeyword[]> {
  return db
    .selectFrom("batch_keywords")
    .leftJoin("articles", "articles.batch_keyword_id", "batch_keywords.id")
    .select([
      "batch_keywords.id",
      "batch_keywords.keyword",
      "batch_keywords.title",
      "batch_keywords.status",
      "error_message as errorMessage",
      "tries",
      "articles.id as articleId",
    ])
    .where("batch_id", "=", batchId)
    .orderBy("batch_keywords.id")
    .execute();
}

/** Topics that wait in any batch, to be compared with new ones. */
export async function queuedTopics(db: Db): Promise<Topic[]> {
  return db
    .selectFrom("batch_keywords")
    .select(["keyword", "title"])
    .where("status", "in", ["pending", "processing"])
    .execute();
}

export async function insertBatch(
  trx: Db,
  { name, language }: NewBatch,
  topics: readonly Topic[],
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto("article_batches")
    .values({ name, language, total_articles: topics.length, created_at: now.toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  // SQLite takes 32,766 parameters at most; a batch has 1,000 topics of three values.
  await trx
    .insertInto("batch_keywords")
    .values(topics.map(({ keyword, title }) => ({ batch_id: id, keyword, title })))
    .execute();
  return id;
}

export async function updateBatch(trx: Db, id: number, changes: Updateable<ArticleBatchTable>): Promise<void> {
  await trx.updateTable("article_batches").set(changes).where("id", "=", id).execute();
}

/** @returns how many failed topics may be tried again now */
export async function restartFailed(trx: Db, batchId: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable("batch_keywords")
    .set({ status: "pending", tries: 0, error_message: null, next_try_at: null, leased_until: null })
    .where("batch_id", "=", batchId)
    .where("status", "=", "failed")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function toBatch(row: Selectable<ArticleBatchTable>): Batch {
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    status: row.status,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    createdAt: row.created_at,
  };
}
