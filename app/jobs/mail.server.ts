import { db } from "~/db/db.server";
import { tellAddressesInTime } from "~/domain/booking/visitor-place.server";
import { sendDueMails } from "~/domain/delivery/delivery.server";
import { remindOfAppointments } from "~/domain/diary/telling.server";
import { queueReminders } from "~/domain/enquiries/answering/reminders.server";
import type { Deliver } from "~/domain/mail/mail";
import { eraseOldMails, onMailReady } from "~/domain/mail/outbox.server";
import { limitStrangerMails } from "~/domain/mail/stranger-mail-limits.server";
import { lookAtClock } from "~/domain/site/clock.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";
import { eraseOldKeptMails, fileDelivery } from "~/outside/mail/kept-mails.server";
import { smtpDelivery } from "~/outside/mail/smtp.server";

declare global {
  // Development reloads modules; the loop must not multiply.
  var mailLoop: Rest | undefined;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Between two rounds: a mail may become due by itself, or be laid ready by another program. */
const pause = 5 * second;
/** From the word that a mail is laid ready: by then its transaction has ended. Where it has not, the next round finds the mail. */
const moment = second / 4;

const siteUrl = environment.baseUrl ?? `http://localhost:${environment.port}`;

/** Sends the mails that wait, and reminds the agent of people who wait and people of their appointments, while the server runs. */
export function startMail(): void {
  limitStrangerMails(environment.visitorMailLimit);
  const isNew = !globalThis.mailLoop;
  const rest = (globalThis.mailLoop ??= newRest());
  onMailReady(() => rest.wake());
  if (isNew) void begin(rest);
}

async function begin(rest: Rest): Promise<void> {
  if (environment.isProduction && environment.smtpUrl && !environment.baseUrl) {
    log.warn({ siteUrl }, "BASE_URL is not set: links in mails lead to this machine");
  }
  const stopping = new AbortController();
  const deliver = environment.smtpUrl ? smtpDelivery(environment.smtpUrl, { stop: stopping.signal }) : fileDelivery();
  await rest.isOver();
  stopWithServer(stopping);
  await loop(deliver, rest, stopping.signal);
}

type Rest = { isOver(): Promise<void>; wake(): void };

/** The time between two rounds: the pause, or a moment where a mail was laid ready meanwhile or in the round before. */
function newRest(): Rest {
  let isWoken = false;
  let end: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const endIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isWoken = false;
      end?.();
      end = undefined;
    }, milliseconds).unref();
  };
  return {
    isOver: () =>
      new Promise((resolve) => {
        end = resolve;
        endIn(isWoken ? moment : pause);
      }),
    wake() {
      if (isWoken) return;
      isWoken = true;
      if (end) endIn(moment);
    },
  };
}

/** A mail under way must not keep a server that was asked to stop; it is sent at the next start. */
function stopWithServer(stopping: AbortController): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A listener takes the place of Node's own ending: only where the server has one already.
    if (process.listenerCount(signal) > 0) process.once(signal, () => stopping.abort());
  }
}

async function loop(deliver: Deliver, rest: Rest, stop: AbortSignal): Promise<void> {
  // By a clock that nobody sets: the machine's own may be put right meanwhile.
  const last = { reminders: -Infinity, erasing: -Infinity };
  for (;;) {
    await attempt("reminders", async () => {
      if (performance.now() - last.reminders < minute) return;
      last.reminders = performance.now();
      await queueReminders(db, new Date());
      await tellAddressesInTime(db, new Date());
      await remindOfAppointments(db, new Date());
    });
    await attempt("sending mail", () => sendMails(deliver, stop));
    await attempt("erasing old mail", async () => {
      if (performance.now() - last.erasing < day) return;
      last.erasing = performance.now();
      await eraseByAge(new Date());
    });
    if (stop.aborted) return;
    await rest.isOver();
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
