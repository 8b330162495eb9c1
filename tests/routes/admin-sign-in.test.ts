import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { receiveEnquiry } from "~/domain/enquiries/receiving/receive-enquiry.server";
import { loader as dashboard } from "~/routes/admin/dashboard";
import { loader as enquiry } from "~/routes/admin/enquiries/message";
import { loader as frame } from "~/routes/admin/frame";
import { action as signIn, loader as login } from "~/routes/admin/login";
import { action as signOut, loader as signedOut } from "~/routes/admin/sign-out";
import { loader as signUp } from "~/routes/admin/sign-up";

import { anEnquiry, aPerson, theAgency } from "../support/builders";
import { type Answer, get, post } from "../support/requests";

let person: { id: number; email: string; password: string };
let message: { id: number };

beforeAll(async () => {
  await theAgency(db);
  message = await receiveEnquiry(db, anEnquiry({ message: "A secret" }), new Date());
});
beforeEach(async () => {
  person = await aPerson(db, { admin: "active" });
});

/** A different network address for each call, so that only the tests about them meet the limits. */
let lastAddress = 0;
const anAddress = () => `192.0.2.${(lastAddress += 1)}`;

function tries(email: string, password: string, given: { path?: string; address?: string; cookies?: string } = {}) {
  const { path = "/admin/login", address = anAddress(), cookies } = given;
  const headers = { "X-Visitor-Address": address, ...(cookies ? { Cookie: cookies } : {}) };
  return post(signIn, path, { email, password }, {}, headers);
}

/** What a browser would send back. */
function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");
}

function cookieNamed(name: string, { headers }: Answer): string {
  return (
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(";")[0] ?? ""
  );
}

async function signedIn({ email, password } = person) {
  const answer = await tries(email, password);
  expect(answer.status).toBe(303);
  return { Cookie: cookiesOf(answer) };
}

const openSessions = (userId: number) => db.selectFrom("sessions").select("id").where("user_id", "=", userId).execute();

