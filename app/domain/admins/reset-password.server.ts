import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import {
  isSiteAtCap,
  mailCaps,
  mailedInADay,
  noteRequest,
  queueAccountMail,
  queueNothing,
  wasMailedLately,
} from "./account-mail.server";
import type { Account, DeadLink } from "./admin";
import { setPassword } from "./new-password.server";
import { hashPassword } from "./password.server";
import { findToken, hasLiveToken, issueToken, lastUsed, nobody, spendToken } from "./tokens.server";
import { type Weakness, weaknessOf } from "./weak-passwords.server";

const hour = 60 * 60 * 1000;

/** What became of a request that is answered in the same way whatever it is. */
export type RequestedMail = {
  /** Whether a cap kept a mail back that would have left. */
  isWithheld: boolean;
};

/**
 * Lays a mail ready with the link that leads to a new password. Nothing happens where there is no account: the answer is
 * the same, so that nobody learns who has one. Strangers cannot use the mails of a day up to keep somebody out: the last one
 * carries a link that works until the next may be sent, and once a link was used they are counted anew.
 * @param linkTo where the link leads
 */
export async function askForReset(
  db: Db,
  email: string,
  linkTo: (token: string) => string,
  now: Date,
): Promise<RequestedMail> {
  return db.transaction().execute(async (trx) => {
    const user = await trx.selectFrom("users").select(["id", "email"]).where("email", "=", email).executeTakeFirst();
    const mail = { template: "reset-password", recipient: user?.email ?? email } as const;
    const id = user?.id ?? nobody;
    const [used, isAtCap, isLive, wasLately] = [
      await lastUsed(trx, id, "reset"),
      await isSiteAtCap(trx, { templates: [mail.template], recipient: mail.recipient }, now),
      await hasLiveToken(trx, id, "reset", now),
      await wasMailedLately(trx, mail, now),
    ];
    const today = await mailedInADay(trx, mail, now, used);
    const isWithheld = user !== undefined && (isAtCap || today.count >= mailCaps.ofAddressADay);
    // A link that was used is no reason to wait: whoever used it reads those mails.
    const isDue = user !== undefined && !isWithheld && !(isLive && wasLately);
    const hours = today.count + 1 === mailCaps.ofAddressADay ? 24 : 1;
    // The same statements in either case: the time of the answer says nothing.
    const token = await issueToken(trx, isDue ? id : nobody, "reset", now, hours * hour);
    if (isDue) await queueAccountMail(trx, mail, linkTo(token), now, hours);
    else await queueNothing(trx, mail, now);
    await noteRequest(trx, "forgot", isWithheld, now);
    return { isWithheld };
  });
}

export type Reset =
  { ok: true; account: Account } | { ok: false; reason: DeadLink } | { ok: false; reason: "weak"; weakness: Weakness };

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
  const weakness = await weaknessOf(password, link.email);
  if (weakness) return { ok: false, reason: "weak", weakness };

  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    if (!(await spendToken(trx, token, now))) return { ok: false, reason: "used" };
    await setPassword(trx, { id: link.userId, email: link.email }, passwordHash, now);
    await noteActivity(trx, { kind: "account.passwordReset", actor: link.userId }, now);
    return { ok: true, account: { id: link.userId, email: link.email, isConfirmed: true } };
  });
}
