import type { Db } from "~/db/database";

import type { AdminUser } from "./admin-user";
import type { Role } from "./role";

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
  // Who has come needs no invitation, and its link would set a new password for whoever finds it.
  await trx
    .deleteFrom("invitations")
    .where("used_at", "is", null)
    .where("admin_user_id", "in", (eb) => eb.selectFrom("admin_users").select("id").where("email", "=", email))
    .execute();
}

/** Makes the link of a pending invitation worthless. */
export async function withdrawInvitation(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom("invitations").where("admin_user_id", "=", id).execute();
}

/** @returns the id; undefined where the e-mail is there already */
export async function insertAdminUser(
  trx: Db,
  { email, role, userId, at }: { email: string; role: Role; userId: number | null; at: string },
): Promise<number | undefined> {
  const added = await trx
    .insertInto("admin_users")
    .values({ user_id: userId, email, role, is_active: 1, created_at: at })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

export async function setRole(trx: Db, id: number, role: Role): Promise<void> {
  await trx.updateTable("admin_users").set({ role }).where("id", "=", id).execute();
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

/** Ends all that lets somebody in without their password: every session, and the secret address of their diary. */
export async function endAccessOf(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await trx.deleteFrom("calendar_addresses").where("user_id", "=", userId).execute();
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
    .leftJoin("invitations", (join) =>
      join.onRef("invitations.admin_user_id", "=", "admin_users.id").on("invitations.used_at", "is", null),
    )
    .leftJoin("second_factors", (join) =>
      join.onRef("second_factors.user_id", "=", "users.id").on("second_factors.confirmed_at", "is not", null),
    )
    .select([
      "admin_users.id",
      "admin_users.user_id",
      "admin_users.email",
      "admin_users.role",
      "admin_users.is_active",
      "admin_users.is_owner",
      "admin_users.created_at",
      "users.id as confirmed_id",
      "users.last_seen_at",
      "invitations.sent_at",
      "second_factors.user_id as second_factor_of",
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
    isOwner: row.is_owner === 1,
    addedAt: row.created_at,
    hasSignedUp: row.confirmed_id !== null,
    invitedAt: row.sent_at,
    hasSecondFactor: row.second_factor_of !== null,
    lastSeenAt: row.last_seen_at,
  };
}
