import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import { setPassword } from "./new-password.server";
import { hashPassword, randomPassword } from "./password.server";
import { forgetSecondFactor } from "./second-factor.repository.server";

/**
 * Sees to it that the account with this e-mail is the owner's: made on a first start, named on each. Its e-mail counts as
 * confirmed, because whoever reads the console of the machine owns it. Nobody becomes owner by signing up with the same
 * address: an account that was made so and never confirmed is taken over, password and all. Whose account was the owner's
 * before, under another address, stays an admin like any other.
 * @returns the password to print once, or null when the owner has an account already.
 */
export async function makeOwner(db: Db, email: string, now: Date): Promise<string | null> {
  const known = await db.selectFrom("users").select("email_confirmed_at").where("email", "=", email).executeTakeFirst();
  if (!known || known.email_confirmed_at === null) return handOver(db, email, "owner.named", now);
  await db.transaction().execute(async (trx) => {
    if (await nameOwner(trx, email, now))
      await noteActivity(trx, { kind: "owner.named", actor: null, details: { email } }, now);
  });
  return null;
}

/**
 * Gives the owner a new password and full rights, ends every open session of the account and switches its second factor
 * off: the way back in when password or phone are lost.
 * @returns the new password, or null when there is no such account.
 */
export async function resetOwnerPassword(db: Db, email: string, now: Date): Promise<string | null> {
  const known = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return known ? handOver(db, email, "owner.passwordReset", now) : null;
}

/** Makes the account with this e-mail, whatever its state, the owner's with a password nobody chose. */
async function handOver(
  db: Db,
  email: string,
  kind: "owner.named" | "owner.passwordReset",
  now: Date,
): Promise<string> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("users")
      .values({ email, password_hash: passwordHash, email_confirmed_at: at, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    const owner = await trx
      .selectFrom("users")
      .select(["id", "email"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await setPassword(trx, owner, passwordHash, now);
    await nameOwner(trx, email, now);
    await forgetSecondFactor(trx, owner.id);
    await noteActivity(trx, { kind, actor: null, subject: owner.id, details: { email } }, now);
  });
  return password;
}

/**
 * Makes the account with this e-mail the owner's and nobody else's: an active admin from then on, whom the table itself
 * lets nobody deactivate, demote or remove. @returns false where it was that already
 */
async function nameOwner(trx: Db, email: string, now: Date): Promise<boolean> {
  const user = await trx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  const isNamed = await trx
    .selectFrom("admin_users")
    .select("id")
    .where("email", "=", email)
    .where("is_owner", "=", 1)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (isNamed) return false;

  await trx.updateTable("admin_users").set({ is_owner: 0 }).where("is_owner", "=", 1).execute();
  const owned = { user_id: user.id, is_active: 1, role: "admin", is_owner: 1 } as const;
  await trx
    .insertInto("admin_users")
    .values({ email, created_at: now.toISOString(), ...owned })
    // Somebody may have been added with this e-mail before the account was there, or deactivated since.
    .onConflict((conflict) => conflict.column("email").doUpdateSet(owned))
    .execute();
  return true;
}
