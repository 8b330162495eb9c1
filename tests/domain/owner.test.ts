import { sql } from "kysely";

import type { Db } from "~/db/database";
import { listActivity } from "~/domain/activity/activity.server";
import { changeRole, deactivateAdmin, listAdminUsers, removeAdmin } from "~/domain/admins/admin-users.server";
import { makeOwner, resetOwnerPassword } from "~/domain/admins/owner.server";
import { rightsOf } from "~/domain/admins/rights.server";

import { aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");

async function theOwner(db: Db, email = "owner@example.com") {
  await makeOwner(db, email, now);
  return db
    .selectFrom("admin_users")
    .select(["id", "user_id as userId", "email"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
}
const owners = (db: Db) => db.selectFrom("admin_users").select(["email", "role"]).where("is_owner", "=", 1).execute();
const rights = (db: Db, { userId, email }: { userId: number | null; email: string }) =>
  rightsOf(db, { id: userId ?? 0, email, isConfirmed: true });

describe("the owner", () => {
  test("is named so in the list, and every colleague is refused to touch that account", async ({ db }) => {
    const owner = await theOwner(db);
    const colleague = await aPerson(db, { admin: "active" });
    // A colleague can shut another one out.
    const other = await aPerson(db, { admin: "active" });
    const others = (await listAdminUsers(db, colleague.id)).find(({ email }) => email === other.email);
    expect(await deactivateAdmin(db, others?.id ?? 0, colleague.id)).toMatchObject({ ok: true });

    const refused = { ok: false, reason: "owner" };
    expect(await deactivateAdmin(db, owner.id, colleague.id)).toEqual(refused);
    expect(await removeAdmin(db, owner.id, colleague.id)).toEqual(refused);
    expect(await changeRole(db, { id: owner.id, role: "assistant", askedBy: colleague.id }, now)).toEqual(refused);
    expect(await rights(db, owner)).toMatchObject({ ok: true, admin: { role: "admin", isOwner: true } });
    expect(await listAdminUsers(db, colleague.id)).toContainEqual(
      expect.objectContaining({ email: owner.email, isOwner: true, hold: "owner" }),
    );
  });

  test("is held by the table itself", async ({ db }) => {
    const { id } = await theOwner(db);
    for (const statement of [
      sql`update admin_users set is_active = 0 where id = ${id}`,
      sql`update admin_users set role = 'assistant' where id = ${id}`,
      sql`delete from admin_users where id = ${id}`,
      sql`insert into admin_users (email, is_owner, created_at) values ('second@example.com', 1, '')`,
    ]) {
      await expect(statement.execute(db)).rejects.toThrow(/CHECK|owner|UNIQUE/);
    }
    expect(await owners(db)).toEqual([{ email: "owner@example.com", role: "admin" }]);
  });

  test("is whoever OWNER_EMAIL names at the start; the one before stays an admin like any other", async ({ db }) => {
    const former = await theOwner(db);
    const next = await aPerson(db, { email: "next@example.com", admin: "inactive", role: "assistant" });
    expect(await makeOwner(db, next.email, now)).toBeNull();
    expect(await owners(db)).toEqual([{ email: next.email, role: "admin" }]);
    expect(await rights(db, { userId: next.id, email: next.email })).toMatchObject({
      ok: true,
      admin: { isOwner: true },
    });
    expect(await rights(db, former)).toMatchObject({ ok: true, admin: { role: "admin", isOwner: false } });
    expect(await deactivateAdmin(db, former.id, next.id)).toMatchObject({ ok: true });
  });

  test("comes back to their rights at a start, where somebody took them away before they were held", async ({ db }) => {
    const owner = await theOwner(db);
    await sql`update admin_users set is_owner = 0, is_active = 0 where id = ${owner.id}`.execute(db);
    expect(await rights(db, owner)).toMatchObject({ ok: false });
    expect(await makeOwner(db, owner.email, now)).toBeNull();
    expect(await rights(db, owner)).toMatchObject({ ok: true, admin: { isOwner: true } });
  });

  test("is noted once, and so is a new password from the console", async ({ db }) => {
    await theOwner(db);
    await makeOwner(db, "owner@example.com", now);
    await resetOwnerPassword(db, "owner@example.com", now);
    const { deeds } = await listActivity(db, { actor: null, group: "admins", page: 1 });
    expect(deeds.map(({ kind, actor }) => [kind, actor])).toEqual([
      ["owner.passwordReset", null],
      ["owner.named", null],
    ]);
  });
});
