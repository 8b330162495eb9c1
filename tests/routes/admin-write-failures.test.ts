import { join } from "node:path";

import SQLite from "better-sqlite3";
import { beforeAll, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import { environment } from "~/environment.server";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { everyRow } from "../support/every-row";
import { addressOf, moduleIn, walkedRoutes, wholeSite } from "../support/whole-site";

// Nothing is to happen by itself meanwhile.
vi.mock("~/jobs/article-batches.server", () => ({ startArticleBatches: () => undefined }));
vi.mock("~/jobs/mail.server", () => ({ startMail: () => undefined }));
vi.mock("~/jobs/nightly.server", () => ({ startNightly: () => undefined }));
vi.mock("~/jobs/photos.server", () => ({ startPhotos: () => undefined }));

const said = "database or disk is full";
let site: Awaited<ReturnType<typeof wholeSite>>;
let rows: Awaited<ReturnType<typeof everyRow>>;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await wholeSite();
  rows = await everyRow(db);
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  noWriteSucceeds();
}, 60_000);

/** Every write into a table that the agent's work goes to is answered as by a full disk, whichever connection makes it. */
function noWriteSucceeds() {
  const database = new SQLite(join(environment.dataDir, "xamfra.db"));
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
    .pluck()
    .all();
  for (const table of tables.filter((name) => !/^(sessions|users|missing_pages|kysely.*)$/.test(name))) {
    for (const deed of ["insert", "update", "delete"]) {
      database.exec(
        `create trigger "full_${table}_${deed}" before ${deed} on "${table}" begin select raise(abort, '${said}'); end`,
      );
    }
  }
  database.close();
}

const languages = ["en", "es", "ca", "ru"];
const inEach = (name: string, value: string) => languages.map((language) => [`${name}-${language}`, value]);

/** What makes most forms of the panel right. */
const form = new URLSearchParams([
  ...Object.entries({
    ...{
      title: "Typed with care",
      summary: "Typed with care",
      description: "Typed with care",
      name: "Typed with care",
    },
    ...{
      location: "Gràcia",
      surroundings: "Around",
      sourceRevision: "1",
      savedAt: "",
      version: "1",
      alt: "Typed with care",
    },
    ...{
      en: "Typed with care",
      es: "Typed with care",
      ca: "",
      ru: "",
      kind: "photo",
      direction: "later",
      order: "2,1",
    },
    ...{
      body: "Typed with care",
      note: "Typed with care",
      basis: "Typed with care",
      how: "email",
      email: "new@example.com",
    },
  }),
  ...inEach("value", "20+"),
  ...inEach("label", "Typed with care"),
  ...inEach("quote", "Typed with care"),
  ...inEach("byline", "Ana"),
  ...inEach("howVerified", "Typed with care"),
]);

const send = (address: string) =>
  site(address, {
    method: "POST",
    headers: {
      ...headers,
      "Content-Type": "application/x-www-form-urlencoded",
      Referer: "http://localhost:3000/admin",
    },
    body: form,
  });

describe("when nothing can be written", () => {
  test("no form and no button of the panel ends in an error page; each says why and keeps what was typed", async () => {
    const [told, mute]: [string[], string[]] = [[], []];
    for (const route of walkedRoutes.filter(({ isGuarded }) => isGuarded)) {
      if (!(await moduleIn(route.file)).action) continue;
      const address = addressOf(route, rows);
      const answer = await send(address);
      const text = await answer.text();
      if (answer.status >= 500 && !text.includes(said)) mute.push(route.path);
      if (text.includes(said) || /"hasFailed":true/.test(flashOf(answer))) told.push(route.path);
    }
    expect(mute).toEqual([]);
    expect(told).toEqual(
      expect.arrayContaining([
        ...["/admin/properties/:id/images/:image/move"],
        ...["/admin/developments/:id/images/:image/move", "/admin/developments/:id/images/:image/texts"],
        ...["/admin/developments/:id/images/:image/delete", "/admin/developments/:id/images/order"],
        ...["/admin/developments/:id/images/:image/alt", "/admin/developments/:id/images/:image/primary"],
        ...["/admin/developments/:id/translations/:language/confirm"],
        ...["/admin/developments/:id/translations/:language/delete", "/admin/developments/:id/units/:unit/delete"],
        ...["/admin/enquiries/:id/notes", "/admin/enquiries/:id/spam", "/admin/enquiries/:id/erase"],
      ]),
    );
    expect(told.length, told.join("\n")).toBeGreaterThan(30);
  }, 60_000);

  test("what was typed into a translation stands in the answer, to be sent again", async () => {
    const route = walkedRoutes.find(({ path }) => path === "/admin/developments/:id/translations/:language");
    if (!route) throw new Error("There is no such page.");
    const address = addressOf(route, rows);
    // There is a translation already: sent over it.
    form.set("savedAt", "sample");
    const answer = await send(address);
    expect(answer.status).toBe(500);
    const page = await answer.text();
    expect(page).toContain(`action="${address}"`);
    expect(page).toContain('name="summary" value="Typed with care"');
    expect(page).toContain("Try again");
  });
});

/** The message that a redirect carries, as it is stored in its cookie. */
function flashOf(answer: Response): string {
  const value = /flash=([^;]+)/.exec(answer.headers.getSetCookie().join("; "))?.[1] ?? "";
  return Buffer.from(decodeURIComponent(value).split(".")[0] ?? "", "base64").toString();
}
