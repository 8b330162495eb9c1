import type { Db } from "~/db/database";
import { type ArticleTexts, newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import { articleAuthors, createArticle, findArticle, saveArticle } from "~/domain/articles/articles.server";
import { listPhotosToShare } from "~/domain/articles/pictures/shared-photo.server";
import { findPublishedArticle } from "~/domain/articles/published/published-articles.server";
import { photoName } from "~/domain/listings/photo";

import { aPerson, aProperty } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const text = { ...newArticle, title: "Corners", slug: "corners", content: "<p>Light.</p>", status: "published" };

function read(given: Partial<ArticleTexts>) {
  const form = readArticleForm({ ...text, ...given });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return { values: form.values, isSlugGiven: form.isSlugGiven, hosts: [] };
}

async function anEditor(db: Db, name: string) {
  const { id } = await aPerson(db, { admin: "active" });
  await db.updateTable("users").set({ name }).where("id", "=", id).execute();
  return id;
}

describe("what is shown with an article", () => {
  test("are the homes that were chosen, in their order, and the name that signs it", async ({ db }) => {
    const editor = await anEditor(db, "Marta Serra");
    expect(await articleAuthors(db)).toEqual(["Marta Serra"]);
    const first = await aProperty(db, { reference: "XM-1" });
    const second = await aProperty(db, { reference: null });
    const homes = `https://xamfra.example/property/${second.id}, xm-1`;
    const created = await createArticle(db, read({ homes, author: "Marta Serra" }), editor, now);
    if (!created.ok) throw new Error(created.message);
    expect((await findArticle(db, created.id))?.values.homes).toBe(`${second.id}, XM-1`);
    expect(await findPublishedArticle(db, "en", "corners")).toMatchObject({
      author: "Marta Serra",
      homes: { ids: [second.id, first.id], reason: { kind: "chosen" } },
    });

    const cleared = read({ homes: "", author: "" });
    expect(await saveArticle(db, created.id, { version: 1, ...cleared }, editor, now)).toMatchObject({ ok: true });
    expect(await findPublishedArticle(db, "en", "corners")).toMatchObject({
      author: null,
      homes: { reason: { kind: "newest" } },
    });
  });

  test("is the picture that was chosen for sharing, among those of the text, its own and those of its homes", async ({
    db,
  }) => {
    const editor = await anEditor(db, "Marta Serra");
    const { id: home } = await aProperty(db, { reference: "XM-3", images: 2 });
    const rows = await db.selectFrom("property_images").select("image_url").where("property_id", "=", home).execute();
    const [first = "", second = ""] = rows.map(({ image_url }) => photoName(image_url));
    const content = `<p>Light.</p><figure><img src="/uploads/${second}-800.jpg" alt="A door" width="800" height="533" loading="lazy" /></figure>`;
    const created = await createArticle(db, read({ homes: "XM-3", content, sharePhoto: first }), editor, now);
    if (!created.ok) throw new Error(created.message);
    const values = { content, language: "en", sharePhoto: first } as const;
    expect(await listPhotosToShare(db, created.id, values)).toMatchObject([
      { name: second, alt: "A door" },
      { name: first },
    ]);
    expect(await findPublishedArticle(db, "en", "corners")).toMatchObject({ shared: { name: first } });
    const unsaid = { version: 1, ...read({ homes: "XM-3", content }) };
    expect(await saveArticle(db, created.id, unsaid, editor, now)).toMatchObject({ ok: true, hasChanged: true });
    expect(await findPublishedArticle(db, "en", "corners")).toMatchObject({ shared: { name: second } });
    const gone = { version: 2, ...read({ homes: "XM-3", content, sharePhoto: "a".repeat(24) }) };
    expect(await saveArticle(db, created.id, gone, editor, now)).toMatchObject({ ok: false, field: "sharePhoto" });
    expect(readArticleForm({ ...text, sharePhoto: "../secret" })).toMatchObject({
      errors: { sharePhoto: ["field.invalid"] },
    });
  });

  test("is nothing that nobody has: a home, a fourth one, a stranger's name", async ({ db }) => {
    const editor = await anEditor(db, "Marta Serra");
    const { id } = await aProperty(db, { reference: "XM-2", status: "draft" });
    const refused = async (given: Partial<ArticleTexts>) => createArticle(db, read(given), editor, now);
    for (const homes of ["XM-9", "XM-2", String(id)]) {
      expect(await refused({ homes })).toMatchObject({ ok: false, field: "homes" });
    }
    expect(await refused({ homes: "1, 2, 3, 4" })).toMatchObject({ message: "articleForm.homes.tooMany|most=3" });
    expect(await refused({ author: "Somebody Else" })).toMatchObject({ ok: false, field: "author" });
  });
});
