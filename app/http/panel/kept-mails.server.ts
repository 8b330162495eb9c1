import { db } from "~/db/db.server";
import type { Admin } from "~/domain/admins/admin";
import { linkTemplates, type MailSubject } from "~/domain/mail/mail";
import { subjectsOfMails } from "~/domain/mail/outbox.server";
import { recipientOf } from "~/domain/site/readable-mail.server";
import type { KeptMailLine } from "~/domain/site/status";
import { keptMailsOf, keptNumber, keptTemplate, listKeptMails, readKeptMail } from "~/outside/mail/kept-mails.server";
import { troubleOf } from "~/outside/trouble";

/** The mails that were kept as files, the newest first, each with whether this admin may read it. */
export async function keptMailsFor(admin: Admin, limit: number): Promise<KeptMailLine[]> {
  const mails = await listKeptMails(limit);
  const subjects = await subjectsKnown(mails.map(({ name }) => keptNumber(name)));
  return Promise.all(
    mails.map(async ({ name, keptAt }) => {
      const file = isSecret(name) ? ((await readKeptMail(name)) ?? "") : "";
      const subject = subjects.get(keptNumber(name)) ?? { enquiryId: null, appointmentId: null };
      return { name, keptAt, withheldFor: mayReadKeptMail(admin, name, file) ? null : recipientOf(file), subject };
    }),
  );
}

/** What these mails are about. The files are there to be read when the database is not: then it is said of none. */
async function subjectsKnown(ids: readonly number[]): Promise<Map<number, MailSubject>> {
  return subjectsOfMails(db, ids).catch((error: unknown) => {
    if (troubleOf(error) === null) throw error;
    return new Map();
  });
}

/**
 * Whether somebody may read a mail that was kept as a file. The link in a mail about an account opens that account: it is for
 * the person whose it is, and for the owner, who hands it on. Another admin could become the owner with it.
 * @param file the whole of the mail
 */
export function mayReadKeptMail(admin: Admin, name: string, file: string): boolean {
  return !isSecret(name) || admin.isOwner || recipientOf(file).toLowerCase() === admin.email.toLowerCase();
}

/** The kept mails with these numbers in the outbox; the text is null of those that are not for this admin to read. */
export async function keptMailTexts(admin: Admin, ids: readonly number[]) {
  const mails = await keptMailsOf(ids);
  return mails.map(({ name, text }) => ({ name, text: mayReadKeptMail(admin, name, text) ? text : null }));
}

function isSecret(name: string): boolean {
  return linkTemplates.some((template) => template === keptTemplate(name));
}
