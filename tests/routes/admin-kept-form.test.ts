import { beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { keptFormSchema } from "~/domain/admins/kept-form.schema";
import { action as addsAdmin } from "~/routes/admin/admins/list";
import { action as carriesOn } from "~/routes/admin/carry-on";
import { action as sessionEnded } from "~/routes/admin/session-ended";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { type Answer, origin, post } from "../support/requests";

let person: { id: number; email: string; password: string };
let turn = 0;
beforeEach(async () => {
  person = await aPerson(db, { admin: "active" });
  turn += 1;
});

const typed = { title: 'A "flat" & more', description: "First line\r\nSecond: Пассеч де Грасия" };
const where = "/admin/properties/3/edit?from=list";

/** A form that was sent to a page of the panel, as the browser sends it on. */
function sent(body: BodyInit, { to = where, headers = {} }: { to?: string; headers?: Record<string, string> } = {}) {
  const url = new URL(`/admin/session-ended?${new URLSearchParams({ to })}`, origin);
  const from = { Referer: `${origin}/admin/properties/3/edit` };
  return answered(sessionEnded, new Request(url, { method: "POST", body, headers: { ...from, ...headers } }));
}

async function answered(action: typeof sessionEnded | typeof carriesOn, request: Request): Promise<Answer> {
  return post(() => action({ request, params: {}, context: {} }), "/", {});
}

function keptIn({ data }: Answer) {
  return typeof data === "object" && data !== null && "kept" in data
    ? keptFormSchema.nullable().parse(data.kept)
    : null;
}

/** Signs in on the page that keeps the form. */
function comesBack(kept: unknown, { password = person.password, email = person.email } = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ email, password, kept: JSON.stringify(kept) })) body.append(name, value);
  const headers = { "X-Visitor-Address": `203.0.113.${turn}` };
  return answered(carriesOn, new Request(new URL("/admin/carry-on", origin), { method: "POST", body, headers }));
}

const fieldsOf = (answer: Answer) => Object.fromEntries(keptIn(answer)?.fields ?? []);

