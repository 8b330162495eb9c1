import type { Db } from "~/db/database";
import { queueMail } from "~/domain/mail/outbox.server";

type AccountMail = { template: "confirm-account" | "account-exists" | "reset-password"; recipient: string };

// Anybody can ask for these mails with anybody's address: whoever reads there is not to be flooded.
const pause = 5 * 60 * 1000;

/**
 * Whether a mail of this kind was laid ready for this address in the last five minutes. While the link in
 * it works, nobody who asks again needs another.
 */
export async function wasMailedLately(trx: Db, { template, recipient }: AccountMail, now: Date): Promise<boolean> {
  const latest = await trx
    .selectFrom("outbox")
    .select("id")
    .where("template", "=", template)
    .where("recipient", "=", recipient)
    .where("created_at", ">", new Date(now.getTime() - pause).toISOString())
    .executeTakeFirst();
  return latest !== undefined;
}

/** Lays a mail about an account ready, with the link it is about. The panel is in English, and so are its mails. */
export async function queueAccountMail(trx: Db, mail: AccountMail, link: string, now: Date): Promise<void> {
  await queueMail(trx, { ...mail, language: "en", values: { link } }, now);
}
