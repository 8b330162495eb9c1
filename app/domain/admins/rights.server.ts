import type { Db } from "~/db/database";

import type { Account, Rights } from "./admin";

/**
 * Whether an account may enter, and with which role. Section 6 of the specification asks for an active row of `admin_users` with the
 * user's id; product.md adds that an unconfirmed e-mail never grants rights, whatever the rows say. Read anew for each
 * request, so that a deactivation works at once.
 */
export async function rightsOf(db: Db, { id, email, isConfirmed }: Account): Promise<Rights> {
  if (!isConfirmed) return { ok: false, email, reason: "unconfirmed" };

  const row = await db
    .selectFrom("admin_users")
    .innerJoin("users", "users.id", "admin_users.user_id")
    .select(["admin_users.is_active", "admin_users.role", "admin_users.is_owner", "users.name"])
    .where("admin_users.user_id", "=", id)
    .executeTakeFirst();
  if (!row) return { ok: false, email, reason: "notAdded" };
  if (row.is_active !== 1) return { ok: false, email, reason: "deactivated" };
  return { ok: true, admin: { userId: id, email, name: row.name, role: row.role, isOwner: row.is_owner === 1 } };
}
