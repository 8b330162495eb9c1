import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "csv-parse/sync";
import { describe, expect, inject, test } from "vitest";

import { openDatabase } from "~/db/open.server";

import { asOwner, attack, attacked, database, underAttack } from "../support/hostile/attack";
import { type Answer, ask } from "../support/hostile/raw";
import { brokenBytes, some, values, wireValues } from "../support/hostile/strings";
import type { Form } from "../support/hostile/survey";
import { mark } from "../support/hostile/verdict";

underAttack("fields of forms");

const { forms } = inject("survey");

// What would end the attack, or take away what the next one is about, comes last.
const ending = /sign-out|delete|remove|erase|deactivate|clear|restore|dismiss/;
const inOrder = [...forms].sort((one, other) => Number(ending.test(one.pattern)) - Number(ending.test(other.pattern)));

const person = {
  firstName: "Ana",
  lastName: "Puig",
  name: "Ana",
  email: "ana@example.com",
  propertyAddress: "Carrer de Mallorca 1",
};

/** A form as a page drew it, filled in by hand, and one field or all of them otherwise. Values go over the wire as they are. */
function filledIn(form: Form, changed: (name: string) => string | undefined): string {
  return form.fields
    .map(({ name, value }) => {
      const own = Object.entries(person).find(([key]) => key === name && value === "")?.[1] ?? value;
      return `${encodeURIComponent(name)}=${changed(name) ?? encodeURIComponent(own)}`;
    })
    .join("&");
}

async function sends(form: Form, body: string, owner: { Cookie: string }): Promise<Answer> {
  const headers = { ...(form.isForOwner ? owner : {}), "Content-Type": "application/x-www-form-urlencoded" };
  return ask(attacked, form.action, { method: "POST", body, headers });
}

// Letters that close nothing are kept by fields of every kind; these must come back harmless wherever they are shown.
const guarded = new Set(["stamp", "website", "version", "sourceRevision"]);

test("the site shows forms for visitors and for the owner", () => {
  expect(forms.filter(({ isForOwner }) => !isForOwner).length).toBeGreaterThan(8);
  expect(forms.filter(({ isForOwner }) => isForOwner).length).toBeGreaterThan(25);
});

describe("a form whose fields are all hostile", () => {
  test("is refused or stored, and breaks nothing", async () => {
    const owner = await asOwner();
    await attack(
      inOrder
        .filter(({ pattern }) => !ending.test(pattern))
        .flatMap((form, place) =>
          some(wireValues, 5, place).map((value) => ({
            name: `${form.pattern} all ${value.slice(0, 60)}`,
            make: () =>
              sends(
                form,
                filledIn(form, (name) => (guarded.has(name) ? undefined : value.slice(0, 20_000))),
                owner,
              ),
          })),
        ),
    );
  });
});

describe("a form with one field that is hostile", () => {
  test("is refused or stored, and breaks nothing", async () => {
    const owner = await asOwner();
    let place = 0;
    await attack(
      inOrder.flatMap((form) =>
        [...new Set(form.fields.map(({ name }) => name))].flatMap((hostile) =>
          some([...wireValues, ...brokenBytes], 2, place++).map((value) => ({
            name: `${form.pattern} ${hostile}=${value.slice(0, 60)}`,
            make: async () => {
              const isLast = /sign-out/.test(form.pattern);
              return sends(
                form,
                filledIn(form, (name) => (name === hostile ? value : undefined)),
                isLast ? await asOwner() : owner,
              );
            },
          })),
        ),
      ),
    );
  });
});

