import type { Db } from "~/db/database";

import { endAccessOf, linkAdminUser } from "./admin-user.repository.server";
import { forgetTokens } from "./tokens.server";

/**
 * Puts a new password in place for somebody who has proved that the e-mail is theirs: the e-mail counts as confirmed, every
 * session and the secret address of their diary end at once, and no link that went out before leads anywhere any more.
 */
export async function setPassword(
  trx: Db,
  { id, email }: { id: number; email: string },
  passwordHash: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable("users")
    .set((eb) => ({
      password_hash: passwordHash,
      email_confirmed_at: eb.fn.coalesce("email_confirmed_at", eb.val(at)),
      updated_at: at,
    }))
    .where("id", "=", id)
    .execute();
  await endAccessOf(trx, id);
  await forgetTokens(trx, id, ["confirm", "reset"]);
  await linkAdminUser(trx, id, email);
}
