import type { Db } from "~/db/database";

import type { WritingState } from "./writing-state";

const week = 7 * 24 * 60 * 60 * 1000;

/** How far the loop is that writes articles, and what it failed at last. */
export async function writingState(db: Db, now: Date): Promise<WritingState> {
  const aWeekAgo = new Date(now.getTime() - week).toISOString();
  const { batches } = await db
    .selectFrom("article_batches")
    .select((eb) => eb.fn.countAll<number>().as("batches"))
    .where("status", "=", "processing")
    .executeTakeFirstOrThrow();
  const { waiting } = await db
    .selectFrom("batch_keywords")
    .innerJoin("article_batches", "article_batches.id", "batch_id")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("article_batches.status", "=", "processing")
    .where("batch_keywords.status", "in", ["pending", "processing"])
    .executeTakeFirstOrThrow();
  const failure = await db
    .selectFrom("batch_keywords")
    .select(["batch_id", "keyword", "error_message", "failed_at"])
    .where("status", "<>", "completed")
    .where("failed_at", ">=", aWeekAgo)
    .orderBy("failed_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return {
    batches,
    waiting,
    lastFailure: failure
      ? {
          batchId: failure.batch_id,
          keyword: failure.keyword,
          message: failure.error_message ?? "",
          at: failure.failed_at ?? "",
        }
      : null,
  };
}
