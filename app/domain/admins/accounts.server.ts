import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import type { Account } from "./admin";
import { type Asker, hashPassword, isPasswordOf, randomPassword } from "./password.server";

// The password of nobody, checked where no account is found: an unknown e-mail must cost the same time as a known one.
const nobodysHash = hashPassword(randomPassword());

/**
 * The account with this e-mail, if this is its password. Whether the e-mail or the password was wrong stays unsaid.
 * @throws {PasswordsBusy} where too many passwords wait to be checked
 */
export async function findAccountByPassword(
  db: Db,
  email: string,
  password: string,
  asker: Asker = "stranger",
): Promise<Account | null> {
  const user = await db
    .selectFrom("users")
    .select(["id", "email", "password_hash", "email_confirmed_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  const isRight = await isPasswordOf(user?.password_hash ?? (await nobodysHash), password, asker);
  if (!user || !isRight) return null;
  return { id: user.id, email: user.email, isConfirmed: user.email_confirmed_at !== null };
}

/**
 * Whether this is the password of somebody who is signed in.
 * @throws {PasswordsBusy} where too many passwords wait to be checked
 */
export async function isPasswordOfUser(db: Db, userId: number, password: string): Promise<boolean> {
  const user = await db.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirst();
  return user !== undefined && isPasswordOf(user.password_hash, password, "known");
}

/** Somebody who gave the right password a moment ago, with its hash as it is now. */
export async function findAccountForSecondStep(
  db: Db,
  id: number,
): Promise<{ account: Account; passwordHash: string } | null> {
  const user = await db
    .selectFrom("users")
    .select(["id", "email", "password_hash", "email_confirmed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!user) return null;
  const account = { id: user.id, email: user.email, isConfirmed: user.email_confirmed_at !== null };
  return { account, passwordHash: user.password_hash };
}

/** Notes that somebody tried to sign in to an account with a wrong password. Nothing is noted of an e-mail that has none. */
export async function noteFailedSignIn(db: Db, email: string, now: Date): Promise<void> {
  const user = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (user) await noteActivity(db, { kind: "signIn.failed", actor: null, subject: user.id }, now);
}
