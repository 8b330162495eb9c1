import type { Db } from "~/db/database";
import { mailbox } from "~/domain/mail/mail-text";
import { queueMail, retryMail } from "~/domain/mail/outbox.server";

import { updateAnswer } from "../answering/standing.repository.server";
import type { ReceivedEnquiry } from "../inbox/received-enquiry";
import { toState } from "../stored-enquiry.server";

import type { ReplyDraft, Unwritable, Words } from "./reply";
import {
  deleteDraft,
  findAddressee,
  findDraft,
  findReplyOfMail as findMailsReply,
  hasSameReply,
  insertReply,
  listReplies,
  replaceDraft,
} from "./reply.repository.server";

export { findRefusal, listReplies } from "./reply.repository.server";

/** The same words within this time are a button that was pressed twice, in ms. */
const pressedTwice = 10 * 60 * 1000;

type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

export type Sent =
  /** `stoppedClock` where it was the first answer; when the message came in is ISO 8601, UTC. */
  | { ok: true; stoppedClock: boolean; recipient: string; receivedAt: string }
  /** The message is gone, and with it its sender: erased, most likely. */
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: Unwritable }
  /** Somebody else has answered since the form was drawn; `seen` sends it all the same. */
  | { ok: false; reason: "answered"; seen: string };

/**
 * Sends words to the sender of a message: the mail lies ready, the reply stands with the message and the clock stops, all of it
 * or nothing. What was kept unsent is forgotten with it.
 */
export function sendReply(
  db: Db,
  { enquiryId, adminId, seen, ...words }: Words & { enquiryId: number; adminId: number; seen: string },
  now: Date,
): Promise<Sent> {
  return db.transaction().execute(async (trx): Promise<Sent> => {
    const addressee = await findAddressee(trx, enquiryId);
    if (!addressee) return { ok: false, reason: "not-found" };
    const reason = unwritable(addressee);
    if (reason) return { ok: false, reason };

    const { email: recipient, language, created_at: receivedAt } = addressee;
    const since = new Date(now.getTime() - pressedTwice);
    if (await hasSameReply(trx, { enquiryId, adminId, ...words }, since))
      return { ok: true, stoppedClock: false, recipient, receivedAt };
    const seenNow = await seenOf(trx, enquiryId);
    if (seen !== seenNow) return { ok: false, reason: "answered", seen: seenNow };

    const mail = await queueMail(trx, { template: "reply", enquiryId, recipient, language }, now);
    await insertReply(trx, { enquiryId, adminId, mail, ...words }, now);
    await deleteDraft(trx, { enquiryId, adminId });
    const stoppedClock = addressee.answered_at === null;
    if (stoppedClock) await updateAnswer(trx, enquiryId, { at: now.toISOString(), how: "email", adminId });
    return { ok: true, stoppedClock, recipient, receivedAt };
  });
}

function unwritable(message: Addressee): Unwritable | undefined {
  return whyUnwritable({ email: message.email, state: toState(message) });
}

/** Why the sender of a message cannot be written to; undefined where they can. */
export function whyUnwritable({ email, state }: Pick<ReceivedEnquiry, "email" | "state">): Unwritable | undefined {
  if (state === "spam") return "spam";
  return mailbox(email) === undefined ? "undeliverable" : undefined;
}

/** What answers a message had at a time, for telling whether somebody was quicker. Blank where there is none. */
export async function seenOf(db: Db, enquiryId: number): Promise<string> {
  const [addressee, replies] = await Promise.all([findAddressee(db, enquiryId), listReplies(db, enquiryId)]);
  return [addressee?.answered_at ?? "", replies.length || "", replies.at(-1)?.id ?? ""].join(" ").trim();
}

/** Tries the mail of a reply to this message again. @returns false where it has not failed, or is another's */
export async function retryReply(db: Db, { enquiryId, mail }: { enquiryId: number; mail: number }, now: Date) {
  const replies = await listReplies(db, enquiryId);
  if (!replies.some(({ delivery }) => delivery?.mail === mail)) return false;
  return (await retryMail(db, mail, now)).ok;
}

/** What a mail says that is a reply; `isSpam` where its message has been set aside since. */
export async function findReplyOfMail(db: Db, mail: number): Promise<(Words & { isSpam: boolean }) | undefined> {
  const reply = await findMailsReply(db, mail);
  return (
    reply && {
      subject: reply.subject,
      body: reply.body,
      attachments: reply.attachments,
      isSpam: toState(reply) === "spam",
    }
  );
}

type DraftOf = { enquiryId: number; adminId: number };

/** The words that somebody has not sent yet. */
export function unsentReply(db: Db, draft: DraftOf): Promise<ReplyDraft | undefined> {
  return findDraft(db, draft);
}

/**
 * Keeps words that are not sent yet; nothing at all is no draft, and neither is what has just been sent: the script may keep
 * words while a press sends them. @returns false where the message is gone
 */
export function keepReply(db: Db, { enquiryId, adminId, ...words }: DraftOf & Words, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await findAddressee(trx, enquiryId))) return false;
    const since = new Date(now.getTime() - pressedTwice);
    const isSent = await hasSameReply(trx, { enquiryId, adminId, ...words }, since);
    if (words.body === "" || isSent) await deleteDraft(trx, { enquiryId, adminId });
    else await replaceDraft(trx, { enquiryId, adminId, ...words }, now);
    return true;
  });
}
