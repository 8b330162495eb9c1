import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import type { Language } from "~/i18n/languages";

import { batchesOf } from "./batch-draft";
import { findBatch, insertBatch, removeBatch, restartFailed, updateBatch } from "./batch.repository.server";
import type { NewBatch } from "./batch.schema";

export { findBatch, listBatchKeywords, listBatches } from "./batch.repository.server";
export { findTopic, settleTopic } from "./own-article.server";

type Created =
  | { ok: true; id: number; articles: number; batches: { language: Language; articles: number }[] }
  | { ok: false; reason: "no-topics" };

/**
 * Stores a list as a batch with its topics, and those that name another language as a batch of each; nothing is written before
 * somebody starts it. `id` is the first one's.
 * @param nameOf what a batch is called that is in another language than the one chosen
 */
export async function createBatch(
  db: Db,
  batch: NewBatch,
  topics: readonly (Topic & { language?: Language | undefined })[],
  now: Date,
  nameOf: (language: Language) => string = () => batch.name,
): Promise<Created> {
  const batches = batchesOf(topics, batch.language);
  const ids = await db.transaction().execute(async (trx) => {
    const made: number[] = [];
    for (const { language, topics: own } of batches) {
      const name = batches.length === 1 || language === batch.language ? batch.name : nameOf(language);
      made.push(await insertBatch(trx, { name, language }, own, now));
    }
    return made;
  });
  const [id] = ids;
  if (id === undefined) return { ok: false, reason: "no-topics" };
  return {
    ...{ ok: true, id, articles: topics.length },
    batches: batches.map(({ language, topics: { length } }) => ({ language, articles: length })),
  };
}

const listeners = new Set<() => void>();

/** Tells when there is something to write; the job stands on the other end. @returns what ends it */
export function onWritingWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Wakes the loop that writes. Whoever starts a batch or its failed topics need not: the verbs below do. */
export function wakeWriting(): void {
  for (const listener of listeners) listener();
}

type Started = { ok: true } | { ok: false; reason: "not-found" | "not-pending" };

/** Hands a batch to the writing loop. Only a pending batch can be started, and only once. */
export async function startBatch(db: Db, id: number, now: Date): Promise<Started> {
  const started = await db.transaction().execute(async (trx): Promise<Started> => {
    const batch = await findBatch(trx, id);
    if (!batch) return { ok: false, reason: "not-found" };
    if (batch.status !== "pending") return { ok: false, reason: "not-pending" };

    // One that was stopped goes on: since when it is written stays what it was.
    const started_at = batch.startedAt ?? now.toISOString();
    await updateBatch(trx, id, { status: "processing", started_at, stopped_at: null });
    return { ok: true };
  });
  if (started.ok) wakeWriting();
  return started;
}

type Stopped = { ok: true } | { ok: false; reason: "not-found" | "not-running" };

/**
 * Takes a running batch out of the loop's hands: what is in work is finished, what waits goes on waiting until the batch is
 * started again.
 */
export function stopBatch(db: Db, id: number, now: Date): Promise<Stopped> {
  return db.transaction().execute(async (trx) => {
    const batch = await findBatch(trx, id);
    if (!batch) return { ok: false, reason: "not-found" };
    if (batch.status !== "processing") return { ok: false, reason: "not-running" };

    await updateBatch(trx, id, { status: "pending", stopped_at: now.toISOString() });
    return { ok: true };
  });
}

type Restarted = { ok: true; keywords: number } | { ok: false; reason: "not-found" | "nothing-failed" };

/** Gives the failed topics of a batch, or one of them, a fresh set of tries, and the batch back to the loop. */
export async function retryFailed(db: Db, id: number, keywordId?: number): Promise<Restarted> {
  const restarted = await db.transaction().execute(async (trx): Promise<Restarted> => {
    const batch = await findBatch(trx, id);
    if (!batch) return { ok: false, reason: "not-found" };
    // One that waits to be started is started first: what failed in it can be tried again then.
    const keywords = batch.status === "pending" ? 0 : await restartFailed(trx, id, keywordId);
    if (keywords === 0) return { ok: false, reason: "nothing-failed" };

    await updateBatch(trx, id, { status: "processing", finished_at: null, stopped_at: null });
    return { ok: true, keywords };
  });
  if (restarted.ok) wakeWriting();
  return restarted;
}

type Deleted = { ok: true; name: string } | { ok: false; reason: "not-found" | "processing" };

/** Takes a batch off the list: not while it runs. The articles that came of it stay. */
export function deleteBatch(db: Db, id: number): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const batch = await findBatch(trx, id);
    if (!batch) return { ok: false, reason: "not-found" };
    if (batch.status === "processing") return { ok: false, reason: "processing" };

    await removeBatch(trx, id);
    return { ok: true, name: batch.name };
  });
}
