import type { Db } from "~/db/database";
import { type ArticleTexts, newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import { createArticle, findArticle, restoreRevision, saveArticle } from "~/domain/articles/articles.server";

import { aPerson } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const hosts = ["xamfra.example"];
const wrong = "<p>Buying a home for 500,000 euros gives you a golden visa.</p>";
const alsoWrong = "<p>The buyer pays the stamp duty on the mortgage deed.</p>";
const because = { isTicked: true, reason: "Quoted as an example of what is wrong" };
const notTicked = { isTicked: false, reason: "" };

function read(given: Partial<ArticleTexts> = {}) {
  const texts = { ...newArticle, title: "Buying from abroad", slug: "abroad", content: wrong, ...given };
  const form = readArticleForm(texts);
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return { values: form.values, isSlugGiven: form.isSlugGiven, hosts };
}

const anEditor = async (db: Db) => (await aPerson(db, { admin: "active" })).id;

async function aDraft(db: Db, given: Partial<ArticleTexts> = {}) {
  const editor = await anEditor(db);
  const created = await createArticle(db, read(given), editor, now);
  if (!created.ok) throw new Error(created.message);
  return { id: created.id, editor };
}

describe("publishing what the fact check found wrong", () => {
  test("asks for a tick and a reason, whether now or later, and a draft may say it", async ({ db }) => {
    const { id, editor } = await aDraft(db);
    const save = (given: Partial<ArticleTexts>, despite = notTicked) =>
      saveArticle(db, id, { version: 1, ...read(given), despite }, editor, now);
    expect(await save({ status: "published" })).toMatchObject({
      ok: false,
      field: "despite",
      message: "articleForm.despite.required",
    });
    expect(await save({ publishAt: "2026-12-01T09:30" })).toMatchObject({ ok: false, field: "despite" });
    expect(await save({ status: "published" }, { isTicked: true, reason: " " })).toMatchObject({
      ok: false,
      field: "despiteReason",
    });
    expect((await findArticle(db, id))?.values.status).toBe("draft");
  });

  const told = "<h2>Terraces</h2><p>The community decides who may use the roof.</p>".repeat(20);
  const unfit = [
    ["words to be filled in", `${told}<p>Ask [Your Agency Name].</p>`],
    ["half of a sentence", `${told}<p>Before you sign, ask</p>`],
    ["two answers", `<h1>One</h1>${told}<h1>Two</h1>`],
    ["JSON without an article", '{"error": {"message": "Too many requests"}}'],
  ] as const;

  const fine = `<h2>Terraces</h2>${told.split("<h2>Terraces</h2>")[1]}`;
  test.for([
    ["title", "[Your title here]"],
    ["title", "Living in {{district}}"],
    ["title", "<think>Short.</think>Living in Gràcia"],
    ["metaDescription", "Meta description: What a buyer asks."],
    ["metaDescription", "As an AI language model, I describe homes."],
    ["metaDescription", "Prices 【4:0†source】 of homes."],
  ] as const)("refuses what a machine left in the %s: %s", async ([field, left], { db }) => {
    const { id, editor } = await aDraft(db, { content: fine, [field]: left });
    const save = (given: Partial<ArticleTexts>) =>
      saveArticle(db, id, { version: 1, ...read({ content: fine, status: "published", ...given }) }, editor, now);
    expect(await save({ [field]: left })).toMatchObject({ ok: false, field, message: "articleForm.leftover" });
    expect(await save({ title: "Title, deed and [sic] of 1900" })).toMatchObject({ ok: true });
  });

  for (const [what, content] of unfit) {
    test(`asks the same where a text has ${what}`, async ({ db }) => {
      const { id, editor } = await aDraft(db, { content });
      const save = (despite: typeof because) =>
        saveArticle(db, id, { version: 1, ...read({ content, status: "published" }), despite }, editor, now);
      expect(await save(notTicked)).toMatchObject({ ok: false, field: "despite" });
      expect(await save(because)).toMatchObject({ ok: true, values: { status: "published" } });
    });
  }

  test("keeps the reason and the sentences, in the article and in the activity", async ({ db }) => {
    const { id, editor } = await aDraft(db);
    const saved = await saveArticle(
      db,
      id,
      { version: 1, ...read({ status: "published" }), despite: because },
      editor,
      now,
    );
    expect(saved).toMatchObject({ ok: true });
    expect((await findArticle(db, id))?.despite).toEqual({
      reason: because.reason,
      claims: ["Buying a home for 500,000 euros gives you a golden visa."],
    });
    const noted = await db.selectFrom("activity_log").selectAll().where("kind", "=", "article.despite").execute();
    expect(noted.map(({ actor_id, details }) => [actor_id, JSON.parse(details)])).toEqual([
      [editor, { title: "Buying from abroad", reason: because.reason, claims: 1 }],
    ]);
  });

  test("does not ask again for the same sentence, but for another one", async ({ db }) => {
    const editor = await anEditor(db);
    const created = await createArticle(db, { ...read({ status: "published" }), despite: because }, editor, now);
    if (!created.ok) throw new Error(created.message);
    const save = (version: number, content: string) =>
      saveArticle(db, created.id, { version, ...read({ status: "published", content }) }, editor, now);
    expect(await save(1, `${wrong}<p>More words.</p>`)).toMatchObject({ ok: true });
    expect((await findArticle(db, created.id))?.despite?.reason).toBe(because.reason);
    expect(await save(2, wrong + alsoWrong)).toMatchObject({ ok: false, field: "despite" });
    expect(await save(2, "<p>Nothing is wrong here.</p>")).toMatchObject({ ok: true });
    expect((await findArticle(db, created.id))?.despite).toBeNull();
  });

  test("cannot be had by way of an old revision", async ({ db }) => {
    const { id, editor } = await aDraft(db);
    const right = read({ status: "published", content: "<p>It ended in 2025.</p>" });
    expect(await saveArticle(db, id, { version: 1, ...right }, editor, now)).toMatchObject({ ok: true });
    const first = await db.selectFrom("article_revisions").select("id").orderBy("id").executeTakeFirstOrThrow();
    const restored = await restoreRevision(db, { article: id, revision: first.id, hosts }, editor, now);
    expect(restored).toEqual({ ok: false, reason: "false" });
  });
});
