import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { action as confirms, loader as confirmPage } from "~/routes/admin/confirm";
import { action as forgets, loader as forgotPage } from "~/routes/admin/forgot";
import { action as signsIn, loader as loginPage } from "~/routes/admin/login";
import { action as resets, loader as resetPage } from "~/routes/admin/reset";
import { action as signsUp } from "~/routes/admin/sign-up";

import { addsAdmin, accountMails, newestLink, signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { type Answer, get, post } from "../support/requests";

// An address and an e-mail of its own for each test: only the tests about them meet the limits.
let turn = 0;
let email = "";
const password = "ten letters";
beforeEach(async () => {
  email = `newcomer-${(turn += 1)}@example.com`;
  await db.deleteFrom("outbox").execute();
});
const from = (address = `198.51.100.${turn}`) => ({ "X-Visitor-Address": address });

const asks = (asked: { email?: string; password?: string } = {}, path = "/admin/sign-up", headers = from()) =>
  post(signsUp, path, { email, password, ...asked }, {}, headers);
const confirmsWith = (token: string, typed = password, headers = from()) =>
  post(confirms, `/admin/confirm?token=${token}`, { password: typed }, {}, headers);

const leadsTo = ({ status, headers }: Answer) => [status, headers.get("Location")];
const opensSession = ({ headers }: Answer) => headers.getSetCookie().some((cookie) => /^session=[^;]/.test(cookie));
const shown = ({ status, headers, data }: Answer) => ({ status, location: headers.get("Location"), data });

describe("signing up", () => {
  test("leads back to the sign-in with the news, and on to where the person was going", async () => {
    const answer = await asks({}, "/admin/sign-up?next=%2Fadmin%2Fenquiries");
    expect(leadsTo(answer)).toEqual([303, "/admin/login?next=%2Fadmin%2Fenquiries"]);
    expect(opensSession(answer)).toBe(false);
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { data, headers } = await get(loginPage, "/admin/login", {}, { Cookie: cookie });
    expect(data).toMatchObject({ flash: { name: "signedUp" }, refused: null });
    expect(headers.get("Set-Cookie")).toMatch(/^flash=; Max-Age=0/);
  });

  test("answers alike whether or not the account is there", async () => {
    const known = await aPerson(db);
    const answers = [await asks(), await asks({ email: known.email }), await asks()];
    expect(new Set(answers.map((answer) => JSON.stringify(shown(answer)))).size).toBe(1);
    expect((await accountMails(db)).map(({ template, recipient }) => [template, recipient])).toEqual([
      ["confirm-account", email],
      ["account-exists", known.email],
    ]);
  });

  test("asks for an e-mail and a password of ten characters, and gives the password back to nobody", async () => {
    const answer = await asks({ email: "not an address", password: "ninechars" });
    expect([answer.status, answer.data]).toEqual([
      400,
      {
        email: "not an address",
        errors: { email: ["field.email.invalid"], password: ["signUp.password.short|min=10"] },
        failure: null,
      },
    ]);
    expect(await accountMails(db)).toEqual([]);
  });

  test("is refused after twenty times from an address, and to nobody else for that", async () => {
    for (let count = 0; count < 20; count += 1) expect((await asks({}, undefined, from("one"))).status).toBe(303);
    const refused = await asks({}, undefined, from("one"));
    expect([refused.status, refused.data]).toMatchObject([429, { failure: { reason: "tooMany", minutes: 15 } }]);
    expect(refused.headers.get("Retry-After")).toBe("900");
    expect((await asks({}, undefined, from("another"))).status).toBe(303);
  });

  test("lets nobody in before the e-mail is confirmed", async () => {
    await asks();
    const answer = await post(signsIn, "/admin/login", { email, password }, {}, from());
    expect([answer.status, answer.data]).toMatchObject([401, { failure: { reason: "unconfirmed" } }]);
  });
});

describe("the link of a sign-up", () => {
  test("shows for whom it is and confirms nothing by being opened", async () => {
    await asks();
    const token = await newestLink(db);
    const page = await get(confirmPage, `/admin/confirm?token=${token}`);
    expect([page.status, page.data]).toMatchObject([200, { email, dead: null }]);
    expect((await post(signsIn, "/admin/login", { email, password }, {}, from())).status).toBe(401);
  });

  test("with the password leads into the panel, for who was added", async () => {
    await addsAdmin(db, email, new Date());
    await asks();
    const answer = await confirmsWith(await newestLink(db));
    expect(leadsTo(answer)).toEqual([303, "/admin"]);
    expect(opensSession(answer)).toBe(true);
    expect(leadsTo(await post(signsIn, "/admin/login", { email, password }, {}, from()))).toEqual([303, "/admin"]);
  });

  test("tells who was not added that an admin has to do that first", async () => {
    await asks();
    const answer = await confirmsWith(await newestLink(db));
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const { data } = await get(loginPage, "/admin/login", {}, { Cookie: cookies.join("; ") });
    expect(data).toMatchObject({ refused: { email, reason: "notAdded" }, flash: { name: "emailConfirmed" } });
  });

  test("keeps out who has the link alone, and lets them try ten times", async () => {
    await asks();
    const token = await newestLink(db);
    for (let count = 0; count < 10; count += 1) {
      const answer = await confirmsWith(token, "wrong", from(`b-${count}`));
      expect([answer.status, answer.data]).toMatchObject([401, { failure: { reason: "wrongPassword" } }]);
      expect(opensSession(answer)).toBe(false);
    }
    expect((await confirmsWith(token)).status).toBe(429);
  });

  test("says of a link that is used, expired or unknown why it leads nowhere", async () => {
    await asks();
    const token = await newestLink(db);
    await confirmsWith(token);
    const dead = async (given: string) => {
      const [page, answer] = [
        await get(confirmPage, `/admin/confirm${given}`),
        await post(confirms, `/admin/confirm${given}`, { password }, {}, from()),
      ];
      expect([page.status, answer.status, opensSession(answer)]).toEqual([410, 410, false]);
      return page.data;
    };
    expect(await dead(`?token=${token}`)).toMatchObject({ dead: "used" });
    expect(await dead("?token=made-up")).toMatchObject({ dead: "unknown" });
    expect(await dead("")).toMatchObject({ dead: "unknown" });
    await db.updateTable("user_tokens").set({ used_at: null, expires_at: "2026-01-01T00:00:00.000Z" }).execute();
    expect(await dead(`?token=${token}`)).toMatchObject({ dead: "expired" });
  });
});

describe("a forgotten password", () => {
  test("is answered alike whether or not there is an account", async () => {
    const known = await aPerson(db);
    for (const each of [known.email, "nobody@example.com"]) {
      const answer = await post(forgets, "/admin/forgot", { email: each }, {}, from());
      expect(leadsTo(answer)).toEqual([303, "/admin/forgot"]);
      const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      const { data } = await get(forgotPage, "/admin/forgot", {}, { Cookie: cookie });
      expect(data).toMatchObject({ flash: { name: "resetAsked", values: { email: each } } });
    }
    expect((await accountMails(db)).map(({ recipient }) => recipient)).toEqual([known.email]);
  });

  test("is refused after twenty times from an address, also for an account that is not there", async () => {
    const asksAgain = () => post(forgets, "/admin/forgot", { email }, {}, from());
    for (let count = 0; count < 20; count += 1) expect((await asksAgain()).status).toBe(303);
    expect((await asksAgain()).status).toBe(429);
  });

  test("cannot be withheld from its owner by strangers who ask for it, from wherever they ask", async () => {
    const ana = await aPerson(db, { admin: "active" });
    for (let count = 0; count < 30; count += 1) {
      const answer = await post(forgets, "/admin/forgot", { email: ana.email }, {}, from(`stranger-${count}`));
      expect(leadsTo(answer)).toEqual([303, "/admin/forgot"]);
    }
    expect(leadsTo(await post(forgets, "/admin/forgot", { email: ana.email }, {}, from()))).toEqual([
      303,
      "/admin/forgot",
    ]);
    const answer = await post(resets, `/admin/reset?token=${await newestLink(db)}`, { password: "a new password" });
    expect([leadsTo(answer), opensSession(answer)]).toEqual([[303, "/admin"], true]);
  });

  test("is replaced through the link, which signs in here and out everywhere else", async () => {
    const ana = await aPerson(db, { admin: "active" });
    const elsewhere = await signedInAs(db, ana);
    await post(forgets, "/admin/forgot", { email: ana.email }, {}, from());
    const path = `/admin/reset?token=${await newestLink(db)}`;
    expect(await get(resetPage, path)).toMatchObject({ status: 200, data: { email: ana.email, dead: null } });

    const short = await post(resets, path, { password: "short" });
    expect([short.status, short.data]).toMatchObject([400, { errors: { password: ["signUp.password.short|min=10"] } }]);
    const answer = await post(resets, path, { password: "a new password" });
    expect(leadsTo(answer)).toEqual([303, "/admin"]);
    expect(opensSession(answer)).toBe(true);
    expect(await get(loginPage, "/admin/login", {}, elsewhere)).toMatchObject({ status: 200, data: { refused: null } });

    expect(await get(resetPage, path)).toMatchObject({ status: 410, data: { dead: "used" } });
    const again = await post(resets, path, { password: "a third password" });
    expect([again.status, opensSession(again)]).toEqual([410, false]);
  });
});
