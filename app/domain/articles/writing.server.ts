import type { Db } from "~/db/database";

import type { ReadyArticle } from "./article";
import { insertGenerated } from "./article.repository.server";
import {
  completeTopic,
  countBatch,
  failTopic,
  type Lease,
  takeBackTopics,
  takeTopics,
} from "./keyword-lease.repository.server";
import type { Assignment, Draft, Writer, Writing } from "./writer";

export { takeBackTopics } from "./keyword-lease.repository.server";

/** Section 9 of the specification: three keywords in parallel. */
const atOnce = 3;
const mostTries = 3;
/** Pauses before the second and the third try, in ms; then a topic has failed. */
const pauses = [10_000, 60_000];
/** A writer that has not answered by then will not, in ms. Shorter than the lease of a topic. */
const writerTimeout = 3 * 60 * 1000;

/** What the loop needs of the world: who writes, what time it is, and how a draft becomes an article fit to be stored. */
export type WritingRoom = {
  writer: Writer;
  clock: () => Date;
  /** Cleans, checks and sanitises; a refusal names what is still wrong. */
  ready: (draft: Draft, assignment: Assignment) => { ok: true; article: ReadyArticle } | { ok: false; message: string };
};

/**
 * Writes on the next topics of the batches that run, three at once, and stores each as a draft.
 * @returns how many topics were taken; 0 when nothing waits at this moment
 */
export async function writeNextArticles(db: Db, room: WritingRoom): Promise<number> {
  await takeBackTopics(db, room.clock());
  const topics = await takeTopics(db, atOnce, room.clock());
  await Promise.all(topics.map((topic) => writeOn(db, room, topic)));
  return topics.length;
}

async function writeOn(db: Db, { writer, clock, ready }: WritingRoom, topic: Lease): Promise<void> {
  const writing = await written(writer, topic);
  const made = writing.ok ? ready(writing.draft, topic) : { ok: false as const, message: writing.message };

  await db.transaction().execute(async (trx) => {
    if (writing.ok && made.ok) {
      // The batch's topic is unique among the articles: a second process that wrote on it too stores nothing.
      await insertGenerated(trx, { ...made.article, topic, writer: writer.name, writing }, clock());
      await completeTopic(trx, topic.id);
    } else {
      // A text that came and is no good may be better the next time.
      const mayPass = writing.ok || writing.mayPass;
      await failTopic(trx, topic.id, made.ok ? "" : made.message, mayPass ? nextTry(topic, clock()) : null);
    }
    await countBatch(trx, topic.batchId, clock());
  });
}

async function written(writer: Writer, topic: Lease): Promise<Writing> {
  try {
    return await writer.write(topic, AbortSignal.timeout(writerTimeout));
  } catch (error) {
    return { ok: false, mayPass: true, message: error instanceof Error ? error.message : String(error) };
  }
}

function nextTry({ tries }: Lease, now: Date): Date | null {
  const pause = tries + 1 < mostTries ? pauses[tries] : undefined;
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
