import { sql } from "kysely";

import type { Db } from "~/db/database";
import { agentEmail } from "~/domain/agency/agency.server";
import { queueMail } from "~/domain/mail/outbox.server";

const day = 24 * 60 * 60 * 1000;

// Anybody can give anybody's address: whoever reads there is not to be flooded with our receipts.
const receiptsPerDay = 3;

/**
 * Lays the mails ready that tell of a message which is no spam: one to the agent, and a receipt to who sent it. Called in
 * the transaction that makes it so; a mail that was laid ready before is not laid ready again.
 */
export async function tellOfEnquiry(trx: Db, enquiryId: number, now: Date): Promise<void> {
  const { email, language, answered_at } = await trx
    .selectFrom("contact_submissions")
    .select(["email", "language", "answered_at"])
    .where("id", "=", enquiryId)
    .executeTakeFirstOrThrow();
  const recipient = await agentEmail(trx);
  await queueMail(trx, { enquiryId, template: "new-enquiry", recipient, language: "en" }, now);
  if (answered_at !== null || (await wroteBefore(trx, email, enquiryId, now)) >= receiptsPerDay) return;
  await queueMail(trx, { enquiryId, template: "receipt", recipient: email, language }, now);
}

/** How many other messages came from an address in the last 24 hours. */
async function wroteBefore(trx: Db, email: string, enquiryId: number, now: Date): Promise<number> {
  const { messages } = await trx
    .selectFrom("contact_submissions")
    .select((eb) => eb.fn.countAll<number>().as("messages"))
    .where(sql<boolean>`email collate nocase = ${email}`)
    .where("created_at", ">", new Date(now.getTime() - day).toISOString())
    .where("id", "<>", enquiryId)
    .executeTakeFirstOrThrow();
  return messages;
}
