import type { Db } from "~/db/database";
import { insertGenerated } from "~/domain/articles/articles.server";
import { takeTurn } from "~/domain/writer/turns";
import type { Assignment, Draft, Writer, Writing } from "~/domain/writer/writer";
import { closeCall, openCall, type Terms } from "~/domain/writer/writer-budget.server";

import { closeBatches, countBatch } from "./batch-progress.repository.server";
import {
  completeTopic,
  failTopic,
  giveBackTopic,
  hasArticle,
  type Lease,
  takeBackTopics,
  takeTopics,
} from "./keyword-lease.repository.server";
import type { Readied } from "./ready-article.server";

export { nextTopicDue } from "./keyword-lease.repository.server";

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
  /** Of a writer that costs money: each call is held against them. */
  terms?: Terms;
  clock: () => Date;
  /** Cleans, checks and sanitises; a refusal names what is still wrong. */
  ready: (draft: Draft, assignment: Assignment) => Readied;
  /** Aborted when the server is asked to end: topics in work go back, no try lost. */
  stop?: AbortSignal;
  /** Told how each topic ended. */
  report?: (ended: EndedTopic) => void;
};

/** `error` is what the machine did wrong, for the log; the message is for the agent. */
export type EndedTopic = { topic: Lease; costCents: number | null } & (
  { ok: true } | { ok: false; message: string; mayPass: boolean; error?: unknown }
);

/**
 * Writes on the next topics of the batches that run, three at once, and stores each as a draft.
 * @returns how many topics were taken; 0 when nothing waits at this moment
 */
export async function writeNextArticles(db: Db, room: WritingRoom): Promise<number> {
  await takeBackTopics(db, "expired", room.clock());
  const topics = await takeTopics(db, atOnce, room.clock());
  // All have to be over before the next are taken, whatever happens to one of them.
  const ends = await Promise.allSettled(topics.map((topic) => writeOn(db, room, topic)));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return topics.length;
}

/** Takes up what a process left that is no more; for the start of the server, when nothing can be in work. */
export async function takeUpWriting(db: Db, now: Date): Promise<number> {
  const topics = await takeBackTopics(db, "all", now);
  await closeBatches(db, now);
  return topics;
}

async function writeOn(db: Db, room: WritingRoom, topic: Lease): Promise<void> {
  try {
    const ended = (await hasArticle(db, topic.id)) ? await stored(db, room, topic) : await writtenOn(db, room, topic);
    if (ended) room.report?.(ended);
  } catch (error) {
    // The machine failed, not the writer: a full disk, a row that cannot be stored. It counts, or it would go on for ever.
    const failure = {
      ok: false,
      mayPass: true,
      message: `The server failed on this topic: ${messageOf(error)}`,
    } as const;
    room.report?.({ topic, costCents: null, ...failure, error });
    await failed(db, room, topic, failure);
  }
}

async function writtenOn(db: Db, room: WritingRoom, topic: Lease): Promise<EndedTopic | undefined> {
  await takeTurn();
  const { writing, costCents } = await paid(db, room, topic);
  if (!writing.ok && room.stop?.aborted) {
    await giveBackTopic(db, topic);
    return undefined;
  }
  await takeTurn();
  const made = writing.ok ? readied(room, writing.draft, topic) : writing;
  if (writing.ok && made.ok) {
    return stored(db, room, topic, { ...made.article, topic, writer: room.writer.name, writing, costCents });
  }
  // A text that came and is no good may be better the next time.
  const failure = { ok: false, mayPass: writing.ok || writing.mayPass, message: made.ok ? "" : made.message } as const;
  await failed(db, room, topic, failure);
  return { topic, costCents, ...failure };
}

type Made = Parameters<typeof insertGenerated>[1];

async function stored(db: Db, { clock }: WritingRoom, topic: Lease, made?: Made): Promise<EndedTopic> {
  await db.transaction().execute(async (trx) => {
    if (!(await completeTopic(trx, topic.id))) return;
    // A topic is unique among the articles: a second process that wrote on it too stores nothing.
    if (made) await insertGenerated(trx, made, clock());
    await countBatch(trx, topic.batchId, clock());
  });
  return { topic, costCents: made?.costCents ?? null, ok: true };
}

async function failed(
  db: Db,
  { clock }: WritingRoom,
  topic: Lease,
  { message, mayPass }: { message: string; mayPass: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const nextTryAt = mayPass ? nextTry(topic, clock()) : null;
    await failTopic(trx, topic, { message, nextTryAt, now: clock() });
    await countBatch(trx, topic.batchId, clock());
  });
}

/** Has the topic written on, where the budget allows, and books what it cost. */
async function paid(db: Db, room: WritingRoom, topic: Lease): Promise<{ writing: Writing; costCents: number | null }> {
  const { writer, terms, clock } = room;
  if (!terms) {
    const writing = await written(room, topic);
    return { writing, costCents: writing.ok ? (writing.draft.costCents ?? null) : null };
  }
  const opened = await openCall(db, topic, writer.name, terms, clock());
  if (!opened.ok) return { writing: { ok: false, mayPass: false, message: opened.message }, costCents: 0 };
  const writing = await written(room, topic);
  return { writing, costCents: await closeCall(db, opened, writing) };
}

/** A writer that does not keep to its signal is left to itself. */
async function written({ writer, stop }: WritingRoom, topic: Lease): Promise<Writing> {
  const signal = AbortSignal.any([AbortSignal.timeout(writerTimeout), ...(stop ? [stop] : [])]);
  const givenUp = new Promise<Writing>((resolve) => {
    const giveUp = () => resolve({ ok: false, mayPass: true, message: "The writer took too long." });
    if (signal.aborted) giveUp();
    // Later than the writer itself: it may still say what it cost.
    else signal.addEventListener("abort", () => setImmediate(giveUp), { once: true });
  });
  try {
    return await Promise.race([writer.write(topic, signal), givenUp]);
  } catch (error) {
    return { ok: false, mayPass: true, message: messageOf(error) };
  }
}

function readied({ ready }: WritingRoom, draft: Draft, topic: Lease): Readied {
  try {
    return ready(draft, topic);
  } catch (error) {
    return { ok: false, message: `The text could not be read: ${messageOf(error)}` };
  }
}

function nextTry({ tries }: Lease, now: Date): Date | null {
  const pause = tries + 1 < mostTries ? pauses[tries] : undefined;
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
