import type { Db } from "~/db/database";
import { deliveryOf } from "~/domain/mail/outbox.server";

import { readAttachments } from "./attachment";
import type { Reply, ReplyDraft, Words } from "./reply";

/** A message as far as a reply needs to know it. */
export async function findAddressee(db: Db, enquiryId: number) {
  return db
    .selectFrom("contact_submissions")
    .where("id", "=", enquiryId)
    .select(["email", "language", "first_name", "spam_reason", "set_aside_at", "answered_at", "created_at"])
    .executeTakeFirst();
}

type NewReply = Words & { enquiryId: number; adminId: number; mail: number | undefined };

export async function insertReply(trx: Db, { enquiryId, adminId, mail, ...words }: NewReply, now: Date): Promise<void> {
  await trx
    .insertInto("replies")
    .values({
      enquiry_id: enquiryId,
      author: adminId,
      subject: words.subject,
      body: words.body,
      attachments: JSON.stringify(words.attachments),
      outbox_id: mail ?? null,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Whether somebody sent the same words with the same links a moment ago: a button that was pressed twice. */
export async function hasSameReply(
  db: Db,
  { enquiryId, adminId, subject, body, attachments }: DraftOf & Words,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("replies")
    .where("enquiry_id", "=", enquiryId)
    .where("author", "=", adminId)
    .where("subject", "=", subject)
    .where("body", "=", body)
    .where("attachments", "=", JSON.stringify(attachments))
    .where("created_at", ">=", since.toISOString())
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The replies to a message, the first one first. */
export async function listReplies(db: Db, enquiryId: number): Promise<Reply[]> {
  const rows = await db
    .selectFrom("replies as reply")
    .leftJoin("users", "users.id", "reply.author")
    .leftJoin("outbox as mail", "mail.id", "reply.outbox_id")
    .where("reply.enquiry_id", "=", enquiryId)
    .orderBy("reply.id")
    .select(["reply.id", "users.email as author", "reply.subject", "reply.body", "reply.attachments"])
    .select(["reply.created_at as at", "mail.id as mail", "mail.status", "mail.last_error", "mail.next_try_at"])
    .select("mail.sent_at")
    .execute();
  return rows.map(({ mail, status, last_error, next_try_at, sent_at, attachments, ...reply }) => ({
    ...reply,
    attachments: readAttachments(attachments),
    delivery:
      mail === null || status === null || next_try_at === null
        ? null
        : { ...deliveryOf({ status, last_error, next_try_at, sent_at }), mail },
  }));
}

/** The words that a mail carries. */
export async function findReplyOfMail(db: Db, mail: number) {
  const row = await db
    .selectFrom("replies as reply")
    .innerJoin("contact_submissions as message", "message.id", "reply.enquiry_id")
    .where("reply.outbox_id", "=", mail)
    .select(["reply.subject", "reply.body", "reply.attachments"])
    .select(["message.spam_reason", "message.set_aside_at", "message.answered_at"])
    .executeTakeFirst();
  return row && { ...row, attachments: readAttachments(row.attachments) };
}

type DraftOf = { enquiryId: number; adminId: number };

export async function findDraft(db: Db, { enquiryId, adminId }: DraftOf): Promise<ReplyDraft | undefined> {
  const row = await db
    .selectFrom("reply_drafts")
    .where("enquiry_id", "=", enquiryId)
    .where("author", "=", adminId)
    .select(["subject", "body", "attachments", "updated_at as keptAt"])
    .executeTakeFirst();
  return row && { ...row, attachments: readAttachments(row.attachments) };
}

export async function replaceDraft(trx: Db, { enquiryId, adminId, ...words }: DraftOf & Words, now: Date) {
  const row = {
    subject: words.subject,
    body: words.body,
    attachments: JSON.stringify(words.attachments),
    updated_at: now.toISOString(),
  };
  await trx
    .insertInto("reply_drafts")
    .values({ enquiry_id: enquiryId, author: adminId, ...row })
    .onConflict((conflict) => conflict.columns(["enquiry_id", "author"]).doUpdateSet(row))
    .execute();
}

export async function deleteDraft(trx: Db, { enquiryId, adminId }: DraftOf): Promise<void> {
  await trx.deleteFrom("reply_drafts").where("enquiry_id", "=", enquiryId).where("author", "=", adminId).execute();
}

/**
 * What the mail server said when it refused the last mail to the sender of a message, which may tell of the appointment that
 * came of it; undefined where it took it.
 */
export async function findRefusal(db: Db, enquiryId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("outbox")
    .where((eb) =>
      eb.or([
        eb.and([eb("enquiry_id", "=", enquiryId), eb("template", "in", ["receipt", "reply"])]),
        eb.and([
          eb("appointment_id", "in", eb.selectFrom("appointments").select("id").where("enquiry_id", "=", enquiryId)),
          // The owner of the home and the agent hear of it too.
          eb("recipient", "=", eb.selectFrom("contact_submissions").select("email").where("id", "=", enquiryId)),
        ]),
      ]),
    )
    .where("status", "in", ["sent", "failed"])
    .orderBy("id", "desc")
    .select(["status", "last_error"])
    .executeTakeFirst();
  return row?.status === "failed" ? (row.last_error ?? "") : undefined;
}
