import type { Db } from "~/db/database";
import { type ArticleTexts, newArticle } from "~/domain/articles/article-form";
import { freeSlug } from "~/domain/articles/article.repository.server";
import { readArticleForm } from "~/domain/articles/article.schema";
import {
  createArticle,
  deleteArticle,
  findArticle,
  listArticleSiblings,
  saveArticle,
} from "~/domain/articles/articles.server";
import { ownWordsHtml } from "~/domain/writer/article/own-words";
import { phrasesIn } from "~/domain/writer/phrases/phrases";

import { aPerson } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const later = new Date("2026-11-21T13:00:00.000Z");
const hosts = ["xamfra.example"];

function read(given: Partial<ArticleTexts> = {}) {
  const form = readArticleForm({ ...newArticle, title: "Why corners cost more", content: "<p>Light.</p>", ...given });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return { values: form.values, isSlugGiven: form.isSlugGiven, hosts };
}

async function anArticle(db: Db, given: Partial<ArticleTexts> = {}, original: number | null = null) {
  const editor = (await aPerson(db, { admin: "active" })).id;
  const created = await createArticle(db, { ...read(given), original }, editor, now);
  if (!created.ok) throw new Error(created.message);
  return { id: created.id, editor };
}

async function found(db: Db, id: number) {
  const article = await findArticle(db, id);
  if (!article) throw new Error("There is no such article.");
  return article;
}

const slugsOf = (db: Db) => db.selectFrom("article_slugs").select(["language", "slug", "article_id"]).execute();

describe("words that storing would leave out", () => {
  const content = "<p>Light.</p><textarea>Ask for the nota simple before you sign.</textarea>";
  const stored = async (db: Db, id: number) => (await found(db, id)).values.content;

  async function asked(db: Db, given: string) {
    const { id, editor } = await anArticle(db);
    const saves = (choice?: { keeps: boolean; key: string }) =>
      saveArticle(db, id, { ...read({ content: given }), version: 1, choice: choice ?? null }, editor, later);
    const answer = await saves();
    if (answer.ok || answer.reason !== "words-lost") throw new Error("Nobody was asked.");
    return { id, saves, lost: answer.lost };
  }

  test("are asked about, and nothing is stored until somebody has said", async ({ db }) => {
    const { id, saves, lost } = await asked(db, content);
    expect(lost).toMatchObject({ count: 8, excerpts: ["Ask for the nota simple before you sign"] });
    expect(await stored(db, id)).toBe("<p>Light.</p>");
    expect(await saves({ keeps: false, key: lost.key })).toMatchObject({ ok: true, hasChanged: false });
    expect(await saves({ keeps: true, key: lost.key })).toMatchObject({ ok: true, hasChanged: true });
    expect(await stored(db, id)).toBe("<p>Light.</p>\n<p>Ask for the nota simple before you sign.</p>");
  });

  test("are asked about again where they are others than those that somebody saw", async ({ db }) => {
    const { lost } = await asked(db, content);
    const { id, editor } = await anArticle(db);
    const other = read({ content: content.replace("sign", "pay") });
    const choice = { keeps: false, key: lost.key };
    expect(await saveArticle(db, id, { ...other, version: 1, choice }, editor, later)).toMatchObject({
      reason: "words-lost",
    });
    expect(await createArticle(db, { ...read({ content }) }, editor, now)).toMatchObject({ reason: "words-lost" });
  });

  test("stay as paragraphs where cleaning takes them off a wrapper", async ({ db }) => {
    const json = JSON.stringify({ content: "<p>Light.</p>", html: "<p>Another text of six words &amp; more.</p>" });
    const { id, saves, lost } = await asked(db, json);
    expect(await saves({ keeps: true, key: lost.key })).toMatchObject({ ok: true });
    expect(await stored(db, id)).toBe("<p>Light.</p>\n<p>Another text of six words &amp; more</p>");
  });

  test("are not those of the title, which the page prints", async ({ db }) => {
    const { id } = await anArticle(db, { content: "<h1>Why corners cost <b>more</b>.</h1><p>Light.</p>" });
    expect(await stored(db, id)).toBe("<p>Light.</p>");
  });
});

