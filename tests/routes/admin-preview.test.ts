import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { type Language, languages } from "~/i18n/languages";

import { signedInAs } from "../support/accounts";
import { aDevelopment, aNeighborhood, aPerson, aProperty, theAgency } from "../support/builders";
import { wholeSite } from "../support/whole-site";

let site: Awaited<ReturnType<typeof wholeSite>>;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await wholeSite();
  await theAgency(db);
  await aNeighborhood(db);
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
}, 60_000);

const asStaff = (path: string) => site(path, { headers });

/** What somebody reads in the middle part of a page. */
function wordsIn(html: string): string {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replace(/<script[^]*?<\/script>|<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const publicPath = (language: Language, path: string) => (language === "en" ? path : `/${language}${path}`);

async function aDraft() {
  const home = await aProperty(db, {
    ...{ status: "draft", published_at: null, title: "Corner apartment", images: 2 },
    ...{ description: "Light from two streets.", price: 640_000 },
  });
  await db
    .insertInto("property_translations")
    .values({
      ...{
        property_id: home.id,
        language: "es",
        title: "Piso en chaflán",
        summary: "",
        description: "Luz de dos calles.",
      },
      ...{ source_revision: 1, updated_at: "2026-11-20T10:00:00.000Z" },
    })
    .execute();
  return { ...home, path: `/admin/properties/${home.id}/preview` };
}

describe("the preview of a home", () => {
  test.each(languages)("says in %s, word for word, what visitors read once it is public", async (language) => {
    const { id, path } = await aDraft();
    expect((await site(publicPath(language, `/property/${id}`))).status).toBe(404);
    const before = await asStaff(`${path}?language=${language}`);
    const seen = await before.text();

    await db
      .updateTable("properties")
      .set({ status: "available", published_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    const page = await (await site(publicPath(language, `/property/${id}`))).text();

    expect(before.status).toBe(200);
    expect(wordsIn(page).length).toBeGreaterThan(500);
    expect(wordsIn(seen)).toBe(wordsIn(page));
    expect(seen).toContain(`<div lang="${language}"><main`);
  });

  test("is in the language of the home's own texts, and says which others lack a translation", async () => {
    const { path } = await aDraft();
    const html = await (await asStaff(path)).text();
    expect(html).toContain("Light from two streets.");
    expect(html.match(/\(not translated yet\)/g)).toHaveLength(2);
    expect(await (await asStaff(`${path}?language=xx`)).text()).toContain("Light from two streets.");
  });

  test("is for the staff, for no search engine and for no cache", async () => {
    const { path } = await aDraft();
    const stranger = await site(path);
    expect([stranger.status, new URL(stranger.headers.get("Location") ?? "", "http://x").pathname]).toEqual([
      302,
      "/admin/login",
    ]);
    const answer = await asStaff(path);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    expect((await asStaff("/admin/properties/999999/preview")).status).toBe(404);
  });

  test("shows its photographs and turns them within the preview, up to the whole screen", async () => {
    const { path } = await aDraft();
    const { image_url: file } = await db
      .selectFrom("property_images")
      .select("image_url")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const second = await (await asStaff(`${path}?language=es&photo=2`)).text();
    expect(second).toContain(file.replace(/-\d+\.\w+$/, ""));
    expect(second).toContain(`href="${path}?language=es&amp;photo=1#gallery"`);
    expect(second).toContain(`href="${path}/pictures/2?language=es"`);

    const large = await asStaff(`${path}/pictures/2?language=es`);
    expect(large.status).toBe(200);
    expect(await large.text()).toContain("data-viewer");
    expect((await asStaff(`${path}/pictures/3`)).status).toBe(404);
  });

  test("says of what opens a page of its own when that will be", async () => {
    const { id, path } = await aDraft();
    const html = await (await asStaff(path)).text();
    expect(html).not.toMatch(new RegExp(`href="/property/${id}/`));
    expect(html).toContain(`href="${path}/later?language=en"`);
    expect(await (await asStaff(`${path}/later`)).text()).toContain("This works once the page is public");
  });

  test("saves nothing by its hearts: what nobody can see is no favourite yet", async () => {
    const { path } = await aDraft();
    const html = await (await asStaff(path)).text();
    expect(html).toContain(`action="${path}/later?language=en"`);
    expect(html).not.toContain('action="/favourites"');
    const pressed = await site(`${path}/later?language=en`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ favourite: "home-1" }),
    });
    expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, `${path}/later?language=en`]);
    expect(pressed.headers.getSetCookie().join()).not.toContain("favourites");
  });

  test("names what is still missing, with its place, and leads back and on", async () => {
    const { id, path } = await aDraft();
    const html = await (await asStaff(path)).text();
    expect(html).toMatch(/\d+ still missing/);
    expect(html).toContain(`href="/admin/properties/${id}/edit#energyRating"`);
    expect(html).toContain(`href="/admin/properties/${id}/edit"`);
    expect(html).toContain(`href="/admin/properties/ask/publish/${id}"`);
  });

  test("is the public page once there is one", async () => {
    const { id } = await aProperty(db);
    const answer = await asStaff(`/admin/properties/${id}/preview?language=ca`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `/ca/property/${id}`]);
  });

  test("is led to from the list, from the form, which says that it shows what is saved, and from the question", async () => {
    const { id, path } = await aDraft();
    const pages = [`/admin/properties`, `/admin/properties/${id}/edit`, `/admin/properties/ask/publish/${id}`];
    for (const page of pages) expect(await (await asStaff(page)).text(), page).toContain(`href="${path}"`);
    expect(await (await asStaff(`/admin/properties/${id}/edit`)).text()).toContain("Preview as saved");
  });
});

describe("the preview of a development", () => {
  test("shows what visitors will see, its tabs and pictures within the preview", async () => {
    const { id, slug } = await aDevelopment(db, { is_published: 0, name: "Illa Nova", units: [{ name: "2-B" }] });
    const path = `/admin/developments/${id}/preview`;
    const seen = await (await asStaff(`${path}?language=ca`)).text();
    expect(seen).toContain(`href="${path}?language=ca&amp;tab=features#tabs"`);
    expect(seen).not.toContain(`/developments/${slug}/`);

    await db.updateTable("developments").set({ is_published: 1 }).where("id", "=", id).execute();
    const page = await (await site(`/ca/developments/${slug}`)).text();
    expect(wordsIn(seen)).toContain("2-B");
    expect(wordsIn(seen)).toBe(wordsIn(page));
    expect((await asStaff(`${path}?language=ca`)).headers.get("Location")).toBe(`/ca/developments/${slug}`);
  });

  test("is led to from the list, the form and the question", async () => {
    const { id } = await aDevelopment(db, { is_published: 0 });
    const pages = ["/admin/developments", `/admin/developments/${id}/edit`, `/admin/developments/ask/publish/${id}`];
    for (const page of pages) {
      expect(await (await asStaff(page)).text(), page).toContain(`href="/admin/developments/${id}/preview"`);
    }
  });
});
