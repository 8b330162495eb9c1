import type { Db } from "~/db/database";

import { answerMinutes, lateBefore, wasInTime } from "./reply-clock";

const counted = 30 * 24 * 60 * 60 * 1000;

/** The middle of the times that the first answers of the last 30 days took, in whole minutes; null where there was none. */
export async function medianAnswerMinutes(db: Db, now: Date): Promise<number | null> {
  const rows = await honestMessages(db)
    .where("answered_at", ">=", new Date(now.getTime() - counted).toISOString())
    .execute();
  const minutes = rows.flatMap(({ created_at, answered_at }) =>
    answered_at === null ? [] : [answerMinutes(created_at, answered_at)],
  );
  return median(minutes);
}

/** How the promise was kept: of the messages whose 24 hours ended in the last 30 days, those answered before they did. */
export async function answeredInTime(db: Db, now: Date): Promise<{ inTime: number; due: number }> {
  const rows = await honestMessages(db)
    .where("created_at", "<=", lateBefore(now))
    .where("created_at", ">", lateBefore(new Date(now.getTime() - counted)))
    .execute();
  const inTime = rows.filter(
    ({ created_at, answered_at }) => answered_at !== null && wasInTime(created_at, answered_at),
  );
  return { inTime: inTime.length, due: rows.length };
}

function honestMessages(db: Db) {
  return db
    .selectFrom("contact_submissions")
    .select(["created_at", "answered_at"])
    .where("spam_reason", "is", null)
    .where("set_aside_at", "is", null);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
