import type { Db } from "~/db/database";
import { costOfBatch } from "~/domain/writer/service/writer-budget.server";

import { countStates, timeLeft, type BatchProgress } from "./batch-progress";
import {
  type Batch,
  type BatchKeyword,
  findBatch,
  listBatchKeywords,
  listStoredTimes,
  newestRunning,
} from "./batch.repository.server";

export type FollowedBatch = { batch: Batch; keywords: BatchKeyword[]; progress: BatchProgress };

/** A batch, its topics and how far it is; undefined where there is none. */
export async function followBatch(db: Db, id: number, now: Date): Promise<FollowedBatch | undefined> {
  const batch = await findBatch(db, id);
  if (!batch) return undefined;
  const [keywords, storedAt, costCents] = await Promise.all([
    listBatchKeywords(db, id),
    listStoredTimes(db, id),
    costOfBatch(db, id),
  ]);
  const { name, status, startedAt, finishedAt, stoppedAt } = batch;
  const states = keywords.map((keyword) => keyword.status);
  const counts = countStates(states);
  const left = counts.pending + counts.processing;
  const leftMs = status === "processing" ? timeLeft({ startedAt, storedAt, left }, now) : null;
  const isStopped = stoppedAt !== null;
  const waitsUntil = status === "processing" && counts.processing === 0 ? pauseOf(keywords, now) : null;
  const progress = {
    ...{ id, name, status, isStopped, counts, states, startedAt, finishedAt },
    ...{ leftMs, waitsUntil, costCents },
  };
  return { batch, keywords, progress };
}

/** Pauses of an own making are shorter, in ms: nobody needs to be told of them. */
const shortPause = 2 * 60 * 1000;

/** Until when all that waits has to, where that is long. */
function pauseOf(keywords: readonly BatchKeyword[], now: Date): string | null {
  const due = keywords.filter(({ status }) => status === "pending").map(({ nextTryAt }) => nextTryAt ?? "");
  const [first = ""] = due.toSorted();
  return first !== "" && Date.parse(first) - now.getTime() > shortPause ? first : null;
}

/** How far the batch is that was started last of those that run. */
export async function runningBatch(db: Db, now: Date): Promise<BatchProgress | undefined> {
  const id = await newestRunning(db);
  return id === undefined ? undefined : (await followBatch(db, id, now))?.progress;
}
