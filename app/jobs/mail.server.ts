import { db } from "~/db/db.server";
import { sendDueMails } from "~/domain/delivery/delivery.server";
import { remindOfAppointments } from "~/domain/diary/telling.server";
import { queueReminders } from "~/domain/enquiries/answering/reminders.server";
import type { Deliver } from "~/domain/mail/mail";
import { eraseOldMails } from "~/domain/mail/outbox.server";
import { lookAtClock } from "~/domain/site/clock.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";
import { eraseOldKeptMails, fileDelivery } from "~/outside/mail/kept-mails.server";
import { smtpDelivery } from "~/outside/mail/smtp.server";

declare global {
  // Development reloads modules; the timer must not multiply.
  var mailLoop: NodeJS.Timeout | undefined;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const pause = 5 * second;

const siteUrl = environment.baseUrl ?? `http://localhost:${environment.port}`;

/** Sends the mails that wait, and reminds the agent of people who wait and people of their appointments, while the server runs. */
export function startMail(): void {
  if (globalThis.mailLoop) return;
  if (environment.isProduction && environment.smtpUrl && !environment.baseUrl) {
    log.warn({ siteUrl }, "BASE_URL is not set: links in mails lead to this machine");
  }
  const stopping = new AbortController();
  const deliver = environment.smtpUrl ? smtpDelivery(environment.smtpUrl, { stop: stopping.signal }) : fileDelivery();
  globalThis.mailLoop = setTimeout(() => {
    stopWithServer(stopping);
    void loop(deliver, stopping.signal);
  }, pause).unref();
}

/** A mail under way must not keep a server that was asked to stop; it is sent at the next start. */
function stopWithServer(stopping: AbortController): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A listener takes the place of Node's own ending: only where the server has one already.
    if (process.listenerCount(signal) > 0) process.once(signal, () => stopping.abort());
  }
}

async function loop(deliver: Deliver, stop: AbortSignal): Promise<void> {
  // By a clock that nobody sets: the machine's own may be put right meanwhile.
  const last = { reminders: -Infinity, erasing: -Infinity };
  for (;;) {
    await attempt("reminders", async () => {
      if (performance.now() - last.reminders < minute) return;
      last.reminders = performance.now();
      await queueReminders(db, new Date());
      await remindOfAppointments(db, new Date());
    });
    await attempt("sending mail", () => sendMails(deliver, stop));
    await attempt("erasing old mail", async () => {
      if (performance.now() - last.erasing < day) return;
      last.erasing = performance.now();
      await eraseByAge(new Date());
    });
    if (stop.aborted) return;
    await new Promise<void>((resolve) => {
      globalThis.mailLoop = setTimeout(resolve, pause).unref();
    });
  }
}

/** Erases the mails that are past their time, unless the clock cannot be believed. */
export async function eraseByAge(now: Date): Promise<void> {
  if (await lookAtClock(db, now)) return;
  await eraseOldMails(db, now);
  await eraseOldKeptMails(now);
}

async function sendMails(deliver: Deliver, stop: AbortSignal): Promise<void> {
  const outcomes = await sendDueMails(db, { deliver, siteUrl, shouldStop: () => stop.aborted }, () => new Date());
  for (const { error, ...outcome } of outcomes) {
    if (error !== undefined) log.error({ ...outcome, err: error }, "a mail could not be sent");
    else if (outcome.result === "sent") log.info(outcome, environment.smtpUrl ? "mail sent" : "mail kept as a file");
    else if (outcome.result !== "needless") log.warn(outcome, "mail not delivered");
  }
}

/** The next round is another chance; the site must not stop for it. */
async function attempt(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, `${what} failed`);
  }
}
