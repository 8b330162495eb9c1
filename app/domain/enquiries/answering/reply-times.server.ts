import type { Db } from "~/db/database";

import { answerMinutes, lateBefore, type ReplyTimes, wasInTime } from "./reply-clock";

const counted = 30 * 24 * 60 * 60 * 1000;

/**
 * Of the messages that came in the last 30 days and are no spam, each that is answered or overdue. One that waits within its
 * 24 hours has neither kept nor broken the promise. Nor has one that was answered as it came, by a time that was booked with it.
 */
export async function replyTimes(db: Db, now: Date): Promise<ReplyTimes> {
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["created_at", "answered_at"])
    .where("spam_reason", "is", null)
    .where("set_aside_at", "is", null)
    .where((eb) => eb.or([eb("answered_at", "is", null), eb("answered_at", "<>", eb.ref("created_at"))]))
    .where("created_at", ">", new Date(now.getTime() - counted).toISOString())
    .execute();
  const answers = rows.flatMap(({ created_at: receivedAt, answered_at: at }) =>
    at === null ? [] : [{ isInTime: wasInTime(receivedAt, at), minutes: answerMinutes(receivedAt, at) }],
  );
  const inTime = answers.filter(({ isInTime }) => isInTime).length;
  return {
    inTime,
    late: answers.length - inTime,
    overdue: rows.filter((row) => row.answered_at === null && row.created_at <= lateBefore(now)).length,
    medianMinutes: median(answers.map(({ minutes }) => minutes)),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
