import type { Db } from "~/db/database";
import type { ReadyArticle } from "~/domain/articles/article";
import { insertGenerated } from "~/domain/articles/articles.server";
import { takeTurn } from "~/domain/writer/article/turns";
import { afterFailure, answerTimeout } from "~/domain/writer/service/tries";
import { closeCall, openCall, type Terms } from "~/domain/writer/service/writer-budget.server";
import type { Assignment, Draft, Writer, Writing } from "~/domain/writer/writer";

import { closeBatches, countBatch } from "./batch-progress.repository.server";
import type { DraftFault } from "./draft-faults";
import {
  completeTopic,
  failTopic,
  giveBackTopic,
  hasArticle,
  type Lease,
  putOffTopics,
  takeBackTopics,
  takeTopics,
} from "./keyword-lease.repository.server";
import type { Readied } from "./ready-article.server";

export { nextTopicDue } from "./keyword-lease.repository.server";

/** Section 9 of the specification: three keywords in parallel. */
const atOnce = 3;

/** What the loop needs of the world: who writes, what time it is, and how a draft becomes an article fit to be stored. */
export type WritingRoom = {
  writer: Writer;
  /** Of a writer that costs money: each call is held against them. */
  terms?: Terms;
  clock: () => Date;
  /** Cleans, checks and sanitises; a refusal names what is still wrong. */
  ready: (draft: Draft, assignment: Assignment) => Readied;
  /** What is still wrong with an article that could be stored; a writer that can repair its text is told once. */
  faults?: (article: ReadyArticle, assignment: Assignment, draft: Draft) => DraftFault[];
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
  const first = await round(db, room, topic, (signal) => room.writer.write(topic, signal));
  if (first.isDone) return concluded(db, room, topic, first);
  const { raw, faults } = first;
  const repair = room.writer.repair?.bind(room.writer);
  if (!repair || room.stop?.aborted) return concluded(db, room, topic, first);

  const told = faults.map(({ message }) => message);
  const second = await round(db, room, topic, (signal) => repair(topic, raw, told, signal));
  const better = isBetter(second, first) ? second : first;
  const costCents = (first.costCents ?? 0) + (second.costCents ?? 0);
  // Asked twice and wrong twice: a third time would only cost. What the service itself failed at may pass.
  const mayPass = second.failure ? second.failure.mayPass : false;
  return concluded(db, room, topic, { ...better, costCents, mayPass });
}

/** What came of asking a writer once. */
type Round = {
  /** Nothing is left to be repaired, or nothing came that could be. */
  isDone: boolean;
  /** What failed before there was a text. */
  failure?: Extract<Writing, { ok: false }>;
  article?: ReadyArticle;
  writing?: Extract<Writing, { ok: true }>;
  raw: string;
  faults: DraftFault[];
  costCents: number | null;
  /** Whether the same may succeed another time. */
  mayPass: boolean;
};

async function round(db: Db, room: WritingRoom, topic: Lease, ask: Ask): Promise<Round> {
  const { writing, costCents } = await paid(db, room, topic, ask);
  if (!writing.ok) {
    return { isDone: true, failure: writing, raw: "", faults: [], costCents, mayPass: writing.mayPass };
  }
  await takeTurn();
  const made = readied(room, writing.draft, topic);
  const faults = made.ok
    ? (room.faults?.(made.article, topic, writing.draft) ?? [])
    : [{ message: made.message, isGrave: true }];
  const article = made.ok ? made.article : undefined;
  const isDone = faults.length === 0;
  // A text that came and is no good may be better the next time.
  return { isDone, writing, raw: writing.raw, faults, costCents, mayPass: true, ...(article && { article }) };
}

function isBetter(second: Round, first: Round): boolean {
  const grave = ({ faults }: Round) => faults.filter(({ isGrave }) => isGrave).length;
  if (second.failure) return false;
  return grave(second) < grave(first) || (grave(second) === grave(first) && second.faults.length < first.faults.length);
}

async function concluded(db: Db, room: WritingRoom, topic: Lease, ended: Round): Promise<EndedTopic | undefined> {
  const { failure, article, writing, faults, costCents, mayPass } = ended;
  const isGrave = faults.some((fault) => fault.isGrave);
  if (room.stop?.aborted && (failure || isGrave)) {
    await giveBackTopic(db, topic);
    return undefined;
  }
  if (article && writing && !isGrave) {
    const unsourced = faults.flatMap(({ figure }) => figure ?? []);
    return stored(db, room, topic, { ...article, topic, writer: room.writer.name, writing, costCents, unsourced });
  }
  const message = failure?.message ?? faults.map((fault) => fault.message).join(" ");
  await failed(db, room, topic, { message, mayPass, retryAt: failure?.retryAt });
  return { topic, costCents, ok: false, message, mayPass };
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
  { message, ...failure }: { message: string; mayPass: boolean; retryAt?: Date | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock();
    const { nextTryAt, putOff } = afterFailure(topic.tries, failure, now);
    await failTopic(trx, topic, { message, nextTryAt, now });
    if (putOff) await putOffTopics(trx, putOff);
    await countBatch(trx, topic.batchId, now);
  });
}

type Ask = (signal: AbortSignal) => Promise<Writing>;

/** Has the topic written on, where the budget allows, and books what it cost. */
async function paid(
  db: Db,
  room: WritingRoom,
  topic: Lease,
  ask: Ask,
): Promise<{ writing: Writing; costCents: number | null }> {
  const { writer, terms, clock } = room;
  if (!terms) {
    const writing = await written(room, ask);
    return { writing, costCents: writing.ok ? (writing.draft.costCents ?? null) : null };
  }
  const opened = await openCall(db, { topicId: topic.id }, writer.name, terms, clock());
  if (!opened.ok) return { writing: { ok: false, mayPass: false, message: opened.message }, costCents: 0 };
  const writing = await written(room, ask);
  const { tokens, costCents } = writing.ok ? writing.draft : writing;
  return { writing, costCents: await closeCall(db, opened, { ok: writing.ok, tokens, costCents }) };
}

/** A writer that does not keep to its signal is left to itself. */
async function written({ stop }: WritingRoom, ask: Ask): Promise<Writing> {
  const signal = AbortSignal.any([AbortSignal.timeout(answerTimeout), ...(stop ? [stop] : [])]);
  const givenUp = new Promise<Writing>((resolve) => {
    const giveUp = () => resolve({ ok: false, mayPass: true, message: "The writer took too long." });
    if (signal.aborted) giveUp();
    // Later than the writer itself: it may still say what it cost.
    else signal.addEventListener("abort", () => setImmediate(giveUp), { once: true });
  });
  try {
    return await Promise.race([ask(signal), givenUp]);
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
