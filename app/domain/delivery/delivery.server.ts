import type { Db } from "~/db/database";
import { type Deliver, type Delivery, mostTries, pauseAfter } from "~/domain/mail/mail";
import { oneLine } from "~/domain/mail/mail-text";
import {
  deleteMail,
  leaseNextMail,
  type LeasedMail,
  markFailed,
  markSent,
  markWaiting,
} from "~/domain/mail/outbox.server";
import { adminText } from "~/i18n/admin.server";

import { renderMail } from "./render.server";

/** For how long one process alone may try a mail; longer than any try lasts. */
const lease = 5 * 60_000;

const longestError = 300;

/** What became of a mail in a round, without a word about whom it was for. */
export type Outcome = {
  id: number;
  template: string;
  result: "sent" | "waiting" | "failed" | "needless";
  /** Such as `550` or `ECONNREFUSED`, where something went wrong. */
  code?: string;
  /** What nobody expected. */
  error?: unknown;
};

/**
 * Sends the mails that are due, one after the other. A mail is leased, written, handed over and marked: whoever dies in
 * between leaves it to be sent again when the lease ends. Where the mail server cannot be reached the others wait for the
 * next round. Nothing is written where nothing is due.
 * @param siteUrl public origin of the site, for links; without a slash at its end
 */
export async function sendDueMails(
  db: Db,
  { deliver, siteUrl, shouldStop }: { deliver: Deliver; siteUrl: string; shouldStop?: () => boolean },
  clock: () => Date,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (!shouldStop?.()) {
    const now = clock();
    const mail = await leaseNextMail(db, now, new Date(now.getTime() + lease));
    if (!mail) break;
    const { isReachable, ...outcome } = await sendOne(db, mail, { deliver, siteUrl }, clock);
    outcomes.push({ id: mail.id, template: mail.template, ...outcome });
    if (!isReachable) break;
  }
  return outcomes;
}

type Sent = Pick<Outcome, "result" | "code" | "error"> & { isReachable: boolean };

async function sendOne(
  db: Db,
  mail: LeasedMail,
  { deliver, siteUrl }: { deliver: Deliver; siteUrl: string },
  clock: () => Date,
): Promise<Sent> {
  if (mail.tries > mostTries) {
    await markFailed(db, mail, mail.last_error ?? adminText("mail.unsent.interrupted"));
    return { result: "failed", code: "interrupted", isReachable: true };
  }

  let step: "unwritten" | "undelivered" = "unwritten";
  try {
    const rendered = await renderMail(db, mail, siteUrl, clock());
    if (!rendered.ok && rendered.reason === "needless") {
      await deleteMail(db, mail);
      return { result: "needless", isReachable: true };
    }
    if (!rendered.ok) {
      await markFailed(db, mail, rendered.said);
      return { result: "failed", code: rendered.reason, isReachable: true };
    }
    step = "undelivered";
    const delivery = await deliver(rendered.mail);
    return await settle(db, mail, delivery, clock());
  } catch (error) {
    // The others must leave all the same. The words of such an error may quote what the mail says: only its kind is kept.
    const said = adminText(`mail.unsent.${step}`, { cause: errorKind(error) });
    const sent = await settle(db, mail, { ok: false, reason: "not-now", said, code: errorKind(error) }, clock());
    return { ...sent, error };
  }
}

async function settle(db: Db, mail: LeasedMail, delivery: Delivery, now: Date): Promise<Sent> {
  if (delivery.ok) {
    await markSent(db, mail, now);
    return { result: "sent", isReachable: true };
  }
  const { code } = delivery;
  const said = oneLine(delivery.said, longestError) || code;
  const pause = delivery.reason === "refused" ? undefined : pauseAfter(mail.tries);
  const isReachable = delivery.reason !== "unreachable";
  if (pause === undefined) {
    await markFailed(db, mail, said);
    return { result: "failed", code, isReachable };
  }
  await markWaiting(db, mail, said, new Date(now.getTime() + pause));
  return { result: "waiting", code, isReachable };
}

function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
