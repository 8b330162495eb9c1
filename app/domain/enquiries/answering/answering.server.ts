import type { Db } from "~/db/database";

import type { AnsweredHow } from "../enquiry";
import type { Answer } from "../inbox/received-enquiry";

import { insertNote } from "./note.repository.server";
import { findStanding, updateAnswer } from "./standing.repository.server";

export type Answered =
  | { ok: true; receivedAt: string }
  | { ok: false; reason: "not-found" | "spam" }
  /** Somebody was quicker; nothing was overwritten. */
  | { ok: false; reason: "answered"; answer: Answer };

/**
 * Stops the clock of a message: it had its first answer, by whom and how. Only a message that waits can be answered. A note
 * that was typed beside it is kept in either case: words are not lost because somebody else was quicker.
 */
export function answerEnquiry(db: Db, given: Given, now: Date): Promise<Answered> {
  return db.transaction().execute((trx) => answerEnquiryIn(trx, given, now));
}

type Given = { id: number; how: AnsweredHow; adminId: number; note?: string };

/** The same within a transaction that is under way. */
export async function answerEnquiryIn(trx: Db, { id, how, adminId, note = "" }: Given, now: Date): Promise<Answered> {
  const found = await findStanding(trx, id);
  if (!found) return { ok: false, reason: "not-found" };
  if (note !== "") await insertNote(trx, { enquiryId: id, adminId, body: note }, now);
  if (found.state === "spam") return { ok: false, reason: "spam" };
  if (found.answer) return { ok: false, reason: "answered", answer: found.answer };

  await updateAnswer(trx, id, { at: now.toISOString(), how, adminId });
  return { ok: true, receivedAt: found.receivedAt };
}

export type Reopened = { ok: true } | { ok: false; reason: "not-found" | "waiting" };

/** Takes an answer back that was none. The clock then runs from the arrival of the message, as if it had never stopped. */
export function reopenEnquiry(db: Db, id: number): Promise<Reopened> {
  return db.transaction().execute(async (trx) => {
    const found = await findStanding(trx, id);
    if (!found) return { ok: false, reason: "not-found" };
    if (!found.answer) return { ok: false, reason: "waiting" };

    await updateAnswer(trx, id, null);
    return { ok: true };
  });
}
