import type { Db } from "~/db/database";
import { findAccountByPassword } from "~/domain/admins/accounts.server";
import { sweepExpired } from "~/domain/admins/expired.server";
import { makeOwner, resetOwnerPassword } from "~/domain/admins/owner.server";
import { rightsOf } from "~/domain/admins/rights.server";
import { findSession, openSession } from "~/domain/admins/sessions.server";
import { confirmAccount, signUp } from "~/domain/admins/sign-up.server";

import { addsAdmin, accountMails, newestLink } from "../support/accounts";
import { aPerson } from "../support/builders";
import { processorTime } from "../support/processor-time";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const hours = 60;

const links = { confirm: (token: string) => `/confirm?token=${token}`, forgot: "/forgot" };
const ana = { email: "ana@example.com", password: "ten letters" };

const signsUp = (db: Db, asked = ana, at = now) => signUp(db, asked, links, at);
const users = (db: Db) => db.selectFrom("users").selectAll().execute();

describe("signing up", () => {
  test("stores an account without rights and lays the mail ready that confirms it", async ({ db }) => {
    await addsAdmin(db, ana.email, now);
    await signsUp(db);
    const account = await findAccountByPassword(db, ana.email, ana.password);
    expect(account).toMatchObject({ email: ana.email, isConfirmed: false });
    expect(account && (await rightsOf(db, account))).toMatchObject({ ok: false, reason: "unconfirmed" });
    expect(await accountMails(db)).toEqual([
      expect.objectContaining({ template: "invitation" }),
      {
        template: "confirm-account",
        recipient: ana.email,
        language: "en",
        link: expect.stringMatching(/^\/confirm\?token=[\w-]{43}$/),
      },
    ]);
  });

  test("stores of the link only a hash", async ({ db }) => {
    await signsUp(db);
    const stored = JSON.stringify(await db.selectFrom("user_tokens").selectAll().execute());
    expect(stored).not.toContain(await newestLink(db));
  });

  test("twice counts the newest password, under the link that is on its way", async ({ db }) => {
    await signsUp(db);
    const token = await newestLink(db);
    await signsUp(db, { ...ana, password: "another one" }, later(1));
    expect(await accountMails(db)).toHaveLength(1);
    expect(await confirmAccount(db, { token, password: ana.password }, later(2))).toMatchObject({
      reason: "wrongPassword",
    });
    expect(await confirmAccount(db, { token, password: "another one" }, later(2))).toMatchObject({ ok: true });
  });

  test("again after five minutes sends another link, and the former is dead", async ({ db }) => {
    await signsUp(db);
    const former = await newestLink(db);
    await signsUp(db, ana, later(6));
    expect(await accountMails(db)).toHaveLength(2);
    const newest = await newestLink(db);
    expect(await confirmAccount(db, { token: former, password: ana.password }, later(7))).toEqual({
      ok: false,
      reason: "unknown",
    });
    expect(await confirmAccount(db, { token: newest, password: ana.password }, later(7))).toMatchObject({ ok: true });
  });

  test("with the e-mail of an account that is confirmed changes nothing of it, and tells its owner once", async ({
    db,
  }) => {
    const person = await aPerson(db, { email: ana.email });
    const before = await users(db);
    await signsUp(db, { email: "ANA@example.com", password: "a stranger's" });
    await signsUp(db, { email: ana.email, password: "a stranger's" }, later(1));
    expect(await users(db)).toEqual(before);
    expect(await findAccountByPassword(db, ana.email, person.password)).not.toBeNull();
    expect(await accountMails(db)).toEqual([
      { template: "account-exists", recipient: ana.email, language: "en", link: "/forgot" },
    ]);
    expect(await db.selectFrom("user_tokens").selectAll().execute()).toEqual([]);
  });

  test("works as hard whether or not the account is there", async ({ db }) => {
    await aPerson(db, { email: "known@example.com" });
    let count = 0;
    const work = (address: () => string) =>
      processorTime(() => signsUp(db, { email: address(), password: "ten letters" }), { runs: 8 });
    await work(() => "known@example.com");
    const known = await work(() => "known@example.com");
    const unknown = await work(() => `new-${(count += 1)}@example.com`);
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test("sends one address three mails of a kind a day, and answers as ever", async ({ db }) => {
    await aPerson(db, { email: "known@example.com" });
    for (let count = 0; count < 8; count += 1) {
      await signsUp(db, ana, later(count * 6));
      await signsUp(db, { ...ana, email: "known@example.com" }, later(count * 6));
    }
    const mails = (await accountMails(db)).map(({ template }) => template);
    expect(mails.filter((template) => template === "confirm-account")).toHaveLength(3);
    expect(mails.filter((template) => template === "account-exists")).toHaveLength(3);
    await signsUp(db, ana, later(25 * hours));
    expect(await accountMails(db)).toHaveLength(7);
  });

  test("beyond thirty mails an hour stores nothing of strangers, and all of who was added", async ({ db }) => {
    await addsAdmin(db, ana.email, now);
    for (let count = 0; count < 35; count += 1) await signsUp(db, { ...ana, email: `guest-${count}@example.com` });
    const toStrangers = (await accountMails(db)).filter(({ template }) => template !== "invitation");
    expect([toStrangers, await users(db)].map(({ length }) => length)).toEqual([30, 30]);
    await signsUp(db);
    expect((await accountMails(db)).at(-1)).toMatchObject({ recipient: ana.email });
    const requests = await db.selectFrom("account_requests").selectAll().where("kind", "=", "sign-up").execute();
    expect(requests).toMatchObject([{ asked: 36, withheld: 5 }]);
  });

  test("does not stay where nobody confirms it within a month", async ({ db }) => {
    await signsUp(db);
    await signsUp(db, { email: "pau@example.com", password: "ten letters" }, later(2 * 24 * hours));
    await sweepExpired(db, later(31 * 24 * hours));
    expect(await users(db)).toMatchObject([{ email: "pau@example.com" }]);
  });
});

describe("confirming an account", () => {
  test("gives the rights to who was added with this e-mail, however it is written", async ({ db }) => {
    await addsAdmin(db, "Ana@Example.com", now);
    await signsUp(db);
    const token = await newestLink(db);
    const confirmed = await confirmAccount(db, { token, password: ana.password }, later(10));
    expect(confirmed).toMatchObject({ ok: true, account: { email: ana.email, isConfirmed: true } });
    expect(confirmed.ok && (await rightsOf(db, confirmed.account))).toMatchObject({ ok: true });
  });

  test("gives none to who was not added, nor to who was deactivated", async ({ db }) => {
    await signsUp(db);
    const confirmed = await confirmAccount(db, { token: await newestLink(db), password: ana.password }, now);
    expect(confirmed.ok && (await rightsOf(db, confirmed.account))).toMatchObject({ ok: false, reason: "notAdded" });

    const pau = { email: "pau@example.com", password: "ten letters" };
    await db
      .insertInto("admin_users")
      .values({ email: pau.email, is_active: 0, created_at: now.toISOString() })
      .execute();
    await signsUp(db, pau);
    const other = await confirmAccount(db, { token: await newestLink(db), password: pau.password }, now);
    expect(other.ok && (await rightsOf(db, other.account))).toMatchObject({ ok: false, reason: "deactivated" });
  });

  test("takes the password too: neither a program that follows links nor a stranger who signed up gets in", async ({
    db,
  }) => {
    await addsAdmin(db, ana.email, now);
    await signsUp(db, { ...ana, password: "a stranger's" });
    const token = await newestLink(db);
    for (const password of ["", "ana's own one"]) {
      expect(await confirmAccount(db, { token, password }, now)).toEqual({ ok: false, reason: "wrongPassword" });
    }
    expect(await users(db)).toMatchObject([{ email_confirmed_at: null }]);
    expect(await db.selectFrom("admin_users").select("user_id").execute()).toEqual([{ user_id: null }]);
  });

  test("confirms no password that another sign-up puts in place meanwhile", async ({ db }) => {
    await signsUp(db);
    const token = await newestLink(db);
    const confirming = confirmAccount(db, { token, password: ana.password }, now);
    // The hash has been read and is being compared now, which takes some hundredths of a second.
    await new Promise((resolve) => setImmediate(resolve));
    await db.updateTable("users").set({ password_hash: "another" }).execute();
    const confirmed = await confirming;
    expect(confirmed).toEqual({ ok: false, reason: "wrongPassword" });
    expect(await users(db)).toMatchObject([{ email_confirmed_at: null }]);
  });

  test("works once, for 48 hours, and with the link of a sign-up only", async ({ db }) => {
    await signsUp(db);
    const token = await newestLink(db);
    const asked = { token, password: ana.password };
    expect(await confirmAccount(db, asked, later(48 * hours))).toEqual({ ok: false, reason: "expired" });
    expect(await confirmAccount(db, asked, later(48 * hours - 1))).toMatchObject({ ok: true });
    expect(await confirmAccount(db, asked, later(48 * hours - 1))).toEqual({ ok: false, reason: "used" });
    for (const wrong of ["", `${token}A`, "x"]) {
      expect(await confirmAccount(db, { ...asked, token: wrong }, now)).toEqual({ ok: false, reason: "unknown" });
    }
  });

  test("of two at once lets one through", async ({ db }) => {
    await signsUp(db);
    const asked = { token: await newestLink(db), password: ana.password };
    const both = await Promise.all([confirmAccount(db, asked, now), confirmAccount(db, asked, now)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("the owner", () => {
  const owner = { email: "owner@example.com", password: "a stranger's" };

  test("is nobody who signed up with that e-mail: the account is taken over with a new password", async ({ db }) => {
    await signsUp(db, owner);
    const token = await newestLink(db);
    const printed = (await makeOwner(db, owner.email, now)) ?? "";
    expect(await findAccountByPassword(db, owner.email, owner.password)).toBeNull();
    expect(await confirmAccount(db, { token, password: owner.password }, now)).toMatchObject({ ok: false });
    const account = await findAccountByPassword(db, owner.email, printed);
    expect(account && (await rightsOf(db, account))).toMatchObject({ ok: true });
    expect(await users(db)).toHaveLength(1);
  });

  test("is made once", async ({ db }) => {
    expect(await makeOwner(db, owner.email, now)).toMatch(/^[\w-]{16}$/);
    expect(await makeOwner(db, "OWNER@example.com", now)).toBeNull();
    expect(await db.selectFrom("admin_users").select(["email", "is_active"]).execute()).toEqual([
      { email: owner.email, is_active: 1 },
    ]);
  });

  test("gets rights, password and silence back with a new password", async ({ db }) => {
    const { id } = await aPerson(db, { email: owner.email, admin: "inactive" });
    const session = await openSession(db, id, now);
    const printed = (await resetOwnerPassword(db, owner.email, now)) ?? "";
    expect(await findSession(db, session, now)).toBeNull();
    const account = await findAccountByPassword(db, owner.email, printed);
    expect(account && (await rightsOf(db, account))).toMatchObject({ ok: true });
    expect(await resetOwnerPassword(db, "nobody@example.com", now)).toBeNull();
  });

  test("gets them back from an account that was never confirmed too", async ({ db }) => {
    await signsUp(db, owner);
    const printed = (await resetOwnerPassword(db, owner.email, now)) ?? "";
    const account = await findAccountByPassword(db, owner.email, printed);
    expect(account && (await rightsOf(db, account))).toMatchObject({ ok: true });
  });
});
