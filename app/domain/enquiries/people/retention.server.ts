import type { Db } from "~/db/database";

import { emptyLog } from "./erased-pages.server";
import { dropErasedWords } from "./erased-words.repository.server";
import { eraseOwnersWords } from "./owners-words.repository.server";
import { eraseOldAppointments } from "./persons-appointments.server";

const day = 24 * 60 * 60 * 1000;

/** How long messages are kept; the privacy policy promises these periods in four languages (app/i18n/legal). */
export const retention = {
  /** Months since the last contact: the message, its answer, a reply or a note on it. */
  enquiryMonths: 24,
  spamDays: 90,
  addressHashDays: 90,
} as const;

/**
 * Erases what the privacy policy says is no longer kept, with the mails that tell of it, in one transaction.
 * @returns how many messages were erased.
 */
export async function eraseExpired(db: Db, now: Date): Promise<number> {
  const spamBefore = new Date(now.getTime() - retention.spamDays * day).toISOString();
  const hashBefore = new Date(now.getTime() - retention.addressHashDays * day).toISOString();
  const contactBefore = monthsBefore(now, retention.enquiryMonths).toISOString();

  const erased = await db.transaction().execute(async (trx) => {
    // A query and not a list of ids: SQLite takes 32,766 parameters at most, and a flood of spam may hold more messages.
    const expired = trx
      .selectFrom("contact_submissions")
      .select("id")
      .where((eb) =>
        eb.or([
          // What an admin set aside counts from then: it may have been long among the others.
          eb.and([
            eb.or([eb("spam_reason", "is not", null), eb("set_aside_at", "is not", null)]),
            eb(eb.fn.coalesce("set_aside_at", "created_at"), "<", spamBefore),
          ]),
          eb.and([
            eb("created_at", "<", contactBefore),
            eb(eb.fn.coalesce("answered_at", "created_at"), "<", contactBefore),
            eb.not(
              eb.exists(
                eb
                  .selectFrom("enquiry_notes")
                  .select("enquiry_notes.id")
                  .whereRef("enquiry_notes.enquiry_id", "=", "contact_submissions.id")
                  .where("enquiry_notes.created_at", ">=", contactBefore),
              ),
            ),
            eb.not(
              eb.exists(
                eb
                  .selectFrom("replies")
                  .select("replies.id")
                  .whereRef("replies.enquiry_id", "=", "contact_submissions.id")
                  .where("replies.created_at", ">=", contactBefore),
              ),
            ),
          ]),
        ]),
      );
    await eraseOwnersWords(trx, expired, now);
    await eraseOldAppointments(trx, contactBefore, now);
    // The mail's row names its recipient, so it does not outlive the message.
    await trx.deleteFrom("outbox").where("enquiry_id", "in", expired).execute();
    // Who asked for news stays with name and e-mail until they withdraw; everything else goes, our notes and replies too.
    await trx.deleteFrom("reply_drafts").where("enquiry_id", "in", expired).execute();
    await trx.deleteFrom("replies").where("enquiry_id", "in", expired).execute();
    await trx.deleteFrom("enquiry_notes").where("enquiry_id", "in", expired).execute();
    const { numUpdatedRows } = await trx
      .updateTable("contact_submissions")
      .set({ ...nothingSaid, address_hash: "" })
      .where("id", "in", expired)
      .where("news_consent_at", "is not", null)
      .where("spam_reason", "is", null)
      .where("set_aside_at", "is", null)
      .executeTakeFirstOrThrow();
    const { numDeletedRows } = await trx
      .deleteFrom("contact_submissions")
      .where("id", "in", expired)
      .where((eb) =>
        eb.or([
          eb("news_consent_at", "is", null),
          eb("spam_reason", "is not", null),
          eb("set_aside_at", "is not", null),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows + numDeletedRows > 0n) await dropErasedWords(trx);
    await trx
      .updateTable("contact_submissions")
      .set({ address_hash: "" })
      .where("created_at", "<", hashBefore)
      .where("address_hash", "<>", "")
      .execute();
    // Its time is long over: none is booked further ahead.
    await trx.deleteFrom("provisional_bookings").where("created_at", "<", hashBefore).execute();
    await trx.deleteFrom("unkept_spam").where("day", "<", spamBefore.slice(0, 10)).execute();
    return Number(numDeletedRows);
  });
  // Each night, also for what was erased by hand while somebody read.
  await emptyLog(db);
  return erased;
}

const nothingSaid = {
  company: "",
  objectives: "",
  page: "",
  property_id: null,
  development_id: null,
  asked: null,
  message: "",
  words_mark: "",
} as const;

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
