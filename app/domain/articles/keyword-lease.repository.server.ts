import { sql } from "kysely";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { Topic } from "./topic";

/** A topic that the loop has taken to write on. */
export type Lease = Topic & {
  id: number;
  batchId: number;
  language: Language;
  /** How often it failed before. */
  tries: number;
};

/** How long a topic may be written on before another process may take it, in ms: longer than any writer is given. */
export const leaseTime = 5 * 60 * 1000;

/** Takes the next topics of the batches that run, the batch that was started first before the others. */
export function takeTopics(db: Db, limit: number, now: Date): Promise<Lease[]> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const topics = await trx
      .selectFrom("batch_keywords")
      .innerJoin("article_batches", "article_batches.id", "batch_id")
      .select(["batch_keywords.id", "batch_id as batchId", "keyword", "title", "language", "tries"])
      .where("article_batches.status", "=", "processing")
      .where("batch_keywords.status", "=", "pending")
      .where((eb) => eb.or([eb("next_try_at", "is", null), eb("next_try_at", "<=", at)]))
      .orderBy("started_at")
      .orderBy("batch_id")
      .orderBy("batch_keywords.id")
      .limit(limit)
      .execute();
    if (topics.length > 0) {
      const leasedUntil = new Date(now.getTime() + leaseTime).toISOString();
      await trx
        .updateTable("batch_keywords")
        .set({ status: "processing", leased_until: leasedUntil })
        .where(
          "id",
          "in",
          topics.map(({ id }) => id),
        )
        .execute();
    }
    return topics;
  });
}

/**
 * Gives back what was taken by a process that is no more. At the start of the one server process nothing can be in work;
 * while it runs, only what is past its time.
 * @param now undefined: whatever is in work
 */
export async function takeBackTopics(db: Db, now?: Date): Promise<number> {
  const inWork = db
    .updateTable("batch_keywords")
    .set({ status: "pending", leased_until: null })
    .where("status", "=", "processing");
  const { numUpdatedRows } = await (
    now ? inWork.where("leased_until", "<", now.toISOString()) : inWork
  ).executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function completeTopic(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable("batch_keywords")
    .set({ status: "completed", error_message: null, leased_until: null, next_try_at: null })
    .where("id", "=", id)
    .execute();
}

/** Puts a topic aside until its next try, or for good where `nextTryAt` is null. */
export async function failTopic(trx: Db, id: number, message: string, nextTryAt: Date | null): Promise<void> {
  await trx
    .updateTable("batch_keywords")
    .set((eb) => ({
      status: nextTryAt ? "pending" : "failed",
      error_message: message,
      tries: eb("tries", "+", 1),
      next_try_at: nextTryAt?.toISOString() ?? null,
      leased_until: null,
    }))
    .where("id", "=", id)
    .execute();
}

/** Counts what a batch has completed, and closes it when nothing is waiting or in work. */
export async function countBatch(trx: Db, batchId: number, now: Date): Promise<void> {
  await trx
    .updateTable("article_batches")
    .set((eb) => ({
      completed_articles: eb
        .selectFrom("batch_keywords")
        .select(eb.fn.countAll<number>().as("completed"))
        .where("batch_id", "=", batchId)
        .where("status", "=", "completed"),
    }))
    .where("id", "=", batchId)
    .execute();
  await trx
    .updateTable("article_batches")
    .set({ status: "completed", finished_at: now.toISOString() })
    .where("id", "=", batchId)
    .where("status", "=", "processing")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("batch_keywords")
            .select(sql`1`.as("one"))
            .where("batch_id", "=", batchId)
            .where("status", "in", ["pending", "processing"]),
        ),
      ),
    )
    .execute();
}
