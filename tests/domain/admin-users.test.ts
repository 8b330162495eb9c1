import type { Db } from "~/db/database";
import {
  activateAdmin,
  deactivateAdmin,
  findAdminUser,
  listAdminUsers,
  removeAdmin,
} from "~/domain/admins/admin-users.server";
import { rightsOf } from "~/domain/admins/rights.server";
import { findSession, openSession } from "~/domain/admins/sessions.server";

import { addsAdmin } from "../support/accounts";
import { aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

async function anAdmin(db: Db, given: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(db, { admin: "active", ...given });
  const { id } = await db
    .selectFrom("admin_users")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  return { ...person, userId: person.id, id };
}

const holds = async (db: Db, askedBy: number) =>
  Object.fromEntries((await listAdminUsers(db, askedBy)).map(({ email, hold }) => [email, hold]));

describe("the list of admin users", () => {
  test("shows the last added first, whether they have signed up and when they were last there", async ({ db }) => {
    const ana = await anAdmin(db, { email: "ana@example.com" });
    await addsAdmin(db, "pau@example.com", now);
    await addsAdmin(db, "iris@example.com", later(1));
    await openSession(db, ana.userId, later(2));
    expect(await listAdminUsers(db, ana.userId)).toMatchObject([
      { email: "iris@example.com", role: "admin", isActive: true, hasSignedUp: false, lastSeenAt: null, hold: null },
      { email: "pau@example.com", hasSignedUp: false, addedAt: now.toISOString() },
      { email: "ana@example.com", hasSignedUp: true, lastSeenAt: later(2).toISOString(), hold: "oneself" },
    ]);
  });

  test("counts an account that was never confirmed as not signed up", async ({ db }) => {
    const ana = await anAdmin(db);
    await anAdmin(db, { email: "pau@example.com", isConfirmed: false });
    expect(await listAdminUsers(db, ana.userId)).toContainEqual(
      expect.objectContaining({ email: "pau@example.com", hasSignedUp: false }),
    );
  });
});

describe("adding an admin", () => {
  test("links an account that is confirmed at once", async ({ db }) => {
    const { id, email } = await aPerson(db, { email: "ana@example.com" });
    expect(await addsAdmin(db, "ANA@example.com", now)).toEqual({ ok: true, hasSignedUp: true });
    expect(await rightsOf(db, { id, email, isConfirmed: true })).toMatchObject({ ok: true });
  });

  test("links no account whose e-mail was never confirmed", async ({ db }) => {
    const { id, email } = await aPerson(db, { isConfirmed: false });
    expect(await addsAdmin(db, email, now)).toEqual({ ok: true, hasSignedUp: false });
    expect(await rightsOf(db, { id, email, isConfirmed: true })).toMatchObject({ ok: false, reason: "notAdded" });
  });

  test("is told when the e-mail is on the list, and changes nothing then", async ({ db }) => {
    await anAdmin(db, { email: "ana@example.com", admin: "inactive" });
    expect(await addsAdmin(db, "Ana@Example.com", now)).toEqual({ ok: false, reason: "alreadyThere" });
    expect(await db.selectFrom("admin_users").select("is_active").execute()).toEqual([{ is_active: 0 }]);
  });
});

describe.each([
  ["deactivating", deactivateAdmin],
  ["removing", removeAdmin],
] as const)("%s an admin", (_, shutsOut) => {
  test("takes the rights away and ends the sessions at once", async ({ db }) => {
    const ana = await anAdmin(db);
    const pau = await anAdmin(db);
    const session = await openSession(db, pau.userId, now);
    const own = await openSession(db, ana.userId, now);
    expect(await shutsOut(db, pau.id, ana.userId)).toEqual({ ok: true, email: pau.email });
    expect(await findSession(db, session, now)).toBeNull();
    expect(await findSession(db, own, now)).not.toBeNull();
    expect(await rightsOf(db, { id: pau.userId, email: pau.email, isConfirmed: true })).toMatchObject({ ok: false });
  });

  test("is refused for oneself", async ({ db }) => {
    const ana = await anAdmin(db);
    await anAdmin(db);
    expect(await shutsOut(db, ana.id, ana.userId)).toEqual({ ok: false, reason: "oneself" });
    expect(await rightsOf(db, { id: ana.userId, email: ana.email, isConfirmed: true })).toMatchObject({ ok: true });
  });

  test("is refused for the last one who can enter: who waits or is deactivated does not count", async ({ db }) => {
    const ana = await anAdmin(db);
    await addsAdmin(db, "waits@example.com", now);
    await anAdmin(db, { isConfirmed: false });
    const stranger = await anAdmin(db, { admin: "inactive" });
    expect(await shutsOut(db, ana.id, stranger.userId)).toEqual({ ok: false, reason: "last" });
    expect(await holds(db, stranger.userId)).toMatchObject({ [ana.email]: "last", "waits@example.com": null });
  });

  test("leaves one of two who do it to each other at the same time", async ({ db }) => {
    const ana = await anAdmin(db);
    const pau = await anAdmin(db);
    const both = await Promise.all([shutsOut(db, pau.id, ana.userId), shutsOut(db, ana.id, pau.userId)]);
    expect(both).toEqual([
      { ok: true, email: pau.email },
      { ok: false, reason: "last" },
    ]);
  });

  test("is told when somebody else has removed them", async ({ db }) => {
    const ana = await anAdmin(db);
    expect(await shutsOut(db, 999, ana.userId)).toEqual({ ok: false, reason: "gone" });
  });
});

describe("activating an admin", () => {
  test("gives the rights back", async ({ db }) => {
    const ana = await anAdmin(db);
    const pau = await anAdmin(db, { admin: "inactive" });
    expect(await activateAdmin(db, pau.id, ana.userId)).toEqual({ ok: true, email: pau.email });
    expect(await findAdminUser(db, pau.id, ana.userId)).toMatchObject({ isActive: true, hold: null });
    expect(await activateAdmin(db, 999, ana.userId)).toEqual({ ok: false, reason: "gone" });
  });
});

describe("removing an admin who waits for sign-up", () => {
  test("is always possible", async ({ db }) => {
    const ana = await anAdmin(db);
    await addsAdmin(db, "waits@example.com", now);
    const [waits] = await listAdminUsers(db, ana.userId);
    expect(await removeAdmin(db, waits?.id ?? 0, ana.userId)).toEqual({ ok: true, email: "waits@example.com" });
    expect(await findAdminUser(db, waits?.id ?? 0, ana.userId)).toBeUndefined();
  });
});
