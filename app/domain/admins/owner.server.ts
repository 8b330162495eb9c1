import type { Db } from "~/db/database";

import { setPassword } from "./new-password.server";
import { hashPassword, randomPassword } from "./password.server";

/**
 * Makes the owner's account on a first start. Its e-mail counts as confirmed, because whoever reads the console of the
 * machine owns it. Nobody becomes owner by signing up with the same address: an account that was made so and never
 * confirmed is taken over, password and all.
 * @returns the password to print once, or null when the owner has an account already.
 */
export async function makeOwner(db: Db, email: string, now: Date): Promise<string | null> {
  const known = await db.selectFrom("users").select("email_confirmed_at").where("email", "=", email).executeTakeFirst();
  if (known && known.email_confirmed_at !== null) return null;
  return handOver(db, email, now);
}

/**
 * Gives the owner a new password and full rights, and ends every open session of the account.
 * @returns the new password, or null when there is no such account.
 */
export async function resetOwnerPassword(db: Db, email: string, now: Date): Promise<string | null> {
  const known = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  return known ? handOver(db, email, now) : null;
}

/** Makes the account with this e-mail, whatever its state, that of an active admin with a password nobody chose. */
async function handOver(db: Db, email: string, now: Date): Promise<string> {
  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("users")
      .values({ email, password_hash: passwordHash, email_confirmed_at: at, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .execute();
    await trx
      .insertInto("admin_users")
      .values({ email, created_at: at })
      // Somebody may have been added with this e-mail before the account was there, or deactivated since.
      .onConflict((conflict) => conflict.column("email").doUpdateSet({ is_active: 1 }))
      .execute();
    const owner = await trx
      .selectFrom("users")
      .select(["id", "email"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await setPassword(trx, owner, passwordHash, now);
  });
  return password;
}
