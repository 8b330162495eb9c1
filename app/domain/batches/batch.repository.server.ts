import type { Selectable, Updateable } from "kysely";

import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import type { Language } from "~/i18n/languages";

import type { BatchStatus, BatchSummary, KeywordStatus } from "./batch";
import type { NewBatch } from "./batch.schema";
import type { ArticleBatchTable } from "./batch.table";

export type Batch = {
  id: number;
  name: string;
  language: Language;
  status: BatchStatus;
  /** ISO 8601, UTC; null before the start */
  startedAt: string | null;
  finishedAt: string | null;
  /** When somebody stopped it; null once it is started again. */
  stoppedAt: string | null;
  createdAt: string;
};

/** A topic of a batch and how far it is. */
export type BatchKeyword = Topic & {
  id: number;
  status: KeywordStatus;
  errorMessage: string | null;
  tries: number;
  /** When it is tried again after a failure that may pass; ISO 8601, UTC. */
  nextTryAt: string | null;
  /** What of the guide somebody chose for it: "entry/asked". */
  about: string | null;
  /** The article that came of it, if one did and was not deleted since. */
  articleId: number | null;
  /** What that article is called: by what it answers, whatever the topic was called. */
  articleTitle: string | null;
};

/** The newest batches (the specification shows five). */
export async function listBatches(db: Db, limit: number): Promise<BatchSummary[]> {
  const rows = await db
    .selectFrom("article_batches")
    .select(["id", "name", "total_articles as total", "completed_articles as completed", "status", "stopped_at"])
    .select((eb) =>
      eb
        .selectFrom("batch_keywords")
        .select(eb.fn.countAll<number>().as("failed"))
        .whereRef("batch_id", "=", "article_batches.id")
        .where("batch_keywords.status", "=", "failed")
        .as("failed"),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ stopped_at, failed, ...row }) => ({
    ...row,
    failed: failed ?? 0,
    isStopped: stopped_at !== null,
  }));
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
      "next_try_at as nextTryAt",
      "batch_keywords.about",
      "articles.id as articleId",
      "articles.title as articleTitle",
    ])
    .where("batch_id", "=", batchId)
    .orderBy("batch_keywords.id")
    .execute();
}

/** When each article of a batch was stored, the oldest first; ISO 8601, UTC. */
export async function listStoredTimes(db: Db, batchId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .innerJoin("batch_keywords", "batch_keywords.id", "articles.batch_keyword_id")
    .select("articles.created_at")
    .where("batch_id", "=", batchId)
    .orderBy("articles.created_at")
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** The batch that was started last of those that run. */
export async function newestRunning(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom("article_batches")
    .select("id")
    .where("status", "=", "processing")
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
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

/** @returns how many failed topics may be tried again now: all of the batch, or the one that is named */
export async function restartFailed(trx: Db, batchId: number, keywordId?: number): Promise<number> {
  const failed = trx
    .updateTable("batch_keywords")
    .set({
      status: "pending",
      tries: 0,
      taken_back: 0,
      error_message: null,
      failed_at: null,
      next_try_at: null,
      leased_until: null,
    })
    .where("batch_id", "=", batchId)
    .where("status", "=", "failed");
  const named = keywordId === undefined ? failed : failed.where("id", "=", keywordId);
  const { numUpdatedRows } = await named.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Its topics go with it; articles that came of them stay. */
export async function removeBatch(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("article_batches").where("id", "=", id).execute();
}

function toBatch(row: Selectable<ArticleBatchTable>): Batch {
  return {
    id: row.id,
    name: row.name,
    language: row.language,
    status: row.status,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    stoppedAt: row.stopped_at,
    createdAt: row.created_at,
  };
}
