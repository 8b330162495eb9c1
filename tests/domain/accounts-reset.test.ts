import type { Db } from "~/db/database";
import { findAccountByPassword } from "~/domain/admins/accounts.server";
import { askForReset, resetPassword } from "~/domain/admins/reset-password.server";
import { rightsOf } from "~/domain/admins/rights.server";
import { findSession, openSession } from "~/domain/admins/sessions.server";
import { confirmAccount, signUp } from "~/domain/admins/sign-up.server";
import { findToken } from "~/domain/admins/tokens.server";

import { addsAdmin, accountMails, newestLink } from "../support/accounts";
import { aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const asksFor = (db: Db, email: string, at = now) => askForReset(db, email, (token) => `/reset?token=${token}`, at);

describe("asking for a new password", () => {
  test("sends a link to the address of the account, once in five minutes", async ({ db }) => {
    await aPerson(db, { email: "ana@example.com" });
    await asksFor(db, "ANA@example.com");
    await asksFor(db, "ana@example.com", later(4));
    expect(await accountMails(db)).toMatchObject([{ template: "reset-password", recipient: "ana@example.com" }]);
    await asksFor(db, "ana@example.com", later(6));
    expect(await accountMails(db)).toHaveLength(2);
  });

  test("sends another link at once where the last one was used", async ({ db }) => {
    const ana = await aPerson(db);
    await asksFor(db, ana.email);
    await resetPassword(db, { token: await newestLink(db), password: "a new password" }, later(1));
    await asksFor(db, ana.email, later(2));
    expect(await accountMails(db)).toHaveLength(2);
    await asksFor(db, ana.email, later(3));
    expect(await accountMails(db)).toHaveLength(2);
  });

  test("sends nothing where there is no account", async ({ db }) => {
    await asksFor(db, "nobody@example.com");
    expect(await accountMails(db)).toEqual([]);
  });
});

describe("the mails of a new password", () => {
  const requests = (db: Db) => db.selectFrom("account_requests").selectAll().where("kind", "=", "forgot").execute();
  const hours = (many: number) => later(many * 60);

  test("are three a day for an address, however often and by whomever they are asked for", async ({ db }) => {
    await aPerson(db, { email: "ana@example.com" });
    for (let count = 0; count < 40; count += 1) await asksFor(db, "ANA@example.com", later(count * 6));
    expect(await accountMails(db)).toHaveLength(3);
    expect(await requests(db)).toMatchObject([{ asked: 40, withheld: 37 }]);
  });

  test("leave their owner a link that works at any time, whatever strangers do", async ({ db }) => {
    const ana = await aPerson(db, { admin: "active" });
    let sent = 0;
    for (let quarter = 0; quarter < 4 * 50; quarter += 1) {
      const at = later(quarter * 15);
      await asksFor(db, ana.email, at);
      const mails = await accountMails(db);
      // Asked just now, the owner has a new mail, or one whose link still works.
      expect(await findToken(db, await newestLink(db), "reset", at)).toMatchObject({ ok: true });
      sent = mails.length;
    }
    expect(sent).toBeLessThanOrEqual(9);
  });

  test("are counted anew once a link was used: whoever used it reads those mails", async ({ db }) => {
    const ana = await aPerson(db);
    for (const hour of [0, 1, 2, 3]) await asksFor(db, ana.email, hours(hour));
    expect(await accountMails(db)).toHaveLength(3);
    await resetPassword(db, { token: await newestLink(db), password: "a new password" }, hours(4));
    await asksFor(db, ana.email, hours(5));
    expect(await accountMails(db)).toHaveLength(4);
  });

  test("are thirty an hour for strangers of the whole site, which keeps none from an admin", async ({ db }) => {
    const admin = await aPerson(db, { admin: "active" });
    for (let count = 0; count < 35; count += 1) await asksFor(db, (await aPerson(db)).email, later(1));
    expect(await accountMails(db)).toHaveLength(30);
    await asksFor(db, admin.email, later(2));
    expect((await accountMails(db)).at(-1)).toMatchObject({ recipient: admin.email });
    await asksFor(db, (await aPerson(db)).email, later(62));
    expect(await accountMails(db)).toHaveLength(32);
  });

  test("are asked for with one write whether or not there is an account", async ({ db }) => {
    await asksFor(db, "nobody@example.com");
    await asksFor(db, (await aPerson(db)).email);
    expect(await requests(db)).toMatchObject([{ asked: 2, withheld: 0 }]);
    expect(await accountMails(db)).toHaveLength(1);
  });
});

describe("a new password", () => {
  test("takes the place of the old one and ends every session", async ({ db }) => {
    const ana = await aPerson(db, { admin: "active" });
    const other = await aPerson(db);
    const sessions = [await openSession(db, ana.id, now), await openSession(db, ana.id, now)];
    const others = await openSession(db, other.id, now);
    await asksFor(db, ana.email);
    const reset = await resetPassword(db, { token: await newestLink(db), password: "a new password" }, now);
    expect(reset).toEqual({ ok: true, account: { id: ana.id, email: ana.email, isConfirmed: true } });
    for (const session of sessions) expect(await findSession(db, session, now)).toBeNull();
    expect(await findSession(db, others, now)).not.toBeNull();
    expect(await findAccountByPassword(db, ana.email, ana.password)).toBeNull();
    expect(await findAccountByPassword(db, ana.email, "a new password")).not.toBeNull();
  });

  test("works once, for an hour, and with a link of its own only", async ({ db }) => {
    const ana = await aPerson(db);
    await asksFor(db, ana.email);
    const asked = { token: await newestLink(db), password: "a new password" };
    expect(await resetPassword(db, asked, later(60))).toEqual({ ok: false, reason: "expired" });
    expect(await resetPassword(db, asked, later(59))).toMatchObject({ ok: true });
    expect(await resetPassword(db, { ...asked, password: "a third one" }, later(59))).toEqual({
      ok: false,
      reason: "used",
    });
    await signUp(
      db,
      { email: "pau@example.com", password: "ten letters" },
      { confirm: (token) => `/?token=${token}`, forgot: "/" },
      now,
    );
    const ofSignUp = await newestLink(db);
    expect(await resetPassword(db, { ...asked, token: ofSignUp }, now)).toEqual({ ok: false, reason: "unknown" });
    expect(await confirmAccount(db, asked, now)).toEqual({ ok: false, reason: "unknown" });
    expect(await findAccountByPassword(db, ana.email, "a new password")).not.toBeNull();
  });

  test("of two at once is set once", async ({ db }) => {
    const ana = await aPerson(db);
    await asksFor(db, ana.email);
    const token = await newestLink(db);
    const both = await Promise.all(
      ["a new password", "another password"].map((password) => resetPassword(db, { token, password }, now)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("confirms the e-mail, since it proves the mailbox, and outdates the password of a stranger's sign-up", async ({
    db,
  }) => {
    await addsAdmin(db, "ana@example.com", now);
    const stranger = { email: "ana@example.com", password: "a stranger's" };
    await signUp(db, stranger, { confirm: (token) => `/?token=${token}`, forgot: "/" }, now);
    const ofSignUp = await newestLink(db);
    await asksFor(db, "ana@example.com");
    const reset = await resetPassword(db, { token: await newestLink(db), password: "ana's own one" }, now);
    expect(reset.ok && (await rightsOf(db, reset.account))).toMatchObject({ ok: true });
    expect(await findAccountByPassword(db, stranger.email, stranger.password)).toBeNull();
    expect(await confirmAccount(db, { token: ofSignUp, password: stranger.password }, now)).toMatchObject({
      ok: false,
    });
  });
});