describe("writing an article by hand", () => {
  test("makes the address of the title, with a number where it is taken", async ({ db }) => {
    const first = await anArticle(db);
    const second = await anArticle(db);
    const spanish = await anArticle(db, { language: "es" });
    const slugs = await Promise.all([first, second, spanish].map(async ({ id }) => (await found(db, id)).values.slug));
    expect(slugs).toEqual(["why-corners-cost-more", "why-corners-cost-more-2", "why-corners-cost-more"]);
  });

  test("keeps it a draft of one word, by nobody but its author", async ({ db }) => {
    const { id } = await anArticle(db);
    expect(await found(db, id)).toMatchObject({
      version: 1,
      wordCount: 1,
      writer: null,
      reviewedBy: null,
      publishedAt: null,
      values: { status: "draft", language: "en", metaDescription: "" },
    });
  });

  test("tells another article in another language, once in each", async ({ db }) => {
    const { id, editor } = await anArticle(db);
    const spanish = await anArticle(db, { language: "es", title: "Por qué cuestan más" }, id);
    expect(await listArticleSiblings(db, id)).toEqual([
      { id: spanish.id, language: "es", title: "Por qué cuestan más" },
    ]);
    const again = await createArticle(db, { ...read({ language: "es", title: "Otra" }), original: id }, editor, now);
    expect(again).toMatchObject({ ok: false, field: "language", message: "articleForm.language.taken" });
  });
});

