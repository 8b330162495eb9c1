import { randomBytes } from "node:crypto";

import { Secret, TOTP } from "otpauth";

import type { Db } from "~/db/database";
import { listActivity } from "~/domain/activity/activity.server";
import { listAdminUsers } from "~/domain/admins/admin-users.server";
import { makeOwner, resetOwnerPassword } from "~/domain/admins/owner.server";
import {
  beginSecondFactor,
  checkSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  recoveryCodesLeft,
  switchOwnSecondFactorOff,
  switchSecondFactorOff,
} from "~/domain/admins/second-factor.server";

import { aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const key = new Uint8Array(randomBytes(32));
const now = new Date("2026-11-21T10:00:00.000Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: at.getTime() });

async function begun(db: Db, userId: number) {
  const setup = await beginSecondFactor(db, { userId, email: "ana@example.com", issuer: "Xamfrà" }, key, now);
  if (!setup) throw new Error("There is one already.");
  return setup;
}

async function switchedOn(db: Db, userId: number) {
  const { secret } = await begun(db, userId);
  const confirmed = await confirmSecondFactor(db, { userId, code: codeOf(secret, now) }, key, now);
  if (!confirmed.ok) throw new Error(confirmed.reason);
  return { secret, recoveryCodes: confirmed.recoveryCodes };
}

describe("a code at sign-in", () => {
  test("is in force once a code has shown that the phone has it, not before", async ({ db }) => {
    const { id: userId } = await aPerson(db);
    const { secret, uri } = await begun(db, userId);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(await hasSecondFactor(db, userId)).toBe(false);
    // The page that is loaded anew shows the same picture.
    expect((await begun(db, userId)).secret).toBe(secret);
    const wrong = codeOf(secret, later(3600));
    expect(await confirmSecondFactor(db, { userId, code: wrong }, key, now)).toEqual({ ok: false, reason: "wrong" });
    expect(await hasSecondFactor(db, userId)).toBe(false);

    expect(await confirmSecondFactor(db, { userId, code: codeOf(secret, now) }, key, now)).toMatchObject({ ok: true });
    expect(await hasSecondFactor(db, userId)).toBe(true);
    expect(await beginSecondFactor(db, { userId, email: "", issuer: "" }, key, now)).toBeNull();
  });

  test("takes a code once, the neighbouring ones too, and none that is older than the last", async ({ db }) => {
    const { id: userId } = await aPerson(db);
    const { secret } = await switchedOn(db, userId);
    const at = later(300);
    const check = (code: string) => checkSecondFactor(db, { userId, code }, key, at);
    expect(await check(codeOf(secret, later(300 - 90)))).toBe(false);
    expect(await check(codeOf(secret, later(300 - 30)))).toBe(true);
    const present = codeOf(secret, at);
    expect(await check(` ${present.slice(0, 3)} ${present.slice(3)} `)).toBe(true);
    expect(await check(present)).toBe(false);
    expect(await check(codeOf(secret, later(300 - 30)))).toBe(false);
    expect(await check(codeOf(secret, later(300 + 30)))).toBe(true);
  });

  test("of two who send the same code at the same time lets one in", async ({ db }) => {
    const { id: userId } = await aPerson(db);
    const { secret } = await switchedOn(db, userId);
    const code = codeOf(secret, later(60));
    const both = [1, 2].map(() => checkSecondFactor(db, { userId, code }, key, later(60)));
    expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
  });

  test("is useless to who reads the database, and to another account", async ({ db }) => {
    const ana = await aPerson(db);
    const pau = await aPerson(db);
    const { secret, recoveryCodes } = await switchedOn(db, ana.id);
    const rows = await db.selectFrom("second_factors").selectAll().execute();
    const codes = await db.selectFrom("recovery_codes").selectAll().execute();
    expect(JSON.stringify([rows, codes])).not.toContain(secret);
    for (const code of recoveryCodes) expect(JSON.stringify(codes)).not.toContain(code);
    await switchedOn(db, pau.id);
    const sealed = rows[0]?.sealed_secret ?? "";
    await db.updateTable("second_factors").set({ sealed_secret: sealed }).where("user_id", "=", pau.id).execute();
    const code = codeOf(secret, later(60));
    expect(await checkSecondFactor(db, { userId: pau.id, code }, key, later(60))).toBe(false);
    const other = new Uint8Array(randomBytes(32));
    expect(await checkSecondFactor(db, { userId: ana.id, code }, other, later(60))).toBe(false);
    expect(await checkSecondFactor(db, { userId: ana.id, code }, key, later(60))).toBe(true);
  });

  test("can be replaced by each recovery code once, and both are noted", async ({ db }) => {
    const { id: userId } = await aPerson(db);
    const { recoveryCodes } = await switchedOn(db, userId);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = ""] = recoveryCodes;
    expect(first).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){5}$/);
    const check = (code: string) => checkSecondFactor(db, { userId, code }, key, later(60));
    expect(await check(first.toUpperCase().replaceAll("-", " "))).toBe(true);
    expect(await check(first)).toBe(false);
    expect(await check("")).toBe(false);
    expect(await recoveryCodesLeft(db, userId)).toBe(9);
    const { deeds } = await listActivity(db, { actor: null, group: "signIns", page: 1 });
    expect(deeds.map(({ kind }) => kind)).toEqual([
      "signIn.wrongCode",
      "signIn.wrongCode",
      "signIn.recoveryCode",
      "account.secondFactorOn",
    ]);
  });

  test("is switched off by oneself, by an admin for a colleague, never by one for the owner", async ({ db }) => {
    await makeOwner(db, "owner@example.com", now);
    const owner = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const ana = await aPerson(db, { admin: "active" });
    const pau = await aPerson(db, { admin: "active" });
    for (const { id } of [owner, ana, pau]) await switchedOn(db, id);
    const rowOf = async (email: string) =>
      (await listAdminUsers(db, ana.id)).find((each) => each.email === email) ?? { id: 0, hasSecondFactor: null };

    expect(await switchOwnSecondFactorOff(db, ana.id, now)).toBe(true);
    expect(await hasSecondFactor(db, ana.id)).toBe(false);
    expect(await rowOf(pau.email)).toMatchObject({ hasSecondFactor: true });
    const { id } = await rowOf(pau.email);
    expect(await switchSecondFactorOff(db, { id, by: ana.id }, now)).toEqual({ ok: true, email: pau.email });
    expect(await hasSecondFactor(db, pau.id)).toBe(false);
    expect(await recoveryCodesLeft(db, pau.id)).toBe(0);

    const { id: owners } = await rowOf("owner@example.com");
    expect(await switchSecondFactorOff(db, { id: owners, by: ana.id }, now)).toEqual({ ok: false, reason: "owner" });
    expect(await hasSecondFactor(db, owner.id)).toBe(true);
    // The way out of a lost phone is the console.
    await resetOwnerPassword(db, "owner@example.com", now);
    expect(await hasSecondFactor(db, owner.id)).toBe(false);
  });
});