describe("signing in", () => {
  test("with the right password opens a session and leads to the panel", async () => {
    const answer = await tries(person.email, person.password);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
    const [session = "", device = "", flash = ""] = answer.headers.getSetCookie();
    expect(session).toMatch(/^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(flash).toMatch(/^flash=/);
    const { data } = await get(frame, "/admin", {}, { Cookie: cookiesOf(answer) });
    expect(data).toMatchObject({
      panel: { admin: { userId: person.id, email: person.email, role: "admin" }, sidebar: "open", waiting: 1 },
      flash: { name: "signedIn", values: { email: person.email }, hasFailed: false },
    });
  });

  test("takes spaces around the e-mail and capitals for what they are", async () => {
    expect((await tries(` ${person.email.toUpperCase()} `, person.password)).status).toBe(303);
  });

  test("answers a wrong password and an unknown e-mail alike, and keeps the e-mail only", async () => {
    for (const email of [person.email, "nobody@example.com"]) {
      const answer = await tries(email, "wrong");
      expect([answer.status, answer.data]).toEqual([401, { email, errors: {}, failure: { reason: "wrong" } }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test("asks for what is missing, and gives the password back to nobody", async () => {
    const answer = await tries("not an address", "");
    expect([answer.status, answer.data]).toEqual([
      400,
      {
        email: "not an address",
        errors: { email: ["field.email.invalid"], password: ["signIn.password.required"] },
        failure: null,
      },
    ]);
    expect(JSON.stringify(await tries("not an address", "hunter2"))).not.toContain("hunter2");
  });

  test("opens no session for an e-mail that was never confirmed", async () => {
    const unconfirmed = await aPerson(db, { admin: "active", isConfirmed: false });
    const answer = await tries(unconfirmed.email, unconfirmed.password);
    expect([answer.status, answer.data]).toMatchObject([401, { failure: { reason: "unconfirmed" } }]);
    expect(await openSessions(unconfirmed.id)).toEqual([]);
    // Who does not know the password does not learn that the account is there.
    expect((await tries(unconfirmed.email, "wrong")).data).toMatchObject({ failure: { reason: "wrong" } });
  });

  test("takes the place of a session that was open in the same browser", async () => {
    const first = await signedIn();
    const other = await aPerson(db, { admin: "active" });
    const { email, password } = other;
    const headers = { ...first, "X-Visitor-Address": anAddress() };
    const answer = await post(signIn, "/admin/login", { email, password }, {}, headers);
    expect(answer.status).toBe(303);
    expect(await openSessions(person.id)).toEqual([]);
    expect(await openSessions(other.id)).toHaveLength(1);
  });

  test("leads on to where the person was going, and never to another host", async () => {
    const leadsTo = async (next: string) => {
      const path = `/admin/login?${new URLSearchParams({ next })}`;
      return (await tries(person.email, person.password, { path })).headers.get("Location");
    };
    expect(await leadsTo("/admin/enquiries/3?from=list")).toBe("/admin/enquiries/3?from=list");
    for (const elsewhere of [
      "https://evil.example/admin",
      "//evil.example/admin",
      "/\\evil.example/admin",
      "/\t/evil.example/admin",
      "\\\\evil.example/admin",
      "javascript:alert(1)",
      "/admin/..//evil.example",
      "/admin/%2e%2e//evil.example",
      "/adminevil",
      "/contact",
      "/admin/login",
      "/admin/sign-up",
      "/admin/confirm",
      "/admin/forgot",
      "/admin/reset",
      "/admin/session-ended",
      "/admin/carry-on",
      "/admin/sign-out",
      "",
    ]) {
      expect([elsewhere, await leadsTo(elsewhere)]).toEqual([elsewhere, "/admin"]);
    }
  });

  test("is refused after ten wrong passwords for an account, wherever they come from", async () => {
    for (let count = 0; count < 10; count += 1) expect((await tries(person.email, "wrong")).status).toBe(401);
    const answer = await tries(person.email, person.password);
    expect([answer.status, answer.data]).toEqual([
      429,
      { email: person.email, errors: {}, failure: { reason: "tooMany", minutes: 15 } },
    ]);
    expect(await openSessions(person.id)).toEqual([]);
    const nobody = "nobody-at-all@example.com";
    for (let count = 0; count < 10; count += 1) expect((await tries(nobody, "wrong")).status).toBe(401);
    expect((await tries(nobody, "wrong")).status).toBe(429);
  });

  test("is refused after ten wrong passwords from an address, whatever the account", async () => {
    const address = anAddress();
    for (let count = 0; count < 10; count += 1) {
      expect((await tries(`guess-${count}@example.com`, "wrong", { address })).status).toBe(401);
    }
    expect((await tries(person.email, person.password, { address })).status).toBe(429);
    expect((await tries(person.email, person.password)).status).toBe(303);
  });

  test("stays open to a browser in which the person signed in before, whatever strangers try", async () => {
    const address = anAddress();
    const device = cookieNamed("device", await tries(person.email, person.password));
    for (let count = 0; count < 11; count += 1) await tries(person.email, "wrong", { address });
    expect((await tries(person.email, person.password, { address })).status).toBe(429);
    expect((await tries(person.email, person.password, { address, cookies: device })).status).toBe(303);
  });

  test("is refused to such a browser too after ten wrong passwords of its own", async () => {
    const cookies = cookieNamed("device", await tries(person.email, person.password));
    for (let count = 0; count < 10; count += 1) {
      expect((await tries(person.email, "wrong", { cookies })).status).toBe(401);
    }
    const answer = await tries(person.email, person.password, { cookies });
    expect([answer.status, answer.data]).toMatchObject([429, { failure: { reason: "tooMany", minutes: 15 } }]);
    // Nobody else is locked out by that.
    expect((await tries(person.email, person.password)).status).toBe(303);
  });

  test("gives a browser no advantage for another's account, nor for a cookie that it made up", async () => {
    const other = await aPerson(db, { admin: "active" });
    const [theirs, second] = [await tries(other.email, other.password), await tries(person.email, person.password)];
    for (let count = 0; count < 11; count += 1) await tries(person.email, "wrong");
    for (const cookies of [cookieNamed("device", theirs), `${cookieNamed("device", second)}A`, "device=W10%3D"]) {
      expect((await tries(person.email, person.password, { cookies })).status).toBe(429);
    }
  });

  test("is remembered for several people who share a browser", async () => {
    const other = await aPerson(db, { admin: "active" });
    const first = cookieNamed("device", await tries(person.email, person.password));
    const both = cookieNamed("device", await tries(other.email, other.password, { cookies: first }));
    for (const { email, password } of [person, other]) {
      for (let count = 0; count < 11; count += 1) await tries(email, "wrong");
      expect((await tries(email, password, { cookies: both })).status).toBe(303);
    }
  });

  test("leaves no welcome behind for who has no rights", async () => {
    const stranger = await aPerson(db);
    const answer = await tries(stranger.email, stranger.password);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith("flash"))).toEqual([]);
  });

  test("does not count the right password", async () => {
    const address = anAddress();
    for (let count = 0; count < 12; count += 1) {
      expect((await tries(person.email, person.password, { address })).status).toBe(303);
    }
  });
});

describe("the sign-in page", () => {
  test("is there for who is not signed in", async () => {
    expect(await get(login, "/admin/login")).toMatchObject({ status: 200, data: { refused: null } });
  });

  test("leads an admin on who is signed in already, from its sign-up too", async () => {
    const headers = await signedIn();
    for (const [page, path] of [
      [login, "/admin/login"],
      [signUp, "/admin/sign-up"],
    ] as const) {
      const answer = await get(page, `${path}?next=/admin/enquiries/1`, {}, headers);
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/enquiries/1"]);
    }
  });

  test("tells a person without rights why", async () => {
    const stranger = await aPerson(db);
    const inactive = await aPerson(db, { admin: "inactive" });
    for (const [who, reason] of [
      [stranger, "notAdded"],
      [inactive, "deactivated"],
    ] as const) {
      const { data } = await get(login, "/admin/login", {}, await signedIn(who));
      expect(data).toMatchObject({ refused: { email: who.email, reason } });
    }
  });
});

describe("signing out", () => {
  test("ends the session at once", async () => {
    const headers = await signedIn();
    expect((await get(dashboard, "/admin", {}, headers)).status).toBe(200);
    const answer = await post(signOut, "/admin/sign-out", {}, {}, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/login"]);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^session=; Max-Age=0; /);
    expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
    expect(await openSessions(person.id)).toEqual([]);
    expect((await get(dashboard, "/admin", {}, headers)).status).toBe(302);
  });

  test("is no matter of following a link", async () => {
    const headers = await signedIn();
    expect((await get(signedOut, "/admin/sign-out", {}, headers)).status).toBe(302);
    expect(await openSessions(person.id)).toHaveLength(1);
  });
});

describe("the panel", () => {
  test("shows an admin the messages", async () => {
    const headers = await signedIn();
    const { data } = await get(dashboard, "/admin", {}, headers);
    expect(data).toMatchObject({ waiting: { count: 1, enquiries: [{ id: message.id, name: "Ana Puig" }] } });
    const params = { id: String(message.id) };
    const read = await get(enquiry, `/admin/enquiries/${message.id}`, params, headers);
    expect(read.data).toMatchObject({ enquiry: { email: "ana@example.com", message: "A secret" } });
  });

  test("has no message at an address that names none", async () => {
    const headers = await signedIn();
    for (const id of ["999999", "0", "abc", "1e3", "1 "]) {
      expect((await get(enquiry, `/admin/enquiries/${encodeURIComponent(id)}`, { id }, headers)).status).toBe(404);
    }
  });

  test("prolongs the cookie of a session in use", async () => {
    const headers = await signedIn();
    const answer = await get(frame, "/admin", {}, headers);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=.+Max-Age=604800/);
  });
});
