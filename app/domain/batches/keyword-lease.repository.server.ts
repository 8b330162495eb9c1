import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import { type Answering, readAbout } from "~/domain/guide/asked";
import { guide } from "~/domain/guide/guide.server";
import { leaseTime, longestPause } from "~/domain/writer/service/tries";
import type { Language } from "~/i18n/languages";

/** A topic that the loop has taken to write on. */
export type Lease = Topic & {
  id: number;
  batchId: number;
  language: Language;
  /** What of the guide a person chose for it. */
  about: Answering | null;
  /** How often it failed before. */
  tries: number;
  /** ISO 8601, UTC. Tells this lease from a later one of the same topic. */
  leasedUntil: string;
};

/** A topic on which the server ended so often is not tried again: it may be the topic. */
export const mostTimesTakenBack = 5;

const longestMessage = 500;

/** Takes the next topics of the batches that run, the batch that was started first before the others. */
export function takeTopics(db: Db, limit: number, now: Date): Promise<Lease[]> {
  const at = now.toISOString();
  const leasedUntil = later(now, leaseTime);
  return db.transaction().execute(async (trx) => {
    const topics = await trx
      .selectFrom("batch_keywords")
      .innerJoin("article_batches", "article_batches.id", "batch_id")
      .select(["batch_keywords.id", "batch_id as batchId", "keyword", "title", "language", "tries", "about"])
      .where("article_batches.status", "=", "processing")
      .where("batch_keywords.status", "=", "pending")
      .where(({ eb, or }) =>
        or([
          eb("next_try_at", "is", null),
          eb("next_try_at", "<=", at),
          eb("next_try_at", ">", later(now, longestPause)),
        ]),
      )
      .orderBy("started_at")
      .orderBy("batch_id")
      .orderBy("batch_keywords.id")
      .limit(limit)
      .execute();
    if (topics.length > 0) {
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
    return topics.map(({ about, ...topic }) => ({ ...topic, about: readAbout(about, guide()) ?? null, leasedUntil }));
  });
}

/**
 * Gives back what was taken by a process that is no more. At the start of the one server process nothing can be in work;
 * while it runs, only what is past its time. A topic that is taken back again and again has failed.
 * @returns how many topics wait again
 */
export function takeBackTopics(db: Db, which: "all" | "expired", now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const inWork = trx.updateTable("batch_keywords").where("status", "=", "processing");
    // A lease that ends later than any can was written while the clock was ahead.
    const left =
      which === "all"
        ? inWork
        : inWork.where(({ eb, or }) =>
            or([
              eb("leased_until", "is", null),
              eb("leased_until", "<", now.toISOString()),
              eb("leased_until", ">", later(now, leaseTime)),
            ]),
          );
    await left
      .set({
        status: "failed",
        error_message: `The server ended ${mostTimesTakenBack} times while this topic was in work.`,
        failed_at: now.toISOString(),
        leased_until: null,
        taken_back: mostTimesTakenBack,
      })
      .where("taken_back", ">=", mostTimesTakenBack - 1)
      .execute();
    const { numUpdatedRows } = await left
      .set((eb) => ({ status: "pending", leased_until: null, taken_back: eb("taken_back", "+", 1) }))
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  });
}

/** @returns false where the topic is gone, with its batch */
export async function completeTopic(trx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("batch_keywords")
    .set({ status: "completed", error_message: null, leased_until: null, next_try_at: null })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

type Failure = { message: string; /** Null: for good. */ nextTryAt: Date | null; now: Date };

/** Puts a topic aside until its next try, or for good. Does nothing where somebody else has taken it since. */
export async function failTopic(trx: Db, lease: Lease, { message, nextTryAt, now }: Failure): Promise<void> {
  await held(trx, lease)
    .set((eb) => ({
      status: nextTryAt ? "pending" : "failed",
      error_message: message.slice(0, longestMessage),
      tries: eb("tries", "+", 1),
      next_try_at: nextTryAt?.toISOString() ?? null,
      failed_at: now.toISOString(),
      leased_until: null,
    }))
    .execute();
}

/** Keeps all that waits of the batches that run until a time, in the rows: a restart does not forget it. */
export async function putOffTopics(trx: Db, until: Date): Promise<void> {
  const at = until.toISOString();
  await trx
    .updateTable("batch_keywords")
    .set({ next_try_at: at })
    .where("status", "=", "pending")
    .where(({ eb, or }) => or([eb("next_try_at", "is", null), eb("next_try_at", "<", at)]))
    .where("batch_id", "in", trx.selectFrom("article_batches").select("id").where("status", "=", "processing"))
    .execute();
}

/** Puts a topic back as it was, where the server ends before it was written on. */
export async function giveBackTopic(db: Db, lease: Lease): Promise<void> {
  await held(db, lease).set({ status: "pending", leased_until: null }).execute();
}

function held(db: Db, { id, leasedUntil }: Lease) {
  return db
    .updateTable("batch_keywords")
    .where("id", "=", id)
    .where("status", "=", "processing")
    .where("leased_until", "=", leasedUntil);
}

/** Whether an article came of the topic already. */
export async function hasArticle(db: Db, topicId: number): Promise<boolean> {
  const article = await db
    .selectFrom("articles")
    .select("id")
    .where("batch_keyword_id", "=", topicId)
    .executeTakeFirst();
  return article !== undefined;
}

/** When the loop has to look again: the first time at which something may be done. Undefined where nothing waits. */
export async function nextTopicDue(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("batch_keywords")
    .innerJoin("article_batches", "article_batches.id", "batch_id")
    .where("article_batches.status", "=", "processing")
    .where("batch_keywords.status", "in", ["pending", "processing"])
    .select(({ fn, val }) => fn.min(fn.coalesce("leased_until", "next_try_at", val(beginning))).as("due"))
    .executeTakeFirst();
  return row?.due ? new Date(row.due) : undefined;
}

const beginning = new Date(0).toISOString();

function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
