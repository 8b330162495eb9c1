import type { Db } from "~/db/database";

import type { MailSubject, UndeliveredMail } from "./mail";

/** The mails that failed for good or at least once, the newest first. */
export async function listUndelivered(db: Db, limit: number): Promise<UndeliveredMail[]> {
  const rows = await undelivered(db)
    .select([
      "id",
      "template",
      "recipient",
      "enquiry_id",
      "appointment_id",
      "tries",
      "last_error",
      "status",
      "next_try_at",
      "created_at",
    ])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    template: row.template,
    recipient: row.recipient,
    enquiryId: row.enquiry_id,
    appointmentId: row.appointment_id,
    tries: row.tries,
    lastError: row.last_error ?? "",
    hasFailed: row.status === "failed",
    nextTryAt: row.next_try_at,
    createdAt: row.created_at,
  }));
}

/** What each of these mails is about: a message, an appointment, or neither. */
export async function subjectsOfMails(db: Db, ids: readonly number[]): Promise<Map<number, MailSubject>> {
  const rows = await db
    .selectFrom("outbox")
    .where("id", "in", ids)
    .select(["id", "enquiry_id as enquiryId", "appointment_id as appointmentId"])
    .execute();
  return new Map(rows.map(({ id, ...subject }) => [id, subject]));
}

/** How many mails failed for good or at least once. */
export async function countMailsNotDelivered(db: Db): Promise<number> {
  const { mails } = await undelivered(db)
    .select((eb) => eb.fn.countAll<number>().as("mails"))
    .executeTakeFirstOrThrow();
  return mails;
}

function undelivered(db: Db) {
  return db
    .selectFrom("outbox")
    .where("status", "in", ["waiting", "sending", "failed"])
    .where("last_error", "is not", null);
}

/** @returns false where no such mail has failed */
export async function makeDueAgain(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "waiting", tries: 0, next_try_at: now.toISOString() })
    .where("id", "=", id)
    .where("status", "in", ["waiting", "failed"])
    .where("last_error", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
