import type { Db } from "~/db/database";

import { hashPassword, randomPassword } from "./password.server";

/**
 * Makes the owner's account on a first start. Its e-mail counts as confirmed, because whoever reads the console of the
 * machine owns it; nobody becomes owner by signing up with the same address.
 * @returns the password to print once, or null when the account is there already.
 */
export async function makeOwner(db: Db, email: string, now: Date): Promise<string | null> {
  const known = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (known) return null;

  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  const at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("users")
      .values({ email, password_hash: passwordHash, email_confirmed_at: at, created_at: at, updated_at: at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("admin_users")
      .values({ user_id: id, email, created_at: at })
      // Somebody may have been added with this e-mail before the account was there.
      .onConflict((conflict) => conflict.column("email").doUpdateSet({ user_id: id, is_active: 1 }))
      .execute();
  });
  return password;
}

/**
 * Gives the owner a new password and ends every open session of the account.
 * @returns the new password, or null when there is no such account.
 */
export async function resetOwnerPassword(db: Db, email: string, now: Date): Promise<string | null> {
  const owner = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (!owner) return null;

  const password = randomPassword();
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("users")
      .set({ password_hash: passwordHash, updated_at: now.toISOString() })
      .where("id", "=", owner.id)
      .execute();
    await trx.deleteFrom("sessions").where("user_id", "=", owner.id).execute();
  });
  return password;
}
