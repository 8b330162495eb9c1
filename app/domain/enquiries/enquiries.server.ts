import type { Db } from "~/db/database";
import { agentEmail } from "~/domain/agency/agency.server";
import { queueMail } from "~/domain/mail/outbox.server";

import type { NewEnquiry } from "./enquiry";
import { clearSuspicion, findRepeat, insertEnquiry } from "./enquiry.repository.server";

const repeatWindow = 15 * 60 * 1000;

/**
 * Stores a visitor's message, and in the same transaction the mail that will tell the agent of it. The same words sent
 * again within a quarter of an hour are a double press, not a second message. Suspected spam is stored too, without mail;
 * sent again as people do, it is a message like any other.
 */
export function receiveEnquiry(db: Db, enquiry: NewEnquiry, now: Date): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    const repeat = await findRepeat(trx, enquiry, new Date(now.getTime() - repeatWindow));
    if (repeat) {
      if (repeat.spam_reason !== null && enquiry.spamReason === null) {
        await clearSuspicion(trx, repeat.id);
        await tellAgent(trx, repeat.id, now);
      }
      return { id: repeat.id };
    }

    const stored = await insertEnquiry(trx, enquiry, now);
    if (enquiry.spamReason === null) await tellAgent(trx, stored.id, now);
    return stored;
  });
}

async function tellAgent(trx: Db, enquiryId: number, now: Date): Promise<void> {
  const recipient = await agentEmail(trx);
  await queueMail(trx, { enquiryId, template: "new-enquiry", recipient, language: "en" }, now);
}
