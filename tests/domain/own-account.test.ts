import { findAccountByPassword } from "~/domain/admins/accounts.server";
import { changeOwnPassword, endSessions, listSessions } from "~/domain/admins/own-account.server";
import { findSession, hasJustGivenPassword, openSession } from "~/domain/admins/sessions.server";
import { weaknessOf } from "~/domain/admins/weak-passwords.server";

import { aPerson } from "../support/builders";
import { describe, expect, test } from "../support/test";

const now = new Date("2026-11-21T10:00:00.000Z");
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe("a session", () => {
  test("ends thirty days after it began, however much it is used", async ({ db }) => {
    const { id } = await aPerson(db);
    const token = await openSession(db, id, now);
    for (let used = 5; used < 30; used += 5) expect(await findSession(db, token, later(used * day))).not.toBeNull();
    expect(await findSession(db, token, later(30 * day - 1))).not.toBeNull();
    expect(await findSession(db, token, later(30 * day))).toBeNull();
  });

  test("counts the password as just given for ten minutes", async ({ db }) => {
    const { id } = await aPerson(db);
    const { session } = (await findSession(db, await openSession(db, id, now), now)) ?? {};
    if (!session) throw new Error("There is no session.");
    expect(hasJustGivenPassword(session, later(10 * minute - 1))).toBe(true);
    expect(hasJustGivenPassword(session, later(10 * minute))).toBe(false);
    expect(hasJustGivenPassword({ ...session, passwordAt: null }, now)).toBe(false);
  });
});

describe("one's own sessions", () => {
  test("are listed with their device, and can be ended one by one or all others at once", async ({ db }) => {
    const ana = await aPerson(db);
    const pau = await aPerson(db);
    const here = await openSession(db, ana.id, now, "Firefox on Linux");
    const phone = await openSession(db, ana.id, later(minute), "Safari on iPhone");
    const third = await openSession(db, ana.id, later(2 * minute));
    const others = await openSession(db, pau.id, now);
    const { session } = (await findSession(db, here, now)) ?? {};
    const current = session?.id ?? "";
    const listed = await listSessions(db, ana.id, current, later(2 * minute));
    expect(listed.map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
      ["", false],
      ["Safari on iPhone", false],
      ["Firefox on Linux", true],
    ]);

    const end = (which: string) => endSessions(db, { userId: ana.id, current, session: which }, now);
    const pausId = (await listSessions(db, pau.id, "", now))[0]?.id ?? "";
    expect(await end(pausId)).toBe(0);
    expect(await end(current)).toBe(0);
    expect(await end(listed[1]?.id ?? "")).toBe(1);
    expect(await findSession(db, phone, now)).toBeNull();
    expect(await findSession(db, third, now)).not.toBeNull();
    expect(await end("others")).toBe(1);
    expect(await findSession(db, third, now)).toBeNull();
    expect(await findSession(db, here, now)).not.toBeNull();
    expect(await findSession(db, others, now)).not.toBeNull();
  });
});

describe("changing one's password", () => {
  test("asks for the current one, ends the other sessions and keeps this one", async ({ db }) => {
    const ana = await aPerson(db);
    const here = await openSession(db, ana.id, now);
    const elsewhere = await openSession(db, ana.id, now);
    const { session } = (await findSession(db, here, now)) ?? {};
    const asked = { userId: ana.id, session: session?.id ?? "", password: "saffron tram depot" };
    expect(await changeOwnPassword(db, { ...asked, current: "wrong" }, now)).toEqual({ ok: false, reason: "wrong" });
    expect(await findAccountByPassword(db, ana.email, ana.password)).not.toBeNull();
    expect(await changeOwnPassword(db, { ...asked, current: ana.password }, now)).toEqual({ ok: true });
    expect(await findAccountByPassword(db, ana.email, ana.password)).toBeNull();
    expect(await findAccountByPassword(db, ana.email, asked.password)).not.toBeNull();
    expect(await findSession(db, here, now)).not.toBeNull();
    expect(await findSession(db, elsewhere, now)).toBeNull();
  });

  test("refuses one that is easily guessed", async ({ db }) => {
    const ana = await aPerson(db);
    const asked = { userId: ana.id, session: "", current: ana.password, password: "Qwertyuiop" };
    expect(await changeOwnPassword(db, asked, now)).toMatchObject({ ok: false, reason: "weak" });
    expect(await findAccountByPassword(db, ana.email, ana.password)).not.toBeNull();
  });
});

describe("a password", () => {
  test.each([
    ["qwertyuiop", "signUp.password.common"],
    ["PassWord123", "signUp.password.common"],
    ["password1987", "signUp.password.common"],
    ["Barcelona2026", "signUp.password.common"],
    ["2026!barcelona", "signUp.password.common"],
    ["barcelona 80417-3926", null],
    ["xamfra12345", "signUp.password.ownWords"],
    ["1234567890", "signUp.password.common"],
    ["Xamfra2026!", "signUp.password.ownWords"],
    ["maria.puig@example.com", "signUp.password.ownWords"],
    ["MariaPuig2026", "signUp.password.ownWords"],
    ["saffron tram depot", null],
    ["xamfra saffron tram depot", null],
  ])("%s: %s", async (password, weakness) => {
    expect(await weaknessOf(password, "maria.puig@example.com")).toBe(weakness);
  });
});
