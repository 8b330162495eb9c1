import { join } from "node:path";

import SQLite from "better-sqlite3";
import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { beginSecondFactor, confirmSecondFactor } from "~/domain/admins/second-factor.server";
import { environment } from "~/environment.server";
import { secondFactorKey } from "~/http/accounts/second-factor-key.server";
import type { QuestionName } from "~/ui/admin/question-path";

import { addsAdmin, signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { everyRow } from "../support/every-row";
import { intentsOf } from "../support/panel-forms";
import { tableDigests } from "../support/table-digest";
import { addressOf, moduleIn, walkedRoutes, wholeSite } from "../support/whole-site";

const said = "database or disk is full";
let site: Awaited<ReturnType<typeof wholeSite>>;
let rows: Awaited<ReturnType<typeof everyRow>>;
let headers: Record<string, string>;
let accountForms: Awaited<ReturnType<typeof everyAccountForm>>;

beforeAll(async () => {
  site = await wholeSite();
  rows = await everyRow(db);
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  accountForms = await everyAccountForm();
  noWriteSucceeds();
}, 60_000);

type AccountForm = { path: string; by: Record<string, string>; fields: Record<string, string> };

/** The line of a question among the walked ones. */
const asking = (name: QuestionName) => `/admin/${name.replace("/", "/ask/")}/:id?/:part?`;

/** What each form and button about accounts is sent with, and by whom, so that it comes as far as writing. */
async function everyAccountForm(): Promise<AccountForm[]> {
  const [me, withCode] = [await aPerson(db, { admin: "active" }), await aPerson(db, { admin: "active" })];
  const { code } = await beginsCode(me.id);
  const confirmed = await beginsCode(withCode.id);
  await confirmSecondFactor(db, { userId: withCode.id, code: confirmed.code }, secondFactorKey, new Date());
  await addsAdmin(db, "waiting@example.com", new Date(Date.now() - 3_600_000));
  const idOf = async (email: string) =>
    (await db.selectFrom("admin_users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
  const [colleague, waiting] = [await idOf(withCode.email), await idOf("waiting@example.com")];
  // A second session, to be ended.
  const [mine, theirs] = [await signedInAs(db, me), await signedInAs(db, withCode)];
  await signedInAs(db, me);
  return [
    { path: "/admin/account", by: mine, fields: { intent: "name", name: "Typed with care" } },
    { path: "/admin/account?session=others", by: mine, fields: { intent: "end-sessions" } },
    { path: "/admin/account/second-factor", by: mine, fields: { code } },
    { path: "/admin/account/ask/second-factor-off", by: theirs, fields: {} },
    { path: "/admin/admins", by: mine, fields: { email: "new@example.com", role: "admin" } },
    { path: `/admin/admins/${colleague}`, by: mine, fields: { intent: "role", role: "assistant" } },
    { path: `/admin/admins/${colleague}`, by: mine, fields: { intent: "second-factor-off" } },
    { path: `/admin/admins/${colleague}`, by: mine, fields: { intent: "deactivate" } },
    { path: `/admin/admins/ask/remove/${colleague}`, by: mine, fields: {} },
    { path: `/admin/admins/${waiting}`, by: mine, fields: { intent: "invite" } },
  ];
}

async function beginsCode(userId: number) {
  const setup = await beginSecondFactor(db, { userId, email: "", issuer: "" }, secondFactorKey, new Date());
  return { code: new TOTP({ secret: Secret.fromBase32(setup?.secret ?? "") }).generate() };
}

/** Every write into a table that the agent's work goes to is answered as by a full disk, whichever connection makes it. */
function noWriteSucceeds() {
  const database = new SQLite(join(environment.dataDir, "xamfra.db"));
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'")
    .pluck()
    .all();
  // An index of words is written by the triggers of its table.
  for (const table of tables.filter((name) => !/^(missing_pages|kysely.*|(enquiry|reply)_words.*)$/.test(name))) {
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
      image: "1",
      upload: "1",
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
  ["verification", "described"],
]);

const send = (address: string, by = headers, body = form) =>
  site(address, {
    method: "POST",
    headers: {
      ...by,
      "Content-Type": "application/x-www-form-urlencoded",
      Referer: "http://localhost:3000/admin",
    },
    body,
  });

describe("when nothing can be written", () => {
  test("no form and no button of the panel ends in an error page; each says why and keeps what was typed", async () => {
    const [told, mute]: [string[], string[]] = [[], []];
    for (const route of walkedRoutes.filter(({ isGuarded }) => isGuarded)) {
      if (!(await moduleIn(route.file)).action) continue;
      for (const intent of await intentsOf(route)) {
        const deed = intent ? `${route.path} ${intent}` : route.path;
        const body = new URLSearchParams(intent ? [...form, ["intent", intent]] : form);
        const answer = await send(addressOf(route, rows), headers, body);
        const text = await answer.text();
        if (answer.status >= 500 && !text.includes(said)) mute.push(deed);
        if (text.includes(said) || /"hasFailed":true/.test(flashOf(answer))) told.push(deed);
      }
    }
    expect(mute).toEqual([]);
    expect(told).toEqual(
      expect.arrayContaining([
        ...["/admin/properties/:id/images later"],
        ...["/admin/developments/:id/images later", "/admin/developments/:id/images/:image/texts"],
        ...[asking("developments/delete-image"), "/admin/developments/:id/images order"],
        ...["/admin/developments/:id/images alt", "/admin/developments/:id/images primary"],
        ...["/admin/developments/:id/translations/:language confirm"],
        ...[asking("developments/remove-translation"), asking("developments/delete-unit")],
        ...["/admin/enquiries/:id note", "/admin/enquiries/:id spam", asking("enquiries/erase")],
      ]),
    );
    expect(told.length, told.join("\n")).toBeGreaterThan(30);
  }, 60_000);

  test("no form and no button about accounts does either, and none of them is half done", async () => {
    const before = tableDigests();
    for (const { path, by, fields } of accountForms) {
      const answer = await send(path, by, new URLSearchParams(fields));
      const text = await answer.text();
      const isButton = answer.status === 303;
      expect(isButton ? flashOf(answer) : text, `${path} ${answer.status}`).toContain(said);
      if (isButton) continue;
      expect([path, answer.status]).toEqual([path, 500]);
      for (const typed of Object.values(fields)) expect(text, path).toContain(typed);
    }
    expect(tableDigests()).toEqual(before);
  });

  test("the page that would make the picture for the phone leads back to the account, which says why", async () => {
    const answer = await site("/admin/account/second-factor", { headers });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/account"]);
    const Cookie = [headers.Cookie, ...answer.headers.getSetCookie().map((each) => each.split(";")[0])].join("; ");
    expect(await (await site("/admin/account", { headers: { Cookie } })).text()).toContain(said);
  });

  test("what was typed into a translation stands in the answer, to be sent again", async () => {
    const route = walkedRoutes.find(({ path }) => path === "/admin/developments/:id/translations/:language");
    if (!route) throw new Error("There is no such page.");
    const address = addressOf(route, rows);
    // There is a translation already: sent over it.
    form.set("savedAt", "sample");
    const answer = await send(address, headers, new URLSearchParams([...form, ["intent", "save"]]));
    expect(answer.status).toBe(500);
    const page = await answer.text();
    expect(page).toContain(`action="${address}"`);
    expect(page).toContain('name="summary" value="Typed with care"');
    expect(page).toContain("Try again");
  });
});

test("what was typed about a picture stands in the message", async () => {
  const [homes, buildings] = ["properties", "developments"].map((listed) => `/admin/${listed}/:id/images`);
  for (const path of [homes, buildings]) {
    const route = walkedRoutes.find((each) => each.path === path);
    if (!route) throw new Error("There is no such button.");
    const answer = await send(addressOf(route, rows), headers, new URLSearchParams([...form, ["intent", "alt"]]));
    expect(flashOf(answer)).toContain('"text":"Typed with care"');
    expect(flashOf(answer)).toContain(said);
  }
});

/** The message that a redirect carries, as it is stored in its cookie. */
function flashOf(answer: Response): string {
  const value = /flash=([^;]+)/.exec(answer.headers.getSetCookie().join("; "))?.[1] ?? "";
  return Buffer.from(decodeURIComponent(value).split(".")[0] ?? "", "base64").toString();
}
