import type { Db } from "~/db/database";

import type { NewEnquiry } from "../enquiry";

import { tellOfEnquiry } from "./enquiry-mails.server";
import { addConsent, clearSuspicion, findRepeat, insertEnquiry } from "./new-enquiry.repository.server";
import { suspicionOf } from "./suspicion.server";

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
  const suspicion = await suspicionOf(trx, enquiry, now);
  const repeat = await findRepeat(trx, enquiry, new Date(now.getTime() - repeatWindow));
  if (repeat) {
    if (repeat.spam_reason !== null && suspicion === null) {
      await clearSuspicion(trx, repeat.id, enquiry, now);
      await tellOfEnquiry(trx, repeat.id, now);
    }
    // The box may have been ticked only now. What may come from a program gives no consent for anybody.
    if (enquiry.wantsNews && suspicion === null) await addConsent(trx, repeat.id, enquiry, now);
    return { id: repeat.id, isSuspected: suspicion !== null };
  }

  const stored = await insertEnquiry(trx, enquiry, suspicion, now);
  if (suspicion === null) await tellOfEnquiry(trx, stored.id, now);
  return { id: stored.id, isSuspected: suspicion !== null };
}
