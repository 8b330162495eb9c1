import type { Db } from "~/db/database";

import type { AdminUser } from "./admin-user";

/** All admin users, the last added first (section 7 of the specification). */
export async function selectAdminUsers(db: Db): Promise<(AdminUser & { userId: number | null })[]> {
  const rows = await adminUsers(db)
    .orderBy("admin_users.created_at", "desc")
    .orderBy("admin_users.id", "desc")
    .execute();
  return rows.map(toAdminUser);
}

export async function selectAdminUser(
  db: Db,
  id: number,
): Promise<(AdminUser & { userId: number | null }) | undefined> {
  const row = await adminUsers(db).where("admin_users.id", "=", id).executeTakeFirst();
  return row && toAdminUser(row);
}

/** Gives the confirmed account with this e-mail its place among the admin users, where somebody has added it. */
export async function linkAdminUser(trx: Db, userId: number, email: string): Promise<void> {
  await trx.updateTable("admin_users").set({ user_id: userId }).where("email", "=", email).execute();
}

/** @returns false where the e-mail is there already */
export async function insertAdminUser(
  trx: Db,
  { email, userId, at }: { email: string; userId: number | null; at: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("admin_users")
    .values({ user_id: userId, email, role: "admin", is_active: 1, created_at: at })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setActive(trx: Db, id: number, isActive: boolean): Promise<void> {
  await trx
    .updateTable("admin_users")
    .set({ is_active: isActive ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

export async function deleteAdminUser(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("admin_users").where("id", "=", id).execute();
}

export async function endSessionsOf(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
}

export async function findConfirmedUser(db: Db, email: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where("email_confirmed_at", "is not", null)
    .executeTakeFirst();
}

function adminUsers(db: Db) {
  return db
    .selectFrom("admin_users")
    .leftJoin("users", (join) =>
      join.onRef("users.id", "=", "admin_users.user_id").on("users.email_confirmed_at", "is not", null),
    )
    .select([
      "admin_users.id",
      "admin_users.user_id",
      "admin_users.email",
      "admin_users.role",
      "admin_users.is_active",
      "admin_users.created_at",
      "users.id as confirmed_id",
      "users.last_seen_at",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof adminUsers>["execute"]>>[number];

function toAdminUser(row: Row): AdminUser & { userId: number | null } {
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    role: row.role,
    isActive: row.is_active === 1,
    addedAt: row.created_at,
    hasSignedUp: row.confirmed_id !== null,
    lastSeenAt: row.last_seen_at,
  };
}
