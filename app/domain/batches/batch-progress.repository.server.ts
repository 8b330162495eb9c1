import { sql } from "kysely";

import type { Db } from "~/db/database";

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
  await closeBatches(trx, now, batchId);
}

/** Closes the batches that run, or were stopped, and in which nothing waits or is in work. */
export async function closeBatches(db: Db, now: Date, batchId?: number): Promise<void> {
  const running = db
    .updateTable("article_batches")
    .set({ status: "completed", finished_at: now.toISOString(), stopped_at: null })
    .where(({ eb, or }) => or([eb("status", "=", "processing"), eb("stopped_at", "is not", null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("batch_keywords")
            .select(sql`1`.as("one"))
            .whereRef("batch_id", "=", "article_batches.id")
            .where("batch_keywords.status", "in", ["pending", "processing"]),
        ),
      ),
    );
  await (batchId === undefined ? running : running.where("id", "=", batchId)).execute();
}
