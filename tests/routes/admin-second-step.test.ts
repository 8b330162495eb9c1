import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { beginSecondFactor, confirmSecondFactor } from "~/domain/admins/second-factor.server";
import { secondFactorKey } from "~/http/accounts/second-factor-key.server";
import { action as carriesOn } from "~/routes/admin/carry-on";
import { loader as dashboard } from "~/routes/admin/dashboard";
import { action as signsIn } from "~/routes/admin/login";
import { action as entersCode, loader as asksCode } from "~/routes/admin/second-step";

import { aPerson, theAgency } from "../support/builders";
import { type Answer, get, post } from "../support/requests";

let person: { id: number; email: string; password: string };
let secret: string;
let recoveryCodes: string[];
let turn = 0;

beforeEach(async () => {
  await theAgency(db);
  turn += 1;
  person = await aPerson(db, { admin: "active" });
  // Set up a while ago: the step of that code is used.
  const before = new Date(Date.now() - 10 * 60_000);
  const setup = await beginSecondFactor(db, { userId: person.id, email: "", issuer: "" }, secondFactorKey, before);
  secret = setup?.secret ?? "";
  const code = codeAt(before);
  const confirmed = await confirmSecondFactor(db, { userId: person.id, code }, secondFactorKey, before);
  recoveryCodes = confirmed.ok ? confirmed.recoveryCodes : [];
});

const codeAt = (at: Date) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const address = () => ({ "X-Visitor-Address": `198.51.100.${turn}` });
const sessions = () => db.selectFrom("sessions").select("id").where("user_id", "=", person.id).execute();

function cookies({ headers }: Answer): { Cookie: string } {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return { Cookie: pairs.filter((pair) => !pair.endsWith("=")).join("; ") };
}

async function givesPassword(path = "/admin/login") {
  const { email, password } = person;
  return post(signsIn, path, { email, password }, {}, address());
}

describe("signing in with a code", () => {
  test("opens no session before the code, and leads on afterwards", async () => {
    const first = await givesPassword("/admin/login?next=/admin/enquiries");
    const asking = `/admin/second-step?${new URLSearchParams({ next: "/admin/enquiries" })}`;
    expect([first.status, first.headers.get("Location")]).toEqual([303, asking]);
    expect(await sessions()).toEqual([]);
    const owing = cookies(first);
    expect(owing.Cookie).not.toContain("session=");
    expect((await get(dashboard, "/admin", {}, owing)).status).toBe(302);
    expect((await get(asksCode, asking, {}, owing)).status).toBe(200);

    const wrong = await post(entersCode, asking, { code: "000000" }, {}, { ...owing, ...address() });
    expect([wrong.status, wrong.data]).toMatchObject([401, { failure: { reason: "wrong" } }]);
    expect((await post(entersCode, asking, { code: " " }, {}, { ...owing, ...address() })).status).toBe(400);
    expect(await sessions()).toEqual([]);

    const code = codeAt(new Date());
    const right = await post(entersCode, asking, { code }, {}, { ...owing, ...address() });
    expect([right.status, right.headers.get("Location")]).toEqual([303, "/admin/enquiries"]);
    expect((await get(dashboard, "/admin", {}, cookies(right))).status).toBe(200);
    // Who looked over the shoulder comes too late.
    const again = await givesPassword();
    const replayed = await post(entersCode, asking, { code }, {}, { ...cookies(again), ...address() });
    expect(replayed.status).toBe(401);
  });

  test("takes a recovery code instead", async () => {
    const owing = cookies(await givesPassword());
    const code = recoveryCodes[3] ?? "";
    expect((await post(entersCode, "/admin/second-step", { code }, {}, { ...owing, ...address() })).status).toBe(303);
    expect(await sessions()).toHaveLength(1);
  });

  test("is refused after five wrong codes, the right one too", async () => {
    const headers = { ...cookies(await givesPassword()), ...address() };
    for (let count = 0; count < 5; count += 1) {
      expect((await post(entersCode, "/admin/second-step", { code: "000000" }, {}, headers)).status).toBe(401);
    }
    const answer = await post(entersCode, "/admin/second-step", { code: codeAt(new Date()) }, {}, headers);
    expect([answer.status, answer.data]).toMatchObject([429, { failure: { reason: "tooMany" } }]);
    expect(await sessions()).toEqual([]);
  });

  test("asks nobody who has not given the password, whatever cookie they made", async () => {
    const code = codeAt(new Date());
    const madeUp = Buffer.from(`{"userId":${person.id}}`).toString("base64");
    const visitors: Record<string, string>[] = [{}, { Cookie: `second-step=${madeUp}` }];
    for (const headers of visitors) {
      const answer = await post(entersCode, "/admin/second-step", { code }, {}, headers);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/login"]);
      expect((await get(asksCode, "/admin/second-step", {}, headers)).status).toBe(302);
    }
  });

  test("begins anew where the password was changed in between", async () => {
    const owing = cookies(await givesPassword());
    await db.updateTable("users").set({ password_hash: "another" }).where("id", "=", person.id).execute();
    const code = codeAt(new Date());
    const answer = await post(entersCode, "/admin/second-step", { code }, {}, { ...owing, ...address() });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/login"]);
  });

  test("keeps a form that was sent after the session had ended, over both pages", async () => {
    const kept = JSON.stringify({
      path: "/admin/admins",
      from: "/admin/admins",
      fields: [["email", "new@example.com"]],
      files: [],
    });
    const { email, password } = person;
    const first = await post(carriesOn, "/admin/carry-on", { email, password, kept }, {}, address());
    expect([first.status, first.data]).toMatchObject([200, { owesCode: true, kept: { path: "/admin/admins" } }]);
    expect(await sessions()).toEqual([]);
    const headers = { ...cookies(first), ...address() };
    const second = await post(entersCode, "/admin/second-step", { code: codeAt(new Date()), kept }, {}, headers);
    expect([second.status, second.data]).toMatchObject([200, { isDone: true, kept: { path: "/admin/admins" } }]);
    expect(await sessions()).toHaveLength(1);
  });
});
