import type { Db } from "~/db/database";
import { agentEmail } from "~/domain/agency/agency.server";
import { defaultLanguage } from "~/i18n/languages";

import type { Mail, UndeliveredMail } from "./mail";
import { mailboxBehind } from "./mailbox";
import { deleteOldMails, insertMail } from "./outbox.repository.server";
import { listUndelivered, makeDueAgain } from "./undelivered.repository.server";

export {
  countMails,
  deleteMail,
  deliveryOf,
  findSentMail,
  hasMail,
  leaseNextMail,
  type LeasedMail,
  markFailed,
  markSent,
  markWaiting,
} from "./outbox.repository.server";
export { countMailsNotDelivered, subjectsOfMails } from "./undelivered.repository.server";

const listeners = new Set<() => void>();

/** Tells when a mail is laid ready; the transaction that it belongs to may still be open. The job stands on the other end. */
export function onMailReady(listener: () => void): void {
  listeners.add(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Lays a mail ready in the transaction that gave rise to it. It leaves later; a failed delivery loses nothing. A mail that
 * its message has already is not laid ready twice.
 * @returns the number of the mail; undefined where its message has it already
 */
export async function queueMail(trx: Db, mail: Mail, now: Date): Promise<number | undefined> {
  const id = await insertMail(trx, {
    enquiry_id: "enquiryId" in mail ? mail.enquiryId : null,
    appointment_id: "appointmentId" in mail ? mail.appointmentId : null,
    template: mail.template,
    recipient: mail.recipient,
    mailbox: mailboxBehind(mail.recipient),
    language: mail.language ?? defaultLanguage,
    payload: JSON.stringify("values" in mail ? (mail.values ?? {}) : {}),
    next_try_at: now.toISOString(),
    created_at: now.toISOString(),
  });
  if (id !== undefined) tellListeners();
  return id;
}

/** The mails that failed for good, and those that wait after a failure, the newest first. */
export async function mailsNotDelivered(db: Db, limit: number): Promise<UndeliveredMail[]> {
  const mails = await listUndelivered(db, limit);
  if (mails.every((mail) => mail.recipient !== "")) return mails;
  const agent = await agentEmail(db);
  return mails.map((mail) => (mail.recipient === "" ? { ...mail, recipient: agent } : mail));
}

/** Tries a mail again at once, and as often as a new one. */
export async function retryMail(
  db: Db,
  id: number,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: "not-failed" }> {
  if (!(await makeDueAgain(db, id, now))) return { ok: false, reason: "not-failed" };
  tellListeners();
  return { ok: true };
}

const day = 24 * 60 * 60 * 1000;

/** For how long mails are kept that belong to no message, those of an appointment after its end; those of a message go with it. */
const keptFor = 30 * day;

/** Erases the mails of accounts, tests and appointments that are past their time: they name people. */
export function eraseOldMails(db: Db, now: Date): Promise<number> {
  return deleteOldMails(db, new Date(now.getTime() - keptFor));
}
