import type { Db } from "~/db/database";
import type { LinkTemplate } from "~/domain/mail/mail";
import { mailboxBehind } from "~/domain/mail/mailbox";
import { countMails, queueMail } from "~/domain/mail/outbox.server";

type AccountMail = { template: LinkTemplate; recipient: string };

const hour = 60 * 60 * 1000;
const day = 24 * hour;

// Anybody can ask for these mails with anybody's address: whoever reads there is not to be flooded.
const pause = hour / 12;

/** The most mails of a kind that one mailbox gets in 24 hours, and that the whole site sends to strangers in one hour. */
export const mailCaps = { ofAddressADay: 3, ofSiteAnHour: 30 } as const;

/**
 * Whether a mail of this kind was laid ready for this address in the last five minutes. While the link in
 * it works, nobody who asks again needs another.
 */
export async function wasMailedLately(trx: Db, { template, recipient }: AccountMail, now: Date): Promise<boolean> {
  return (await mailedSince(trx, { template, recipient }, new Date(now.getTime() - pause))).count > 0;
}

/** How many mails of a kind an address had in the last 24 hours, and when the first of them was laid ready. */
export async function mailedInADay(
  trx: Db,
  mail: AccountMail,
  now: Date,
  since = new Date(0),
): Promise<{ count: number; first: Date | null }> {
  return mailedSince(trx, mail, new Date(Math.max(now.getTime() - day, since.getTime())));
}

/**
 * Whether the site has sent as many mails of these kinds in the last hour as it sends to strangers. Those whom an admin has
 * added are few and never wait for them: else anybody could keep them out.
 */
export async function isSiteAtCap(
  trx: Db,
  { templates, recipient }: { templates: readonly AccountMail["template"][]; recipient: string },
  now: Date,
): Promise<boolean> {
  const added = await trx
    .selectFrom("admin_users")
    .select("id")
    .where("email", "=", recipient)
    .where("is_active", "=", 1)
    .executeTakeFirst();
  const mails = await countMails(trx, templates, new Date(now.getTime() - hour));
  return !added && mails >= mailCaps.ofSiteAnHour;
}

/** Counted from the rows of the outbox, so that a restart forgives nothing. What failed has flooded nobody. */
async function mailedSince(trx: Db, { template, recipient }: AccountMail, since: Date) {
  const { mails, first } = await trx
    .selectFrom("outbox")
    .select((eb) => [eb.fn.countAll<number>().as("mails"), eb.fn.min("created_at").as("first")])
    .where("template", "=", template)
    .where("mailbox", "=", mailboxBehind(recipient))
    .where("status", "<>", "failed")
    .where("created_at", ">", since.toISOString())
    .executeTakeFirstOrThrow();
  return { count: mails, first: first ? new Date(first) : null };
}

/**
 * Lays a mail about an account ready, with the link it is about. The panel is in English, and so are its mails.
 * @param hours for how long the link works
 */
export async function queueAccountMail(
  trx: Db,
  mail: AccountMail,
  link: string,
  now: Date,
  hours?: number,
): Promise<void> {
  await queueMail(trx, { ...mail, language: "en", values: { link, ...(hours ? { hours } : {}) } }, now);
}

/** As much work as `queueAccountMail`, where no mail is due: an answer must not tell by its time whether one was. */
export async function queueNothing(trx: Db, { template, recipient }: AccountMail, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto("outbox")
    .columns(["template", "recipient", "mailbox", "language", "payload", "next_try_at", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom("outbox")
        .select(({ val }) => [
          val(template).as("template"),
          val(recipient).as("recipient"),
          val(mailboxBehind(recipient)).as("mailbox"),
          val("en" as const).as("language"),
          val("{}").as("payload"),
          val(at).as("next_try_at"),
          val(at).as("created_at"),
        ])
        .where("outbox.id", "=", 0),
    )
    .execute();
}

/**
 * Notes that somebody asked, whether or not anything comes of it: each request about an account ends with the same write, so
 * that its time does not tell whether there is one.
 * @param isWithheld whether a cap kept a mail back
 */
export async function noteRequest(trx: Db, kind: "sign-up" | "forgot", isWithheld: boolean, now: Date): Promise<void> {
  await trx
    .updateTable("account_requests")
    .set((eb) => ({
      asked: eb("asked", "+", 1),
      withheld: eb("withheld", "+", isWithheld ? 1 : 0),
      last_at: now.toISOString(),
    }))
    .where("kind", "=", kind)
    .execute();
}