describe("saving an article", () => {
  test("publishes it with who reviewed it and when, and keeps the day of the first time", async ({ db }) => {
    const { id, editor } = await anArticle(db);
    const publishes = read({ status: "published" });
    expect(await saveArticle(db, id, { version: 1, ...publishes }, editor, later)).toMatchObject({ ok: true });
    const reviewer = (await db.selectFrom("users").select("email").where("id", "=", editor).executeTakeFirst())?.email;
    const at = later.toISOString();
    expect(await found(db, id)).toMatchObject({ reviewedBy: reviewer, reviewedAt: at, publishedAt: at, version: 2 });

    const other = (await aPerson(db, { admin: "active" })).id;
    await saveArticle(db, id, { version: 2, ...read({ status: "archived" }) }, other, later);
    const again = new Date("2026-12-01T09:00:00.000Z");
    await saveArticle(db, id, { version: 3, ...publishes }, other, again);
    expect(await found(db, id)).toMatchObject({ reviewedAt: again.toISOString(), publishedAt: at, version: 4 });
  });

  test("tells the second of two people, and overwrites nothing", async ({ db }) => {
    const { id, editor } = await anArticle(db);
    await saveArticle(db, id, { version: 1, ...read({ keyword: "first" }) }, editor, later);
    const second = await saveArticle(db, id, { version: 1, ...read({ keyword: "second" }) }, editor, later);
    expect(second).toMatchObject({ ok: false, reason: "conflict", fields: ["keyword"], current: { version: 2 } });
    expect((await found(db, id)).values.keyword).toBe("first");
    expect(await saveArticle(db, id, { version: 1, ...read({ keyword: "first" }) }, editor, later)).toMatchObject({
      ok: true,
      hasChanged: false,
    });
    expect(await saveArticle(db, id, { version: 2, ...read({ keyword: "second" }) }, editor, later)).toMatchObject({
      ok: true,
    });
  });

  test("cleans and sanitises, counts the words, and says what was taken out", async ({ db }) => {
    const { id, editor } = await anArticle(db);
    const content = [
      "```html",
      "<h1>Corners</h1><script>steal()</script>",
      '<p onclick="steal()">Six rooms <a href="javascript:steal()">here</a> and <a href="/properties">there</a>.</p>',
      '<iframe src="https://other.example/"></iframe><img src="https://other.example/a.jpg" alt="">',
      "```",
    ].join("\n");
    const saved = await saveArticle(db, id, { version: 1, ...read({ content }) }, editor, later);
    expect(saved).toMatchObject({
      ok: true,
      fit: {
        changes: ["fences"],
        takenOut: [
          { kind: "script", count: 1 },
          { kind: "frame", count: 1, examples: ["iframe"] },
          { kind: "handler", count: 1, examples: ["onclick"] },
          { kind: "link", count: 1, examples: ["javascript:steal()"] },
          { kind: "image", count: 1, examples: ["https://other.example/a.jpg"] },
        ],
      },
    });
    const { values, wordCount } = await found(db, id);
    expect(values.content).not.toMatch(/script|onclick|iframe|img|```/);
    expect(values.content).toContain('<a href="/properties">there</a>');
    expect(wordCount).toBe(6);
  });

  test("an article that is gone is not found", async ({ db }) => {
    const { editor } = await anArticle(db);
    expect(await saveArticle(db, 999, { version: 1, ...read() }, editor, later)).toEqual({
      ok: false,
      reason: "not-found",
    });
  });
});

describe("the address of an article", () => {
  test("is taken where another article of the language has it or had it", async ({ db }) => {
    const { id, editor } = await anArticle(db, { slug: "corners", status: "published" });
    const other = await anArticle(db, { slug: "chamfers" });
    const taken = { ok: false, reason: "refused", field: "slug", message: "articleForm.slug.taken" };
    expect(await saveArticle(db, other.id, { version: 1, ...read({ slug: "corners" }) }, editor, later)).toEqual(taken);
    await saveArticle(db, id, { version: 1, ...read({ slug: "cut-corners", status: "published" }) }, editor, later);
    expect(await saveArticle(db, other.id, { version: 1, ...read({ slug: "corners" }) }, editor, later)).toEqual(taken);
    expect(await freeSlug(db, "en", "corners")).toBe("corners-2");
    expect(await freeSlug(db, "es", "corners")).toBe("corners");
  });

  test("still leads to it after a change, and is no former one when it comes back", async ({ db }) => {
    const { id, editor } = await anArticle(db, { slug: "corners", status: "published" });
    await saveArticle(db, id, { version: 1, ...read({ slug: "cut-corners", status: "published" }) }, editor, later);
    expect(await slugsOf(db)).toEqual([{ language: "en", slug: "corners", article_id: id }]);
    await saveArticle(db, id, { version: 2, ...read({ slug: "corners", status: "published" }) }, editor, later);
    expect(await slugsOf(db)).toEqual([{ language: "en", slug: "cut-corners", article_id: id }]);
  });

  test("is given up by a draft that nobody could read", async ({ db }) => {
    const { id, editor } = await anArticle(db, { slug: "corners" });
    await saveArticle(db, id, { version: 1, ...read({ slug: "cut-corners" }) }, editor, later);
    expect(await slugsOf(db)).toEqual([]);
  });
});

describe("deleting an article", () => {
  test("takes its revisions and former addresses with it", async ({ db }) => {
    const { id, editor } = await anArticle(db, { slug: "corners", status: "published" });
    await saveArticle(db, id, { version: 1, ...read({ slug: "chamfers", status: "published" }) }, editor, later);
    expect(await deleteArticle(db, id, 1, new Date())).toEqual({
      ok: true,
      title: "Why corners cost more",
      photos: [],
    });
    expect(await deleteArticle(db, id, 1, new Date())).toEqual({ ok: false, reason: "not-found" });
    expect(await slugsOf(db)).toEqual([]);
    expect(await db.selectFrom("article_revisions").select("id").execute()).toEqual([]);
  });
});

describe("the form of an article", () => {
  const errorsOf = (given: Partial<ArticleTexts>) => {
    const form = readArticleForm({ ...newArticle, title: "A title", ...given });
    return form.ok ? {} : form.errors;
  };

  test("says at each field what is wrong with it", () => {
    expect(errorsOf({ title: " " })).toEqual({ title: ["articleForm.title.required"] });
    expect(errorsOf({ title: "x".repeat(301) })).toEqual({ title: ["field.tooLong|max=300"] });
    expect(errorsOf({ slug: "…!?…" })).toEqual({ slug: ["articleForm.slug.empty"] });
    expect(errorsOf({ title: "???" })).toEqual({ slug: ["articleForm.slug.untitled"] });
    expect(errorsOf({ language: "fr", status: "public" })).toEqual({
      language: ["field.invalid"],
      status: ["field.invalid"],
    });
    expect(errorsOf({ content: "x".repeat(200_001) })).toEqual({ content: ["field.tooLong|max=200000"] });
    expect(errorsOf({ status: "published", content: "<p> </p>" })).toEqual({
      content: ["articleForm.content.required"],
    });
  });

  test("takes a slug as it is typed, and makes an address of it", () => {
    const toSlug = (slug: string) => read({ slug }).values.slug;
    expect(toSlug(" Gràcia & Sarrià! ")).toBe("gracia-and-sarria");
    expect(toSlug("already-one")).toBe("already-one");
  });
});

describe("a place left for the agent's own words", () => {
  const content = ["<p>Light.</p>", ...ownWordsHtml(phrasesIn("en")), "<p>More light.</p>"].join("\n");

  test("stays in a draft, and is asked for before the article goes on the site", async ({ db }) => {
    const { id, editor } = await anArticle(db, { content });
    expect((await found(db, id)).values.content).toContain("[[");
    const published = await saveArticle(
      db,
      id,
      { ...read({ content, status: "published" }), version: 1 },
      editor,
      later,
    );
    const message = "articleForm.withoutOwn.required";
    expect(published).toMatchObject({ ok: false, reason: "refused", field: "despite", message });
    expect((await found(db, id)).values).toMatchObject({ status: "draft" });
  });

  test("is left out where somebody says why there is nothing to say, and the reason is kept", async ({ db }) => {
    const { id, editor } = await anArticle(db, { content });
    const despite = { isTicked: true, reason: "No sale of this kind yet" };
    const input = { ...read({ content, status: "published" }), version: 1, despite };
    expect(await saveArticle(db, id, input, editor, later)).toMatchObject({ ok: true });
    const { values, despite: kept } = await found(db, id);
    expect(values.content).toBe("<p>Light.</p>\n<p>More light.</p>");
    expect(kept?.reason).toBe("No sale of this kind yet");
  });
});
