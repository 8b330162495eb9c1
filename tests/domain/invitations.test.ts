import type { Db } from "~/db/database";
import { findAccountByPassword } from "~/domain/admins/accounts.server";
import {
  activateAdmin,
  changeRole,
  deactivateAdmin,
  listAdminUsers,
  removeAdmin,
} from "~/domain/admins/admin-users.server";
import { acceptInvitation, findInvitation, inviteAgain } from "~/domain/admins/invitations.server";
import { rightsOf } from "~/domain/admins/rights.server";
import { openSession } from "~/domain/admins/sessions.server";
import { confirmAccount, signUp } from "~/domain/admins/sign-up.server";

import { accountMails, addsAdmin, newestLink } from "../support/accounts";
import { aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const email = "pau@example.com";
const password = "saffron tram depot";
const linkTo = (token: string) => `/admin/invitation?token=${token}`;

async function invited(db: Db) {
  const ana = await aPerson(db, { admin: "active" });
  await addsAdmin(db, email, now);
  const row = (await listAdminUsers(db, ana.id)).find((each) => each.email === email);
  return { ana, id: row?.id ?? 0, row, token: await newestLink(db) };
}

describe("adding a colleague", () => {
  test("sends them a link, and shows when", async ({ db }) => {
    const { row } = await invited(db);
    expect(row).toMatchObject({ invitedAt: now.toISOString(), hasSignedUp: false });
    expect(await accountMails(db)).toMatchObject([{ template: "invitation", recipient: email }]);
    expect(JSON.stringify(await db.selectFrom("invitations").selectAll().execute())).not.toContain(
      await newestLink(db),
    );
  });

  test("tells who has an account already that the panel is open", async ({ db }) => {
    const pau = await aPerson(db, { email });
    await addsAdmin(db, email, now);
    expect(await accountMails(db)).toMatchObject([
      { template: "access-given", recipient: pau.email, link: "/admin/login" },
    ]);
    expect(await db.selectFrom("invitations").selectAll().execute()).toEqual([]);
  });
});

describe("an invitation", () => {
  test("makes a confirmed account with the rights of the list, once", async ({ db }) => {
    const { token } = await invited(db);
    const accepted = await acceptInvitation(db, { token, password }, later(minute));
    expect(accepted).toMatchObject({ ok: true, account: { email, isConfirmed: true } });
    const account = await findAccountByPassword(db, email, password);
    expect(account && (await rightsOf(db, account))).toMatchObject({ ok: true, admin: { role: "admin" } });
    expect(await acceptInvitation(db, { token, password: "another one" }, later(minute))).toEqual({
      ok: false,
      reason: "used",
    });
    expect(await findAccountByPassword(db, email, "another one")).toBeNull();
  });

  test("works for seven days", async ({ db }) => {
    const { token } = await invited(db);
    expect(await findInvitation(db, token, later(7 * day - 1))).toMatchObject({ ok: true, email });
    expect(await acceptInvitation(db, { token, password }, later(7 * day))).toEqual({ ok: false, reason: "expired" });
  });

  test("takes over an account that somebody made with that address and never confirmed", async ({ db }) => {
    const { token } = await invited(db);
    const squatter = await aPerson(db, { email, isConfirmed: false, password: "of a stranger" });
    await openSession(db, squatter.id, now);
    expect(await acceptInvitation(db, { token, password }, now)).toMatchObject({ ok: true });
    expect(await findAccountByPassword(db, email, "of a stranger")).toBeNull();
    expect(await db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("leads nowhere once the person has signed up and confirmed by themselves", async ({ db }) => {
    const { token } = await invited(db);
    await signUp(db, { email, password }, { confirm: (each) => `/confirm?token=${each}`, forgot: "/" }, now);
    expect(await confirmAccount(db, { token: await newestLink(db), password }, now)).toMatchObject({ ok: true });
    expect(await acceptInvitation(db, { token, password: "of who found it" }, now)).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await findAccountByPassword(db, email, password)).not.toBeNull();
  });

  test("leads nowhere once the person is deactivated or removed", async ({ db }) => {
    const { ana, id, token } = await invited(db);
    expect(await deactivateAdmin(db, id, ana.id)).toMatchObject({ ok: true });
    expect(await acceptInvitation(db, { token, password }, now)).toEqual({ ok: false, reason: "unknown" });
    expect(await inviteAgain(db, { id, by: ana.id }, linkTo, later(day))).toEqual({ ok: false, reason: "notWaiting" });

    await activateAdmin(db, id, ana.id);
    expect(await inviteAgain(db, { id, by: ana.id }, linkTo, later(day))).toEqual({ ok: true, email });
    const second = await newestLink(db);
    expect(await findInvitation(db, second, later(day))).toMatchObject({ ok: true });
    await removeAdmin(db, id, ana.id);
    expect(await acceptInvitation(db, { token: second, password }, later(day))).toEqual({
      ok: false,
      reason: "unknown",
    });
  });

  test("can be sent again after five minutes, five times a day; the one before is worth nothing then", async ({
    db,
  }) => {
    const { ana, id, token } = await invited(db);
    const again = (at: Date) => inviteAgain(db, { id, by: ana.id }, linkTo, at);
    expect(await again(later(5 * minute - 1))).toEqual({ ok: false, reason: "tooSoon" });
    for (let turn = 1; turn <= 4; turn += 1) expect(await again(later(turn * 5 * minute))).toEqual({ ok: true, email });
    expect(await again(later(25 * minute))).toEqual({ ok: false, reason: "tooSoon" });
    expect(await again(later(day + 1))).toEqual({ ok: true, email });
    expect(await findInvitation(db, token, now)).toEqual({ ok: false, reason: "unknown" });
    expect(await again(later(3 * day))).toEqual({ ok: true, email });
    expect(await inviteAgain(db, { id: 999, by: ana.id }, linkTo, now)).toEqual({ ok: false, reason: "gone" });
  });
});

describe("a role", () => {
  test("is changed by another admin, and counts at once", async ({ db }) => {
    const { ana, id } = await invited(db);
    expect(await changeRole(db, { id, role: "assistant", askedBy: ana.id }, now)).toEqual({ ok: true, email });
    const accepted = await acceptInvitation(db, { token: await newestLink(db), password }, now);
    if (!accepted.ok) throw new Error(accepted.reason);
    const { account } = accepted;
    expect(await rightsOf(db, account)).toMatchObject({ ok: true, admin: { role: "assistant" } });
    await changeRole(db, { id, role: "admin", askedBy: ana.id }, now);
    expect(await rightsOf(db, account)).toMatchObject({ ok: true, admin: { role: "admin" } });
  });

  test("is nobody's to change for themselves, nor of the last admin: an assistant does not count as one", async ({
    db,
  }) => {
    const ana = await aPerson(db, { admin: "active" });
    const assistant = await aPerson(db, { admin: "active", role: "assistant" });
    const [row] = (await listAdminUsers(db, ana.id)).filter((each) => each.email === ana.email);
    const change = (askedBy: number) => changeRole(db, { id: row?.id ?? 0, role: "assistant", askedBy }, now);
    expect(await change(ana.id)).toEqual({ ok: false, reason: "oneself" });
    expect(await change(assistant.id)).toEqual({ ok: false, reason: "last" });
  });
});
