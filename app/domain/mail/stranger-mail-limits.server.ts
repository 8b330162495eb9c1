import type { Db } from "~/db/database";

import type { MailTemplate } from "./mail";
import { mailboxBehind } from "./mailbox";
import { countMails } from "./outbox.server";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Mails to an address that nobody has confirmed. */
const toStrangers = ["receipt", "confirm-booking"] as const satisfies readonly MailTemplate[];
/** Mails to the agent that any visitor causes. */
const toAgent = ["new-enquiry", "reminder-20h", "reminder-24h"] as const satisfies readonly MailTemplate[];

let anHour = 60;

/** Says how many mails visitors may cause to strangers in an hour, as whoever runs the site wants it; once, as the server starts. */
export function limitStrangerMails(mails: number): void {
  anHour = mails;
}

/**
 * The most mails that visitors cause: of a kind to one mailbox in 24 hours, to all of them in an hour, and to the agent in an hour.
 * Anybody can give anybody's address: neither they nor the agent are to be flooded with ours.
 */
export const strangerMailLimits = {
  toMailboxADay: 3,
  get toAllAnHour() {
    return anHour;
  },
  get toAgentAnHour() {
    return Math.ceil(anHour / 2);
  },
};

/** Whether a mail may leave to an address that nobody has confirmed: what all of them may have in an hour is counted. */
export async function mayMailStrangers(trx: Db, now: Date): Promise<boolean> {
  return (await countInHour(trx, toStrangers, now)) < strangerMailLimits.toAllAnHour;
}

/** Whether a receipt may leave to an address. */
export async function maySendReceipt(trx: Db, recipient: string, now: Date): Promise<boolean> {
  const toMailbox = await countMails(trx, ["receipt"], new Date(now.getTime() - day), mailboxBehind(recipient));
  return toMailbox < strangerMailLimits.toMailboxADay && mayMailStrangers(trx, now);
}

/** How many more mails about messages the agent is sent within this hour; the rest they read in the panel. */
export async function agentMailsLeft(trx: Db, now: Date): Promise<number> {
  return Math.max(0, strangerMailLimits.toAgentAnHour - (await countInHour(trx, toAgent, now)));
}

/** Whether the agent was told within the last hour that no more mails come. */
export async function wasToldOfMany(trx: Db, now: Date): Promise<boolean> {
  return (await countInHour(trx, ["many-enquiries"], now)) > 0;
}

const countInHour = (trx: Db, templates: readonly MailTemplate[], now: Date) =>
  countMails(trx, templates, new Date(now.getTime() - hour));
