import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";

import { signedInAs, theOwner } from "../support/accounts";
import { aPerson } from "../support/builders";
import { everyRow, tellsSecrets } from "../support/every-row";
import { intentsOf } from "../support/panel-forms";
import { answerOf, origin } from "../support/requests";
import { tableDigests } from "../support/table-digest";
import { addressOf, moduleIn, paramsOf, walkedRoutes, wholeSite } from "../support/whole-site";

let site: Awaited<ReturnType<typeof wholeSite>>;
let params: Awaited<ReturnType<typeof everyRow>>;

beforeAll(async () => {
  site = await wholeSite();
  params = await everyRow(db);
}, 60_000);

const guarded = walkedRoutes.filter(({ isGuarded }) => isGuarded);
const standing = walkedRoutes.filter(({ isGuarded }) => !isGuarded);
const anAdmin = async () => signedInAs(db, await theOwner(db));

/** A form as far as one can be filled in without knowing it. */
const form = new URLSearchParams({
  ...{ title: "Taken over", name: "Taken over", order: "2,1", alt: "Mine" },
});

const visitors: Record<string, () => Promise<Record<string, string>>> = {
  "a stranger": async () => ({}),
  "somebody who invented a session": async () => signedInAs(db, { id: (await aPerson(db)).id }).then(forged),
  "somebody whose e-mail is not confirmed": async () =>
    signedInAs(db, await aPerson(db, { isConfirmed: false, admin: "active" })),
  "somebody without rights": async () => signedInAs(db, await aPerson(db)),
  "an admin who was deactivated": async () => {
    const person = await aPerson(db, { admin: "active" });
    const headers = await signedInAs(db, person);
    await db.updateTable("admin_users").set({ is_active: 0 }).where("user_id", "=", person.id).execute();
    return headers;
  },
  "an admin who was removed": async () => {
    const person = await aPerson(db, { admin: "active" });
    const headers = await signedInAs(db, person);
    await db.deleteFrom("admin_users").where("user_id", "=", person.id).execute();
    return headers;
  },
  "an admin whose session has ended": async () => {
    const person = await aPerson(db, { admin: "active" });
    const headers = await signedInAs(db, person);
    const ended = new Date(Date.now() - 1000).toISOString();
    await db.updateTable("sessions").set({ expires_at: ended }).where("user_id", "=", person.id).execute();
    return headers;
  },
};

/** The same cookie with another token of the same form in it. */
function forged({ Cookie }: { Cookie: string }) {
  const token: unknown = JSON.parse(Buffer.from(Cookie.replace("session=", ""), "base64").toString());
  const other = [...String(token)].reverse().join("");
  return { Cookie: `session=${Buffer.from(JSON.stringify(other)).toString("base64")}` };
}

test("every file of the panel that answers is in the table of addresses", async () => {
  const modules = import.meta.glob<{ loader?: unknown; action?: unknown }>("../../app/routes/admin/**/*.{ts,tsx}");
  const known = new Set(walkedRoutes.map(({ file }) => `../../app/${file}`));
  expect(known).toContain("../../app/routes/admin/dashboard.tsx");
  for (const [path, load] of Object.entries(modules)) {
    const { loader, action } = await load();
    if (loader || action) expect(known, path).toContain(path);
  }
});

