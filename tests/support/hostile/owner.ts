import type { Db } from "~/db/database";

import { signedInAs } from "../accounts";

/** The headers of a browser in which the agency's owner, the first of the admins, is signed in. */
export async function asOwnerIn(db: Db): Promise<{ Cookie: string }> {
  const owner = await db
    .selectFrom("users")
    .innerJoin("admin_users", "admin_users.user_id", "users.id")
    .select("users.id")
    .orderBy("users.id")
    .executeTakeFirstOrThrow();
  const { Cookie } = await signedInAs(db, owner);
  // In production its name says that no other host and no plain connection may set it.
  return { Cookie: `__Host-${Cookie}` };
}