describe("a form that was sent after the session had ended", () => {
  test("is sent on by the browser to the page that keeps it", async () => {
    const answer = await post(addsAdmin, "/admin/admins", { email: "new@example.com" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([307, "/admin/session-ended?to=%2Fadmin%2Fadmins"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("comes back in the answer, whole, with where it was going", async () => {
    const answer = await sent(new URLSearchParams(typed));
    expect(answer.status).toBe(401);
    expect(keptIn(answer)).toEqual({
      path: where,
      from: "/admin/properties/3/edit",
      fields: Object.entries(typed),
      files: [],
    });
  });

  test("keeps lists and the texts beside a file, of which it keeps the name", async () => {
    const form = new FormData();
    for (const each of ["pool", "garden"]) form.append("features", each);
    form.append("title", typed.title);
    form.append("photos", new File([new Uint8Array(3 * 1024 * 1024)], "terrace.jpg", { type: "image/jpeg" }));
    form.append("description", typed.description);
    expect(keptIn(await sent(form))).toMatchObject({
      fields: [
        ["features", "pool"],
        ["features", "garden"],
        ["title", typed.title],
        ["description", typed.description],
      ],
      files: ["terrace.jpg"],
    });
  });

  test("says so where it is too large to be kept", async () => {
    const long = "ж".repeat(600 * 1024);
    const form = new FormData();
    form.append("content", long);
    for (const body of [new URLSearchParams({ content: long }), form]) {
      const answer = await sent(body);
      expect([answer.status, keptIn(answer)]).toEqual([401, null]);
    }
  });

  test("keeps a text of nearly a megabyte, there and back", async () => {
    const content = '"\n'.repeat(500 * 1024);
    const kept = keptIn(await sent(new URLSearchParams({ content })));
    expect(kept?.fields).toEqual([["content", content]]);
    expect(fieldsOf(await comesBack(kept))).toEqual({ content });
  });

  test("is kept for pages of the panel alone", async () => {
    for (const to of [
      "https://evil.example/admin",
      "//evil.example/admin",
      "/contact",
      "/admin/login",
      "/admin/sign-out",
      "",
    ]) {
      const answer = await sent(new URLSearchParams(typed), { to });
      expect([to, answer.status, keptIn(answer)]).toEqual([to, 401, null]);
    }
  });

  test("leaves nothing on the server", async () => {
    const tables = async () => [
      await db.selectFrom("sessions").selectAll().execute(),
      await db.selectFrom("settings").selectAll().execute(),
    ];
    const before = await tables();
    const { headers } = await sent(new URLSearchParams(typed));
    expect(headers.getSetCookie()).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  test("that is no form at all is refused", async () => {
    expect((await sent("{}", { headers: { "Content-Type": "application/json" } })).status).toBe(400);
    const broken = await sent("--x\r\nnothing", { headers: { "Content-Type": "multipart/form-data; boundary=x" } });
    expect([broken.status, keptIn(broken)]).toEqual([401, null]);
    const unparted = await sent("nothing", { headers: { "Content-Type": "multipart/form-data" } });
    expect([unparted.status, keptIn(unparted)]).toEqual([401, null]);
  });

  // Node ends the whole server on an error that nobody listens for, and anybody can send this.
  test("that ends in the middle of a file is refused, and the server lives", async () => {
    const begun =
      '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc';
    const broken = await sent(begun, { headers: { "Content-Type": "multipart/form-data; boundary=x" } });
    expect([broken.status, keptIn(broken)]).toEqual([401, null]);
  });

  test("is ready to be sent at once for who has signed in meanwhile", async () => {
    const answer = await sent(new URLSearchParams(typed), { headers: await signedInAs(db, person) });
    expect([answer.status, answer.data]).toMatchObject([200, { isSignedIn: true, kept: { path: where } }]);
  });

  test("is kept for a person without rights too, who reads the reason", async () => {
    const inactive = await aPerson(db, { admin: "inactive" });
    const answer = await sent(new URLSearchParams(typed), { headers: await signedInAs(db, inactive) });
    expect([answer.status, answer.data]).toMatchObject([403, { refused: { reason: "deactivated" } }]);
    expect(fieldsOf(answer)).toEqual(typed);
  });
});

describe("signing in with a kept form", () => {
  test("opens a session and shows the form ready to be sent", async () => {
    const kept = keptIn(await sent(new URLSearchParams(typed)));
    const answer = await comesBack(kept);
    expect([answer.status, answer.data]).toMatchObject([200, { isSignedIn: true }]);
    expect(keptIn(answer)).toEqual(kept);
    expect(answer.headers.getSetCookie().some((cookie) => /^session=[^;]/.test(cookie))).toBe(true);
  });

  test("keeps it through a wrong password, a missing one and an account without rights", async () => {
    const kept = keptIn(await sent(new URLSearchParams(typed)));
    const stranger = await aPerson(db);
    for (const [answer, status] of [
      [await comesBack(kept, { password: "wrong" }), 401],
      [await comesBack(kept, { password: "" }), 400],
      [await comesBack(kept, stranger), 403],
    ] as const) {
      expect([answer.status, fieldsOf(answer)]).toEqual([status, typed]);
      expect(answer.data).toMatchObject({ isSignedIn: false });
    }
  });

  test("shows no form that goes elsewhere, and leads to the panel instead", async () => {
    const kept = { path: where, from: "/admin", fields: [["title", "A"]], files: [] };
    for (const forged of [
      { ...kept, path: "https://evil.example/admin" },
      { ...kept, path: "//evil.example/admin" },
      { ...kept, path: "/admin/sign-out" },
      { ...kept, fields: [["a[0].b", "A"]] },
      { path: where },
      "nonsense",
    ]) {
      const answer = await comesBack(forged);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin"]);
    }
    expect(keptIn(await comesBack({ ...kept, from: "https://evil.example/" }))).toMatchObject({ from: "/admin" });
  });
});
