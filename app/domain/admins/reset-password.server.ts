import type { Db } from "~/db/database";

import { queueAccountMail, wasMailedLately } from "./account-mail.server";
import type { Account, DeadLink } from "./admin";
import { setPassword } from "./new-password.server";
import { hashPassword } from "./password.server";
import { findToken, hasLiveToken, issueToken, spendToken } from "./tokens.server";

/**
 * Lays a mail ready with the link that leads to a new password. Nothing happens where there is no account: the answer is
 * the same, so that nobody learns who has one.
 * @param linkTo where the link leads
 */
export async function askForReset(db: Db, email: string, linkTo: (token: string) => string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom("users").select(["id", "email"]).where("email", "=", email).executeTakeFirst();
    if (!user) return;
    const mail = { template: "reset-password", recipient: user.email } as const;
    // A link that was used is no reason to wait: whoever used it reads those mails.
    if ((await hasLiveToken(trx, user.id, "reset", now)) && (await wasMailedLately(trx, mail, now))) return;
    await queueAccountMail(trx, mail, linkTo(await issueToken(trx, user.id, "reset", now)), now);
  });
}

export type Reset = { ok: true; account: Account } | { ok: false; reason: DeadLink };

/**
 * Gives an account a new password and ends all its sessions. Whoever has the link reads the mails of that address, so its
 * e-mail is confirmed with that.
 */
export async function resetPassword(
  db: Db,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Reset> {
  const link = await findToken(db, token, "reset", now);
  if (!link.ok) return link;

  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    if (!(await spendToken(trx, token, now))) return { ok: false, reason: "used" };
    await setPassword(trx, { id: link.userId, email: link.email }, passwordHash, now);
    return { ok: true, account: { id: link.userId, email: link.email, isConfirmed: true } };
  });
}