describe("what visitors wrote", () => {
  const words = [
    mark,
    "=cmd|' /C calc'!A0",
    "+1+1",
    "-1+1",
    "@SUM(1)",
    "\t=1+1",
    "</script><script>xq()</script>",
    "\u202Eevil",
    "{{x}} $t(nav.home) ${x}",
  ];

  test("is shown harmless in the panel, in lists and in mails", async () => {
    const owner = await asOwner();
    const stamp = (await ask(attacked, "/contact")).body.toString();
    const drawn = /name="stamp" value="([^"]+)"/.exec(stamp)?.[1] ?? "";
    for (const [index, word] of words.entries()) {
      const fields = new URLSearchParams({
        stamp: drawn,
        firstName: word,
        lastName: word,
        email: `hostile-${index}@example.com`,
        propertyAddress: word,
        message: `${word}\n${word}`,
      });
      await ask(attacked, "/contact", {
        method: "POST",
        body: fields.toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
    }
    const db = openDatabase(database);
    const stored = await db
      .selectFrom("contact_submissions")
      .select(["id", "first_name"])
      .where("email", "like", "hostile-%")
      .execute();
    await db.destroy();
    expect(stored.length).toBe(words.length);
    const pages = [
      "/admin",
      "/admin/enquiries",
      "/admin/enquiries?view=all",
      "/admin/enquiries?view=spam",
      "/admin/enquiries?q=hostile",
      "/admin/status",
    ];
    await attack(
      [...pages, ...stored.map(({ id }) => `/admin/enquiries/${id}`)].map((path) => ({
        name: path,
        make: () => ask(attacked, path, { headers: owner }),
        statuses: [200],
      })),
    );
    const rows: string[][] = [];
    // Written faster than a person writes, they are taken for spam.
    for (const view of ["all", "spam"]) {
      const list = await ask(attacked, `/admin/enquiries.csv?view=${view}`, { headers: owner });
      expect(list.status, view).toBe(200);
      rows.push(...parse(list.body, { bom: true, delimiter: ";", relaxColumnCount: true }));
    }
    // A cell that begins so is a formula to a spreadsheet.
    expect(rows.flat().filter((cell) => /^[=+@\t\r]|^-\D|^-1\+/.test(cell))).toEqual([]);
    expect(rows.flat().some((cell) => cell.includes("=cmd|"))).toBe(true);
    for (const mail of mails()) {
      const head = mail.split(/\r?\n\r?\n/)[0] ?? "";
      expect(head).not.toMatch(/^(?:Bcc|X-Injected):/im);
    }
  });

  test("a name with a line break is refused before it could become a header of a mail", async () => {
    for (const broken of ["Ana\r\nBcc: all@example.com", "Ana\nX-Injected: yes", "Ana\u2028X", "Ana\0"]) {
      const fields = new URLSearchParams({ ...person, email: "broken@example.com", lastName: broken });
      const answer = await ask(attacked, "/contact", {
        method: "POST",
        body: fields.toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
      if (!broken.includes("\u2028")) expect(answer.status, JSON.stringify(broken)).toBe(400);
    }
  });

  function mails(): string[] {
    const folder = join(attacked.folder, "data", "outbox");
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => readFileSync(join(folder, name), "utf8"));
    } catch {
      return [];
    }
  }
});

describe("what the agent wrote", () => {
  test("is shown harmless on every public page, in feeds and in the data for machines", async () => {
    const db = openDatabase(database);
    const naughty = [mark, "</script><script>xq()</script>", "]]>xq'\"<img src=x onerror=xq()>", "&amp;<b>xq</b>"];
    const at = new Date().toISOString();
    const homes = await db
      .selectFrom("properties")
      .selectAll()
      .where("status", "=", "available")
      .limit(naughty.length)
      .execute();
    for (const [index, home] of homes.entries()) {
      const word = naughty[index]!;
      await db
        .updateTable("properties")
        .set({ title: word, summary: word, description: word, address: word, updated_at: at })
        .where("id", "=", home.id)
        .execute();
    }
    await db.updateTable("articles").set({ title: mark, meta_description: mark, updated_at: at }).execute();
    await db.updateTable("developments").set({ name: mark, updated_at: at }).execute();
    const articles = await db.selectFrom("articles").select("slug").limit(2).execute();
    const buildings = await db.selectFrom("developments").select("slug").limit(2).execute();
    await db.destroy();
    expect(homes.length).toBeGreaterThan(2);
    const paths = [
      "/?fresh=1",
      "/properties?fresh=1",
      "/favourites",
      "/sitemap.xml",
      "/articles/feed.xml",
      "/articles?fresh=1",
      "/developments?fresh=1",
      ...homes.flatMap(({ id }) =>
        ["", "/brochure", "/window-card", "/viewing"].map((page) => `/property/${id}${page}?fresh=1`),
      ),
      ...articles.map(({ slug }) => `/articles/${slug}?fresh=1`),
      ...buildings.flatMap(({ slug }) =>
        ["", "/information", "/brochure"].map((page) => `/developments/${slug}${page}?fresh=1`),
      ),
      "/contact?from=/property/1",
    ];
    const owner = await asOwner();
    await attack(
      [...paths, ...paths.map((path) => `/es${path}`).filter((path) => !/xml$|favourites/.test(path))].map((path) => ({
        name: path,
        make: () => ask(attacked, path),
      })),
    );
    await attack(
      [
        "/admin/properties",
        "/admin/developments",
        "/admin/articles",
        "/admin/properties/1/edit",
        "/admin/properties/1/images",
        "/admin/properties/ask/delete/1",
      ].map((path) => ({ name: path, make: () => ask(attacked, path, { headers: owner }) })),
    );
    const page = await ask(attacked, `/property/${homes[0]!.id}?fresh=2`);
    expect(page.body.toString()).toContain("xq&#x27;&quot;");
    for (const [, data = ""] of page.body
      .toString()
      .matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
      expect(() => JSON.parse(data)).not.toThrow();
    }
  });
});

test("values of every kind were meant", () => {
  expect(values.length).toBeGreaterThan(80);
});
