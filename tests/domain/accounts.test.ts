import type { Db } from "~/db/database";
import { findAccountByPassword } from "~/domain/admins/accounts.server";
import { sweepExpired } from "~/domain/admins/expired.server";
import { makeOwner, resetOwnerPassword } from "~/domain/admins/owner.server";
import { hashPassword } from "~/domain/admins/password.server";
import { rightsOf } from "~/domain/admins/rights.server";
import { closeSession, findSession, openSession } from "~/domain/admins/sessions.server";

import { aPerson } from "../support/builders";
import { processorTime } from "../support/processor-time";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const minute = 60_000;
const day = 24 * 60 * minute;

const sessions = (db: Db) => db.selectFrom("sessions").selectAll().execute();

describe("finding an account by its password", () => {
  test("gives it to who knows both, however the e-mail is written", async ({ db }) => {
    const { id, password } = await aPerson(db, { email: "ana@example.com" });
    const account = { id, email: "ana@example.com", isConfirmed: true };
    expect(await findAccountByPassword(db, "ana@example.com", password)).toEqual(account);
    expect(await findAccountByPassword(db, "ANA@Example.com", password)).toEqual(account);
  });

  test("gives nothing for another password, an unknown e-mail or another's password", async ({ db }) => {
    const ana = await aPerson(db, { email: "ana@example.com" });
    const pau = await aPerson(db, { email: "pau@example.com", password: "another one" });
    expect(await findAccountByPassword(db, ana.email, "wrong")).toBeNull();
    expect(await findAccountByPassword(db, ana.email, pau.password)).toBeNull();
    expect(await findAccountByPassword(db, "nobody@example.com", ana.password)).toBeNull();
    expect(await findAccountByPassword(db, ana.email, "")).toBeNull();
  });

  test("asks of whoever has the database as much work for each guess as OWASP recommends", async () => {
    expect(await hashPassword("saffron tram depot")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("works as hard for an e-mail that is unknown as for one that is known", async ({ db }) => {
    const { email } = await aPerson(db);
    const work = (address: string) => processorTime(() => findAccountByPassword(db, address, "wrong"), { runs: 8 });
    await work(email);
    const known = await work(email);
    const unknown = await work("nobody@example.com");
    // Asking the database alone, without the hash, takes some fiftieth of it.
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  test("lets the owner in with the password that was printed, until it is replaced", async ({ db }) => {
    const first = (await makeOwner(db, "owner@example.com", now)) ?? "";
    const owner = await findAccountByPassword(db, "owner@example.com", first);
    expect(owner && (await rightsOf(db, owner))).toMatchObject({ ok: true, admin: { email: "owner@example.com" } });

    const second = (await resetOwnerPassword(db, "owner@example.com", now)) ?? "";
    expect(await findAccountByPassword(db, "owner@example.com", first)).toBeNull();
    expect(await findAccountByPassword(db, "owner@example.com", second)).toEqual(owner);
  });
});

describe("a session", () => {
  test("says whose it is", async ({ db }) => {
    const { id, email } = await aPerson(db);
    const token = await openSession(db, id, now);
    expect(await findSession(db, token, later(minute))).toMatchObject({ id, email, isConfirmed: true });
    expect(await findSession(db, `${token.slice(1)}A`, now)).toBeNull();
  });

  test("is stored by a hash of its token only", async ({ db }) => {
    const { id } = await aPerson(db);
    const token = await openSession(db, id, now);
    const stored = JSON.stringify(await sessions(db));
    expect(stored).not.toContain(token);
    expect(await findSession(db, (await sessions(db))[0]?.id ?? "", now)).toBeNull();
  });

  test("ends seven days after it was last used", async ({ db }) => {
    const { id } = await aPerson(db);
    const token = await openSession(db, id, now);
    expect(await findSession(db, token, later(6 * day))).not.toBeNull();
    expect(await findSession(db, token, later(13 * day - 1))).not.toBeNull();
    expect(await findSession(db, token, later(20 * day))).toBeNull();
  });

  test("is written to once a minute at most", async ({ db }) => {
    const { id } = await aPerson(db);
    const token = await openSession(db, id, now);
    await findSession(db, token, later(minute - 1));
    expect(await sessions(db)).toMatchObject([{ last_seen_at: now.toISOString() }]);
    await findSession(db, token, later(minute));
    expect(await sessions(db)).toMatchObject([
      { last_seen_at: later(minute).toISOString(), expires_at: later(7 * day + minute).toISOString() },
    ]);
  });

  test("can be closed, and leaves the others open", async ({ db }) => {
    const { id } = await aPerson(db);
    const here = await openSession(db, id, now);
    const elsewhere = await openSession(db, id, now);
    await closeSession(db, here);
    expect(await findSession(db, here, now)).toBeNull();
    expect(await findSession(db, elsewhere, now)).not.toBeNull();
  });

  test("that ended by itself opens nothing and is swept out by night", async ({ db }) => {
    const { id } = await aPerson(db);
    const ended = await openSession(db, id, now);
    const token = await openSession(db, id, later(8 * day));
    expect(await findSession(db, ended, later(8 * day))).toBeNull();
    await sweepExpired(db, later(8 * day));
    expect(await sessions(db)).toHaveLength(1);
    expect(await findSession(db, token, later(8 * day))).not.toBeNull();
  });

  test("ends when the owner's password is replaced", async ({ db }) => {
    await makeOwner(db, "owner@example.com", now);
    const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const token = await openSession(db, id, now);
    await resetOwnerPassword(db, "owner@example.com", now);
    expect(await findSession(db, token, now)).toBeNull();
  });
});

describe("the rights of an admin", () => {
  test("belong to a confirmed account with an active row of its own", async ({ db }) => {
    const { id, email } = await aPerson(db, { admin: "active" });
    expect(await rightsOf(db, { id, email, isConfirmed: true })).toEqual({
      ok: true,
      admin: { userId: id, email, name: "", role: "admin", isOwner: false },
    });
  });

  test("are refused to an account that nobody added", async ({ db }) => {
    const { id, email } = await aPerson(db);
    await aPerson(db, { email: "other@example.com", admin: "active" });
    expect(await rightsOf(db, { id, email, isConfirmed: true })).toEqual({ ok: false, email, reason: "notAdded" });
  });

  test("are refused while the account is only added by its e-mail and not linked", async ({ db }) => {
    const { id, email } = await aPerson(db);
    await db.insertInto("admin_users").values({ user_id: null, email, created_at: now.toISOString() }).execute();
    expect(await rightsOf(db, { id, email, isConfirmed: true })).toMatchObject({ ok: false, reason: "notAdded" });
  });

  test("are refused to a deactivated admin", async ({ db }) => {
    const { id, email } = await aPerson(db, { admin: "inactive" });
    expect(await rightsOf(db, { id, email, isConfirmed: true })).toMatchObject({ ok: false, reason: "deactivated" });
  });

  test("are never given to an unconfirmed e-mail, whatever the rows say", async ({ db }) => {
    const { id, email } = await aPerson(db, { admin: "active", isConfirmed: false });
    const token = await openSession(db, id, now);
    const account = await findSession(db, token, now);
    expect(account && (await rightsOf(db, account))).toEqual({ ok: false, email, reason: "unconfirmed" });
  });
});
