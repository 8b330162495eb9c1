import type { Db } from "~/db/database";
import { agentEmail } from "~/domain/agency/agency.server";
import { queueMail } from "~/domain/mail/outbox.server";
import { agentMailsLeft, maySendReceipt, wasToldOfMany } from "~/domain/mail/stranger-mail-limits.server";

/**
 * Lays the mails ready that tell of a message which is no spam: one to the agent, and a receipt to who sent it, as long as there are
 * not too many of them. What is marked for how it came has no receipt: a program gives other people's addresses. Called in the
 * transaction that makes it so; a mail that was laid ready before is not laid ready again.
 */
export async function tellOfEnquiry(trx: Db, enquiryId: number, now: Date): Promise<void> {
  const { email, language, answered_at, guard_mark } = await trx
    .selectFrom("contact_submissions")
    .select(["email", "language", "answered_at", "guard_mark"])
    .where("id", "=", enquiryId)
    .executeTakeFirstOrThrow();
  await tellAgent(trx, enquiryId, now);
  if (answered_at !== null || guard_mark !== null) return;
  if (!(await maySendReceipt(trx, email, now))) return;
  await queueMail(trx, { enquiryId, template: "receipt", recipient: email, language }, now);
}

/** Past so many in an hour the agent is told once that the others stand in the panel. */
async function tellAgent(trx: Db, enquiryId: number, now: Date): Promise<void> {
  const recipient = await agentEmail(trx);
  if ((await agentMailsLeft(trx, now)) > 0) {
    await queueMail(trx, { enquiryId, template: "new-enquiry", recipient, language: "en" }, now);
  } else if (!(await wasToldOfMany(trx, now))) {
    await queueMail(trx, { template: "many-enquiries", recipient }, now);
  }
}
