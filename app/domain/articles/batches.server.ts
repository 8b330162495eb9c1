import type { Db } from "~/db/database";

import { findBatch, insertBatch, restartFailed, updateBatch } from "./batch.repository.server";
import type { NewBatch } from "./batch.schema";
import type { Topic } from "./topic";

export { findBatch, listBatchKeywords, listBatches, queuedTopics } from "./batch.repository.server";

type Created = { ok: true; id: number; articles: number } | { ok: false; reason: "no-topics" };

/** Stores a batch with its topics; nothing is written before somebody starts it. */
export async function createBatch(db: Db, batch: NewBatch, topics: readonly Topic[], now: Date): Promise<Created> {
  if (topics.length === 0) return { ok: false, reason: "no-topics" };
  const id = await db.transaction().execute((trx) => insertBatch(trx, batch, topics, now));
  return { ok: true, id, articles: topics.length };
}

type Started = { ok: true } | { ok: false; reason: "not-found" | "not-pending" };

/** Hands a batch to the writing loop. Only a pending batch can be started, and only once. */
export function startBatch(db: Db, id: number, now: Date): Promise<Started> {
  return db.transaction().execute(async (trx) => {
    const batch = await findBatch(trx, id);
    if (!batch) return { ok: false, reason: "not-found" };
    if (batch.status !== "pending") return { ok: false, reason: "not-pending" };

    await updateBatch(trx, id, { status: "processing", started_at: now.toISOString() });
    return { ok: true };
  });
}

type Restarted = { ok: true; keywords: number } | { ok: false; reason: "not-found" | "nothing-failed" };

/** Gives the failed topics of a batch a fresh set of tries, and the batch back to the loop. */
export function retryFailed(db: Db, id: number): Promise<Restarted> {
  return db.transaction().execute(async (trx) => {
    const batch = await findBatch(trx, id);
    if (!batch) return { ok: false, reason: "not-found" };
    // In a batch that nobody started yet nothing can have failed.
    const keywords = batch.status === "pending" ? 0 : await restartFailed(trx, id);
    if (keywords === 0) return { ok: false, reason: "nothing-failed" };

    await updateBatch(trx, id, { status: "processing", finished_at: null });
    return { ok: true, keywords };
  });
}
