import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { action as signIn } from "~/routes/admin/login";
import { action as signUp } from "~/routes/admin/sign-up";
import { loader as homes } from "~/routes/site/properties/route";

import { aPerson, theAgency } from "../support/builders";
import { type Answer, get, post } from "../support/requests";

// Passwords are compared for as long as a test wants: how quick the machine is decides nothing here.
const hasher = vi.hoisted(() => ({ free: Promise.resolve(), release: () => {} }));
vi.mock(import("@node-rs/argon2"), async (original) => {
  const argon2 = await original();
  return {
    ...argon2,
    verify: async (...asked) => {
      await hasher.free;
      return argon2.verify(...asked);
    },
  };
});
const holdTheHasher = () => {
  hasher.free = new Promise((resolve) => (hasher.release = resolve));
};
afterEach(() => hasher.release());

let person: { id: number; email: string; password: string };
let device = "";

// One for each call: the limits of an address are not what stops a flood that comes from everywhere.
let lastAddress = 0;
const fromAnywhere = () => ({ "X-Visitor-Address": `2001:db8:0:${(lastAddress += 1).toString(16)}::1` });

const tries = 200;
/** One is compared, twenty wait behind it. */
const accepted = 21;

/** Sign-ins at once from everywhere, back when all who are refused were: the queue is full until the hasher is released. */
async function aFlood() {
  holdTheHasher();
  const refused: Answer[] = [];
  const compared: Answer[] = [];
  const each = Array.from({ length: tries }, async (_, number) => {
    const guess = { email: `guess-${number}@example.com`, password: "wrong" };
    const answer = await post(signIn, "/admin/login", guess, {}, fromAnywhere());
    (answer.status === 503 ? refused : compared).push(answer);
  });
  const all = Promise.all(each);
  await vi.waitUntil(() => refused.length === tries - accepted, { timeout: 20_000, interval: 5 });
  return { refused, compared, all };
}

beforeAll(async () => {
  await theAgency(db);
  person = await aPerson(db, { admin: "active" });
  const { email, password } = person;
  const answer = await post(signIn, "/admin/login", { email, password }, {}, fromAnywhere());
  device = answer.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith("device="))
    .join("")
    .split(";")[0]!;
});

describe("a flood of sign-ins", () => {
  test("is answered with 503 beyond what waits, keeps the e-mail and says when to come again", async () => {
    const { refused, compared, all } = await aFlood();
    for (const answer of refused) {
      expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(answer.data).toMatchObject({ email: expect.stringMatching(/^guess-/), failure: { reason: "busy" } });
      expect(JSON.stringify(answer.data)).not.toContain("wrong");
    }
    hasher.release();
    await all;
    expect(compared.map(({ status }) => status)).toEqual(Array.from({ length: accepted }, () => 401));
    expect(refused).toHaveLength(tries - accepted);
  });

  test("leaves the list of homes answered before the passwords are", async () => {
    const { compared, all } = await aFlood();
    expect((await get(homes, "/properties")).status).toBe(200);
    expect(compared).toEqual([]);
    hasher.release();
    await all;
  });

  test("lets those in meanwhile who signed in with this browser before", async () => {
    const { compared, all } = await aFlood();
    const { email, password } = person;
    const headers = { ...fromAnywhere(), Cookie: device };
    const known = post(signIn, "/admin/login", { email, password }, {}, headers);
    await get(homes, "/properties");
    hasher.release();
    expect((await known).status).toBe(303);
    expect(compared.length).toBeLessThan(accepted);
    await all;
  });

  test("has a sign-up say so too, and keep the e-mail", async () => {
    const { all } = await aFlood();
    const asked = { email: "ana@example.com", password: "ten letters or more" };
    const refused = await post(signUp, "/admin/sign-up", asked, {}, fromAnywhere());
    expect([refused.status, refused.data]).toMatchObject([
      503,
      { email: "ana@example.com", failure: { reason: "busy" } },
    ]);
    expect(refused.headers.get("Retry-After")).not.toBeNull();
    hasher.release();
    await all;
    expect((await post(signUp, "/admin/sign-up", asked, {}, fromAnywhere())).status).toBe(303);
  });
});
