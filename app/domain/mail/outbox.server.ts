import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

export type Mail = {
  /** The message it tells of; one mail of a template for each message. */
  enquiryId: number;
  template: "new-enquiry";
  recipient: string;
  language: Language;
};

/** Lays a mail ready in the transaction that gave rise to it. It leaves later; a failed delivery loses nothing. */
export async function queueMail(trx: Db, mail: Mail, now: Date): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      enquiry_id: mail.enquiryId,
      template: mail.template,
      recipient: mail.recipient,
      language: mail.language,
      next_try_at: now.toISOString(),
      created_at: now.toISOString(),
    })
    .execute();
}
