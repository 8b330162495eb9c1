import { renameSync } from "node:fs";

import SQLite from "better-sqlite3";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { databaseFile, db } from "~/db/db.server";
import { askForReset } from "~/domain/admins/reset-password.server";
import { beginSecondFactor, confirmSecondFactor } from "~/domain/admins/second-factor.server";
import { signUp } from "~/domain/admins/sign-up.server";
import { secondFactorKey } from "~/http/accounts/second-factor-key.server";

import { addsAdmin, newestLink, signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { tableDigests } from "../support/table-digest";
import { walkedRoutes, wholeSite } from "../support/whole-site";

const password = "seven green parrots";
const kept = JSON.stringify({
  path: "/admin/admins",
  from: "/admin/admins",
  fields: [["email", "typed-with-care@example.com"]],
  files: [],
});

type Case = {
  query?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** Where the machine lets somebody through all the same. */
  status?: number;
  /** What has to stand in the page: its own title, what was typed. */
  shows: readonly string[];
};

let site: Awaited<ReturnType<typeof wholeSite>>;
let cases: Record<string, Case>;

beforeAll(async () => {
  site = await wholeSite();
  await theAgency(db);
  cases = await everyWayIn();
}, 60_000);
afterAll(() => db.destroy());

async function everyWayIn(): Promise<Record<string, Case>> {
  const person = await aPerson(db, { admin: "active", password });
  const withCode = await aPerson(db, { admin: "active", password });
  const code = await setsCodeUp(withCode.id);
  const owing = await send("/admin/login", { fields: { email: withCode.email, password }, shows: [] });
  const query = async () => `?token=${await newestLink(db)}`;
  await askForReset(db, person.email, (token) => `/admin/reset?token=${token}`, new Date());
  const reset = await query();
  const links = { confirm: (token: string) => `/admin/confirm?token=${token}`, forgot: "/admin/forgot" };
  await addsAdmin(db, "unconfirmed@example.com", new Date());
  await signUp(db, { email: "unconfirmed@example.com", password }, links, new Date());
  const confirm = await query();
  await addsAdmin(db, "invited@example.com", new Date());
  const invitation = await query();

  const [user, leaving] = [await signedInAs(db, person), await signedInAs(db, person)];
  // All of them gave their password an hour ago.
  await db
    .updateTable("sessions")
    .set({ password_at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute();
  return {
    "/admin/login": { fields: { email: person.email, password }, status: 303, shows: [] },
    "/admin/carry-on": {
      fields: { email: person.email, password, kept },
      status: 200,
      shows: ["typed-with-care@example.com"],
    },
    "/admin/second-step": {
      fields: { code, kept },
      headers: { Cookie: cookiesOf(owing) },
      shows: ["Enter your code", "typed-with-care@example.com"],
    },
    "/admin/sign-up": { fields: { email: "new@example.com", password }, shows: ["Sign Up Failed", "new@example.com"] },
    "/admin/forgot": { fields: { email: person.email }, shows: ["Forgot your password?", person.email] },
    "/admin/reset": { query: reset, fields: { password }, shows: ["Choose a new password", person.email] },
    "/admin/confirm": {
      query: confirm,
      fields: { password },
      shows: ["Confirm your email", "unconfirmed@example.com"],
    },
    "/admin/invitation": { query: invitation, fields: { password }, shows: ["Welcome", "invited@example.com"] },
    "/admin/confirm-password": {
      fields: { password, kept },
      headers: user,
      shows: ["Confirm your password", "typed-with-care@example.com"],
    },
    // Not a way in, and a form of passwords too.
    "/admin/account/password": {
      fields: { current: password, password: "eight brown parrots" },
      headers: user,
      shows: ["Change password", "Not changed"],
    },
    "/admin/session-ended": {
      query: "?to=/admin/admins",
      fields: { email: "typed-with-care@example.com" },
      status: 401,
      shows: ["Your session has ended", "typed-with-care@example.com"],
    },
    "/admin/sign-out": { headers: leaving, status: 303, shows: [] },
  };
}

async function setsCodeUp(userId: number): Promise<string> {
  const before = new Date(Date.now() - 10 * 60_000);
  const setup = await beginSecondFactor(db, { userId, email: "", issuer: "" }, secondFactorKey, before);
  const totp = new TOTP({ secret: Secret.fromBase32(setup?.secret ?? "") });
  const code = totp.generate({ timestamp: before.getTime() });
  await confirmSecondFactor(db, { userId, code }, secondFactorKey, before);
  return totp.generate();
}

function cookiesOf(answer: Response): string {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return pairs.filter((pair) => !pair.endsWith("=")).join("; ");
}

let turn = 0;

function send(path: string, { query = "", fields = {}, headers = {} }: Case): Promise<Response> {
  turn += 1;
  return site(path + query, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Referer: "http://localhost:3000/admin",
      "X-Visitor-Address": `198.51.100.${turn}`,
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
}

/** Sends every form of the table. @param sentence that each page has to say where the form could not be carried out */
async function expectEachToSayWhy(sentence: string, status: number, expected: (each: Case) => number) {
  for (const [path, each] of Object.entries(cases)) {
    const answer = await send(path, each);
    const page = await answer.text();
    expect([path, answer.status]).toEqual([path, expected(each)]);
    for (const shown of each.shows) expect(page, path).toContain(shown);
    if (answer.status === status) expect(page, path).toContain(sentence);
    expect(page, path).not.toContain("parrots");
    expect(page, path).not.toContain("Oops!");
  }
}

test("every way in and out of the panel that takes a form is in the table", () => {
  const open = walkedRoutes.filter(({ path, isGuarded }) => path.startsWith("/admin/") && !isGuarded);
  expect(open.map(({ path }) => path).filter((path) => !(path in cases))).toEqual([]);
});

describe("each way into the panel says on its own page why it failed, keeps what was typed and stores nothing", () => {
  test("where the database takes nothing; and who signs out is out", async () => {
    const leaving = cases["/admin/sign-out"] ?? { shows: [] };
    expect((await site("/admin", { headers: leaving.headers })).status).toBe(200);
    const before = tableDigests(["sessions"]);
    renameSync(databaseFile, `${databaseFile}.moved`);
    try {
      await expectEachToSayWhy("can’t store anything at the moment", 503, ({ status }) => status ?? 503);
      const out = await send("/admin/sign-out", leaving);
      expect(out.headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
      // Nor does the cookie open anything for whoever copied it.
      expect((await site("/admin", { headers: leaving.headers })).status).toBe(302);
    } finally {
      renameSync(`${databaseFile}.moved`, databaseFile);
    }
    expect(tableDigests(["sessions"])).toEqual(before);
    expect((await site("/admin", { headers: leaving.headers })).status).toBe(302);
  }, 60_000);

  test("where the last of its writes fails: those before it are taken back", async () => {
    const before = tableDigests(["sessions"]);
    const database = new SQLite(databaseFile);
    const lastWrites = {
      ...{ activity_log: "insert", account_requests: "update", second_factors: "update", sessions: "update" },
      ...{ admin_users: "update" },
    };
    for (const [table, deed] of Object.entries(lastWrites)) {
      database.exec(`create trigger "no_${table}" before ${deed} on ${table} begin select raise(abort, 'a bug'); end`);
    }
    const writesNothing = new Set([cases["/admin/session-ended"], cases["/admin/sign-out"]]);
    try {
      await expectEachToSayWhy("Something went wrong on our side", 500, (each) =>
        writesNothing.has(each) ? (each.status ?? 500) : 500,
      );
    } finally {
      for (const table of Object.keys(lastWrites)) database.exec(`drop trigger "no_${table}"`);
      database.close();
    }
    expect(tableDigests(["sessions"])).toEqual(before);
  }, 60_000);
});