describe("the panel tells an admin everything", () => {
  test("on each page of the table: none is missing for want of a row to show", async () => {
    const headers = await anAdmin();
    const telling: string[] = [];
    for (const route of guarded) {
      const address = addressOf(route, params);
      const answer = await site(address, { headers });
      // Who adds a route with a new kind of row adds the row to every-row.ts.
      expect([200, 302, 303], `${address} answered ${answer.status}`).toContain(answer.status);
      expect(answer.headers.get("Location") ?? "", address).not.toMatch(/login|session-ended/);
      const text = await answer.text();
      expect(text, `${address} loads itself again`).not.toMatch(/http-equiv="refresh"/i);
      if (tellsSecrets(text)) telling.push(route.path);
    }
    expect(telling).toEqual(
      expect.arrayContaining([
        ...[
          "/admin/enquiries.csv",
          "/admin",
          "/admin/admins",
          "/admin/admins/ask/remove/:id?/:part?",
          "/admin/properties",
        ],
        ...["/admin/properties/:id/edit", "/admin/properties/:id/images", "/admin/properties/ask/delete/:id?/:part?"],
        ...["/admin/properties/:id/translations/:language", "/admin/developments", "/admin/developments/:id/edit"],
        ...["/admin/developments/:id/units/:unit"],
        ...["/admin/developments/:id/images/:image/texts", "/admin/articles", "/admin/articles/:id/edit"],
        ...["/admin/articles/:id/revisions", "/admin/articles/batch/:id", "/admin/enquiries", "/admin/enquiries/:id"],
        ...["/admin/settings", "/admin/settings/claims/:id", "/admin/settings/stories/:id"],
        ...["/admin/status", "/admin/status/mails/:file"],
      ]),
    );
    expect(telling.length).toBeGreaterThan(38);
  }, 120_000);
});

const documents = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const asData = ["GET", "POST", "DELETE"];

