import type { Db } from "~/db/database";

import type { AnsweredHow, NewEnquiry } from "../enquiry";

import { tellOfEnquiry } from "./enquiry-mails.server";
import { addConsent, clearSuspicion, confirmRow, findRepeat, insertEnquiry } from "./new-enquiry.repository.server";
import { judge } from "./suspicion.server";

const repeatWindow = 15 * 60 * 1000;

/**
 * Stores a visitor's message, and in the same transaction the mails that tell of it: one to the agent, and a receipt. The
 * same words sent again within a quarter of an hour are a double press, not a second message; only a wish for news is added. Suspected spam is stored
 * too, without mail; what came as a program sends, sent again as people do, is a message like any other.
 */
export function receiveEnquiry(db: Db, enquiry: NewEnquiry, now: Date): Promise<{ id: number }> {
  return db.transaction().execute((trx) => receiveEnquiryIn(trx, enquiry, now));
}

type Received = { id: number; /** Whether it was put aside as spam. */ isSuspected: boolean };

/** The message with the same words that came just before, as after a double press. */
export async function messageBefore(trx: Db, enquiry: NewEnquiry, now: Date): Promise<{ id: number } | undefined> {
  return findRepeat(trx, enquiry, new Date(now.getTime() - repeatWindow));
}

/** The same within a transaction that is under way. */
export async function receiveEnquiryIn(trx: Db, enquiry: NewEnquiry, now: Date): Promise<Received> {
  const { suspicion, mark } = await judge(trx, enquiry, now);
  const isSuspected = suspicion !== null;
  const repeat = await findRepeat(trx, enquiry, new Date(now.getTime() - repeatWindow));
  if (repeat) {
    const isCleared = (repeat.spam_reason !== null || repeat.guard_mark !== null) && !isSuspected && mark === null;
    if (isCleared) {
      await clearSuspicion(trx, repeat.id, enquiry, now);
      await tellOfEnquiry(trx, repeat.id, now);
    }
    // The box may have been ticked only now. What may come from a program gives no consent for anybody.
    if (enquiry.wantsNews && !isSuspected) await addConsent(trx, repeat.id, enquiry, now);
    return { id: repeat.id, isSuspected };
  }

  const stored = await insertEnquiry(trx, enquiry, { suspicion, mark }, now);
  if (!isSuspected) await tellOfEnquiry(trx, stored.id, now);
  return { id: stored.id, isSuspected };
}

/** Stores the message of a booking that waits to be confirmed: aside, and nobody is told of it until then. */
export function keepUntilConfirmed(trx: Db, enquiry: NewEnquiry, now: Date): Promise<{ id: number }> {
  return insertEnquiry(trx, enquiry, { suspicion: { reason: "unconfirmed", signs: null }, mark: null }, now);
}

/**
 * The booking of a message was confirmed: it stands among the others, answered as it came, and the agent is told.
 * @param chosenTime as a field holds it: `2026-11-28T10:00`
 */
export async function confirmEnquiry(
  trx: Db,
  id: number,
  confirmed: { answered: AnsweredHow; chosenTime: string },
  now: Date,
): Promise<void> {
  await confirmRow(trx, id, confirmed);
  await tellOfEnquiry(trx, id, now);
}
