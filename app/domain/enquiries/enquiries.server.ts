import type { Db } from "~/db/database";
import { agentEmail } from "~/domain/agency/agency.server";
import { queueMail } from "~/domain/mail/outbox.server";

import type { NewEnquiry } from "./enquiry";
import { findRepeat, insertEnquiry } from "./enquiry.repository.server";

const repeatWindow = 15 * 60 * 1000;

/**
 * Stores a visitor's message, and in the same transaction the mail that will tell the agent of it. The same words sent
 * again within a quarter of an hour are a double press, not a second message. Suspected spam is stored too, without mail.
 */
export function receiveEnquiry(db: Db, enquiry: NewEnquiry, now: Date): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    const repeat = await findRepeat(trx, enquiry, new Date(now.getTime() - repeatWindow));
    if (repeat) return repeat;

    const stored = await insertEnquiry(trx, enquiry, now);
    if (enquiry.spamReason === null) {
      await queueMail(
        trx,
        { enquiryId: stored.id, template: "new-enquiry", recipient: await agentEmail(trx), language: "en" },
        now,
      );
    }
    return stored;
  });
}