describe("the panel says nothing and does nothing, by any method,", () => {
  const everybody = Object.entries(visitors);

  // The routes around a page would hide that it does not ask for the rights itself: each is asked alone.
  test.each(everybody)(
    "to %s who gets as far as a route itself",
    async (_, visitor) => {
      const headers = await visitor();
      const before = tableDigests(["missing_pages"]);
      for (const route of guarded) {
        const { loader, action } = await moduleIn(route.file);
        for (const method of documents) {
          const ask = method === "GET" || method === "HEAD" ? loader : action;
          if (!ask) continue;
          const address = addressOf(route, params);
          const asked = ask === loader ? `${address}?view=all` : address;
          const request = new Request(new URL(asked, origin), sent(method, headers));
          const answer = await answerOf(() => ask({ request, params: paramsOf(route, params), context: {} }));
          const said = `${method} ${address} in ${route.file}`;
          const next = method !== "GET" || address === "/admin" ? "" : `?${new URLSearchParams({ next: asked })}`;
          const ended = `/admin/session-ended?${new URLSearchParams({ to: address })}`;
          const leadsTo = method === "POST" ? [307, ended] : [302, `/admin/login${next}`];
          expect([answer.status, answer.headers.get("Location"), answer.data], said).toEqual([...leadsTo, undefined]);
          if (ask === loader) expect(answer.headers.get("Cache-Control"), said).toBe("no-store");
        }
      }
      expect(tableDigests(["missing_pages"])).toEqual(before);
    },
    60_000,
  );

  test.each(everybody.filter(([name]) => /stranger|rights/.test(name)))(
    "to %s, as page and as data",
    async (_, visitor) => {
      const headers = await visitor();
      const before = tableDigests(["missing_pages"]);
      for (const route of guarded) {
        const address = addressOf(route, params);
        for (const method of documents) {
          const answer = await ask(address, method, headers);
          const said = `${method} ${address}`;
          expect([302, 307, 403, 404, 405], said).toContain(answer.status);
          const to = answer.headers.get("Location") ?? "";
          // Where a page takes no posts at all, its loaders run to draw the refusal, and lead to the sign-in.
          if (answer.status === 302) expect(to, said).toMatch(/^\/admin\/login(\?|$)/);
          if (answer.status === 307) expect(to, said).toMatch(/^\/admin\/session-ended\?to=/);
          if (method === "GET" || method === "HEAD") expect(answer.status, said).toBe(302);
          expect(tellsSecrets(await answer.text()), said).toBe(false);
        }
        const data = `${address}.data`;
        for (const [asked, method] of [...asData.map((each) => [data, each]), [`${data}?_routes=${route.id}`, "GET"]]) {
          const answer = await ask(asked ?? "", method ?? "", headers);
          const said = `${method} ${asked}`;
          expect([202, 403, 404, 405], said).toContain(answer.status);
          const text = await answer.text();
          expect(text, said).toMatch(/"\/admin\/(login|session-ended)\b|"ErrorResponse"/);
          expect(tellsSecrets(text), said).toBe(false);
        }
      }
      expect(tableDigests(["missing_pages"])).toEqual(before);
    },
    120_000,
  );
});

/** What assistants may not: admins, settings, erasure, export, who did what, mails with links of others, and backups. */
const notForAssistants =
  /^\/admin\/(admins|settings|activity|start|status\/mails\/:file|status\/backups)\b|\.(csv|zip)$|\/guide\/ask\/|\/ask\/erase\/|\/(export|person|person\.json)$/;

test("an assistant may do what the work needs, and none of the rest", async () => {
  const headers = await signedInAs(db, await aPerson(db, { admin: "active", role: "assistant" }));
  const refused = guarded.filter(({ path }) => notForAssistants.test(path));
  expect(refused.length).toBeGreaterThan(14);
  const before = tableDigests(["missing_pages"]);
  for (const route of refused) {
    const { loader, action } = await moduleIn(route.file);
    const address = addressOf(route, params);
    for (const method of documents) {
      const ask = method === "GET" || method === "HEAD" ? loader : action;
      if (!ask) continue;
      const request = new Request(new URL(address, origin), sent(method, headers));
      const answer = await answerOf(() => ask({ request, params: paramsOf(route, params), context: {} }));
      expect(answer.status, `${method} ${address}`).toBe(403);
      expect(answer.data, `${method} ${address}`).toBeUndefined();
    }
    const page = await site(address, { headers });
    expect(page.status, address).toBe(403);
    expect(tellsSecrets(await page.text()), address).toBe(false);
  }
  expect(tableDigests(["missing_pages"])).toEqual(before);
  for (const route of guarded.filter((each) => !refused.includes(each))) {
    const address = addressOf(route, params);
    expect([200, 302, 303], address).toContain((await site(address, { headers })).status);
  }
}, 60_000);

describe("everything outside the panel", () => {
  test.each(["GET", "HEAD", "POST"])(
    "says nothing of what is not public to a stranger's %s",
    async (method) => {
      const before = tableDigests(["missing_pages"]);
      for (const route of standing) {
        const address = addressOf(route, params);
        for (const asked of [address, `${address === "/" ? "/_root" : address}.data`]) {
          const answer = await ask(asked, method, {});
          expect(answer.status, asked).toBeLessThan(500);
          expect(tellsSecrets(await answer.text()), asked).toBe(false);
        }
      }
      expect(tableDigests(["missing_pages"])).toEqual(before);
    },
    60_000,
  );
});

function ask(address: string, method: string, headers: Record<string, string>, intent?: string): Promise<Response> {
  return site(address, sent(method, headers, intent));
}

function sent(method: string, headers: Record<string, string>, intent = ""): RequestInit {
  if (["GET", "HEAD", "OPTIONS"].includes(method)) return { method, headers };
  return {
    method,
    headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
    body: `${form}&intent=${intent}`,
  };
}

test("the same posts do change what is stored when an admin sends them", async () => {
  const headers = await anAdmin();
  const changing: string[] = [];
  // What takes something away comes last, the deeper first: a home that is deleted takes its images along.
  const takesAway = ({ path }: (typeof guarded)[number]) => /\/ask\//.test(path);
  const inOrder = [...guarded.filter((route) => !takesAway(route)), ...guarded.filter(takesAway).reverse()];
  for (const route of inOrder) {
    for (const intent of await intentsOf(route)) {
      const before = tableDigests(["missing_pages"]);
      await (await ask(addressOf(route, params), "POST", headers, intent)).text();
      if (JSON.stringify(tableDigests(["missing_pages"])) !== JSON.stringify(before))
        changing.push(`${route.path} ${intent ?? ""}`);
    }
  }
  expect(changing.length, changing.join("\n")).toBeGreaterThan(18);
}, 60_000);
