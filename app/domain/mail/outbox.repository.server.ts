import type { Insertable, Selectable } from "kysely";

import type { Db } from "~/db/database";

import { type DeliveryState, linkTemplates, type MailTemplate } from "./mail";
import type { OutboxTable } from "./outbox.table";

/** A mail of a kind that its message has already is left as it is. @returns the number of the new one */
export async function insertMail(trx: Db, row: Insertable<OutboxTable>): Promise<number | undefined> {
  const inserted = await trx
    .insertInto("outbox")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Whether a mail of a kind was laid ready for a message. */
export async function hasMail(db: Db, enquiryId: number, template: string): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where("template", "=", template)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many mails of these kinds were laid ready since a moment, to all or to one mailbox. A restart forgives nothing. */
export async function countMails(
  db: Db,
  templates: readonly MailTemplate[],
  since: Date,
  mailbox?: string,
): Promise<number> {
  const { mails } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("mails"))
    .where("template", "in", templates)
    .where("created_at", ">", since.toISOString())
    .$if(mailbox !== undefined, (query) => query.where("mailbox", "=", mailbox ?? ""))
    .executeTakeFirstOrThrow();
  return mails;
}

/** The mail of a kind about a message that has left; undefined where none has. */
export async function findSentMail(
  db: Db,
  enquiryId: number,
  template: string,
): Promise<{ id: number; created_at: string } | undefined> {
  return db
    .selectFrom("outbox")
    .where("enquiry_id", "=", enquiryId)
    .where("template", "=", template)
    .where("status", "=", "sent")
    .select(["id", "created_at"])
    .executeTakeFirst();
}

/** A mail that this process alone may send until its lease ends. */
export type LeasedMail = Pick<
  Selectable<OutboxTable>,
  | "id"
  | "enquiry_id"
  | "appointment_id"
  | "template"
  | "recipient"
  | "language"
  | "payload"
  | "tries"
  | "last_error"
  | "created_at"
> & { leasedUntil: string };

/**
 * Takes the mail that has been due for longest, one whose lease ran out too: whoever sent it did not live to say what became
 * of it. Nothing is written where nothing is due.
 */
export async function leaseNextMail(db: Db, now: Date, leasedUntil: Date): Promise<LeasedMail | undefined> {
  const at = now.toISOString();
  const until = leasedUntil.toISOString();
  for (;;) {
    const due = await db
      .selectFrom("outbox")
      .select("id")
      .where("status", "in", ["waiting", "sending"])
      .where("next_try_at", "<=", at)
      .orderBy("next_try_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const leased = await db
      .updateTable("outbox")
      .set((eb) => ({ status: "sending", tries: eb("tries", "+", 1), next_try_at: until }))
      .where("id", "=", due.id)
      // Another process may have taken it since.
      .where("status", "in", ["waiting", "sending"])
      .where("next_try_at", "<=", at)
      .returning(["id", "enquiry_id", "template", "recipient", "language", "payload", "tries", "last_error"])
      .returning(["appointment_id", "created_at"])
      .executeTakeFirst();
    if (leased) return { ...leased, leasedUntil: until };
  }
}

/** A link is a secret: it does not outlive the sending. */
export async function markSent(db: Db, mail: LeasedMail, now: Date): Promise<void> {
  await underLease(db, mail)
    .set({ status: "sent", sent_at: now.toISOString(), last_error: null, payload: "{}" })
    .execute();
}

export async function markWaiting(db: Db, mail: LeasedMail, said: string, nextTryAt: Date): Promise<void> {
  await underLease(db, mail)
    .set({ status: "waiting", last_error: said, next_try_at: nextTryAt.toISOString() })
    .execute();
}

export async function markFailed(db: Db, mail: LeasedMail, said: string): Promise<void> {
  await underLease(db, mail).set({ status: "failed", last_error: said }).execute();
}

export async function deleteMail(db: Db, mail: LeasedMail): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", mail.id).where("next_try_at", "=", mail.leasedUntil).execute();
}

/** Whoever overstayed a lease has nothing more to say about the mail. */
function underLease(db: Db, mail: LeasedMail) {
  return db
    .updateTable("outbox")
    .where("id", "=", mail.id)
    .where("status", "=", "sending")
    .where("next_try_at", "=", mail.leasedUntil);
}

/** How far a mail has come, from the columns of its row. */
export function deliveryOf(
  row: Pick<Selectable<OutboxTable>, "status" | "last_error" | "next_try_at" | "sent_at">,
): DeliveryState {
  const { status, last_error: said, next_try_at: nextTryAt, sent_at: at } = row;
  if (status === "sent") return { state: "sent", at: at ?? nextTryAt };
  if (status === "failed") return { state: "failed", said: said ?? "" };
  return said === null ? { state: "waiting" } : { state: "trying-again", said, nextTryAt };
}

/** @returns how many mails of accounts and tests, of messages that are gone, or of appointments long over, were older and were erased */
export async function deleteOldMails(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("enquiry_id", "is", null)
    .where("created_at", "<", before.toISOString())
    .where((eb) => eb.or([eb("status", "in", ["sent", "failed"]), eb("template", "in", linkTemplates)]))
    // Whom it told of an appointment has to be known until that is over: they hear of its end too.
    .where((eb) =>
      eb.or([
        eb("appointment_id", "is", null),
        eb(
          "appointment_id",
          "in",
          eb.selectFrom("appointments").select("id").where("ends_at", "<", before.toISOString()),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
