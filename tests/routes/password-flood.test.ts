import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { action as signIn } from "~/routes/admin/login";
import { action as signUp } from "~/routes/admin/sign-up";
import { loader as homes } from "~/routes/site/properties/route";

import { aPerson, theAgency } from "../support/builders";
import { type Answer, get, post } from "../support/requests";

let person: { id: number; email: string; password: string };
let device = "";

// One for each call: the limits of an address are not what stops a flood that comes from everywhere.
let lastAddress = 0;
const fromAnywhere = () => ({ "X-Visitor-Address": `2001:db8:0:${(lastAddress += 1).toString(16)}::1` });

const triesOf = (many: number) =>
  Array.from({ length: many }, (_, number) =>
    post(signIn, "/admin/login", { email: `guess-${number}@example.com`, password: "wrong" }, {}, fromAnywhere()),
  );

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
    const answers = await Promise.all(triesOf(200));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(401) + count(503)).toBe(200);
    expect(count(401)).toBeLessThanOrEqual(25);
    const refused = answers.find(({ status }) => status === 503) as Answer;
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(refused.data).toMatchObject({ email: expect.stringMatching(/^guess-/), failure: { reason: "busy" } });
    expect(JSON.stringify(refused.data)).not.toContain("wrong");
  });

  test("leaves the list of homes answered before the passwords are", async () => {
    let answered = 0;
    const flood = triesOf(200).map((each) => each.then(({ status }) => status === 401 && (answered += 1)));
    expect((await get(homes, "/properties")).status).toBe(200);
    expect(answered).toBeLessThan(20);
    await Promise.all(flood);
  });

  test("lets those in meanwhile who signed in with this browser before", async () => {
    const flood = triesOf(200);
    const { email, password } = person;
    const headers = { ...fromAnywhere(), Cookie: device };
    expect((await post(signIn, "/admin/login", { email, password }, {}, headers)).status).toBe(303);
    await Promise.all(flood);
  });

  test("has a sign-up say so too, and keep the e-mail", async () => {
    const flood = triesOf(200);
    await Promise.any(flood.map((each) => each.then(({ status }) => (status === 503 ? true : Promise.reject(status)))));
    const asked = { email: "ana@example.com", password: "ten letters or more" };
    const refused = await post(signUp, "/admin/sign-up", asked, {}, fromAnywhere());
    expect([refused.status, refused.data]).toMatchObject([
      503,
      { email: "ana@example.com", failure: { reason: "busy" } },
    ]);
    expect(refused.headers.get("Retry-After")).not.toBeNull();
    await Promise.all(flood);
    expect((await post(signUp, "/admin/sign-up", asked, {}, fromAnywhere())).status).toBe(303);
  });
});
