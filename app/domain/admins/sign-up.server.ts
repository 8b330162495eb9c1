import type { Db } from "~/db/database";

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
import { linkAdminUser } from "./admin-user.repository.server";
import { hashPassword, isPasswordOf } from "./password.server";
import type { RequestedMail } from "./reset-password.server";
import { findToken, issueToken, nobody, spendToken } from "./tokens.server";

const day = 24 * 60 * 60 * 1000;

// Sign-up is open to all: what nobody confirms does not stay.
const unconfirmedKept = 30 * day;

/** Where the links in the mails lead. */
export type SignUpLinks = { confirm: (token: string) => string; forgot: string };

/**
 * Stores an account without any rights and lays the mail ready that lets its owner confirm it. The newest password of an
 * unconfirmed account counts. Whether the e-mail is known already shows neither in the answer nor in its time (a password is
 * hashed and a row written, whatever follows): its owner alone is told, by mail. Where the site has sent as many mails as it
 * sends in an hour, nothing new is stored either: nobody could confirm it.
 * @throws {PasswordsBusy}
 */
export async function signUp(
  db: Db,
  { email, password }: { email: string; password: string },
  links: SignUpLinks,
  now: Date,
): Promise<RequestedMail> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("users")
      .select(["id", "email", "email_confirmed_at"])
      .where("email", "=", email)
      .executeTakeFirst();
    const isConfirmed = known !== undefined && known.email_confirmed_at !== null;
    const mail = {
      template: isConfirmed ? "account-exists" : "confirm-account",
      recipient: known?.email ?? email,
    } as const;
    const isAtCap = await isSiteAtCap(trx, { templates: ofSignUp, recipient: mail.recipient }, now);
    const today = await mailedInADay(trx, mail, now);
    const isWithheld = isAtCap || today.count >= mailCaps.ofAddressADay;
    const isDue = !isWithheld && !(await wasMailedLately(trx, mail, now));

    // The same statements in each case: the time of the answer says nothing.
    const mayStore = !isConfirmed && (known !== undefined || !isAtCap);
    const id = await storeUnconfirmed(trx, { id: mayStore ? known?.id : nobody, email, passwordHash }, now);
    const token = await issueToken(trx, isDue ? id : nobody, "confirm", now);
    if (isDue) await queueAccountMail(trx, mail, isConfirmed ? links.forgot : links.confirm(token), now);
    else await queueNothing(trx, mail, now);
    await noteRequest(trx, "sign-up", isWithheld, now);
    return { isWithheld };
  });
}

const ofSignUp = ["confirm-account", "account-exists"] as const;

type Unconfirmed = { id: number | undefined; email: string; passwordHash: string };

async function storeUnconfirmed(trx: Db, { id, email, passwordHash }: Unconfirmed, now: Date): Promise<number> {
  const at = now.toISOString();
  if (id === undefined) {
    const user = await trx
      .insertInto("users")
      .values({ email, password_hash: passwordHash, email_confirmed_at: null, created_at: at, updated_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    return user.id;
  }
  await trx.updateTable("users").set({ password_hash: passwordHash, updated_at: at }).where("id", "=", id).execute();
  return id;
}

export type Confirmed = { ok: true; account: Account } | { ok: false; reason: DeadLink | "wrongPassword" };

/**
 * Confirms the e-mail of an account and links it to the admin user added with the same e-mail. It takes the link and the
 * password chosen at sign-up: a program that follows the links in mails has no password, and who signed up with somebody
 * else's address has no link.
 */
export async function confirmAccount(
  db: Db,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<Confirmed> {
  const link = await findToken(db, token, "confirm", now);
  if (!link.ok) return link;

  const { password_hash: checked } = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", link.userId)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordOf(checked, password))) return { ok: false, reason: "wrongPassword" };

  return db.transaction().execute(async (trx) => {
    const at = now.toISOString();
    const { numUpdatedRows } = await trx
      .updateTable("users")
      .set({ email_confirmed_at: at, updated_at: at })
      .where("id", "=", link.userId)
      // Another sign-up may have put its own password in place since the look above. That one is not to be confirmed.
      .where("password_hash", "=", checked)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return { ok: false, reason: "wrongPassword" };
    if (!(await spendToken(trx, token, now))) return { ok: false, reason: "used" };
    await linkAdminUser(trx, link.userId, link.email);
    return { ok: true, account: { id: link.userId, email: link.email, isConfirmed: true } };
  });
}

/** Removes the accounts that nobody confirmed within a month. @returns how many */
export async function forgetUnconfirmed(trx: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom("users")
    .where("email_confirmed_at", "is", null)
    .where("updated_at", "<", new Date(now.getTime() - unconfirmedKept).toISOString())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
