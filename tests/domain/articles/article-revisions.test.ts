import type { Db } from "~/db/database";
import { newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import {
  compareRevision,
  createArticle,
  findArticle,
  fixAllDrafts,
  listRevisions,
  openArticle,
  restoreRevision,
  saveArticle,
  saveCleaned,
} from "~/domain/articles/articles.server";
import { compareTexts } from "~/domain/articles/compare-texts";

import { aPerson } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const later = new Date("2026-11-21T13:00:00.000Z");
const hosts = ["xamfra.example"];
const long =
  "<h2>Corners</h2>\n<p>The cut corner gives light to three streets, and room to stand in each of them, all day long.</p>";
const wrapped = `<p>${JSON.stringify({ title: "T", content: long, meta_description: "Light on three streets." })}</p>`;

let number = 0;

/** An article as a writer or an older system left it: without a revision. */
async function aStoredArticle(db: Db, content: string, status: "draft" | "published" | null = "draft") {
  number += 1;
  const at = now.toISOString();
  const { id } = await db
    .insertInto("articles")
    .values({
      article_group: `group-${number}`,
      title: "Corners",
      slug: `corners-${number}`,
      content,
      status,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, editor: (await aPerson(db, { admin: "active" })).id };
}

function input(content: string, title = "Corners") {
  const form = readArticleForm({ ...newArticle, title, content });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return { values: form.values, isSlugGiven: form.isSlugGiven, hosts };
}

const contentOf = async (db: Db, id: number) => (await findArticle(db, id))?.values.content;

describe("each save", () => {
  test("keeps a revision, and the first one what stood there before", async ({ db }) => {
    const { id, editor } = await aStoredArticle(db, "<p>As the writer sent it.</p>");
    await saveArticle(db, id, { version: 1, ...input("<p>As a person put it.</p>") }, editor, later);
    await saveArticle(db, id, { version: 2, ...input("<p>As a person put it.</p>", "Cut corners") }, editor, later);
    const revisions = await listRevisions(db, id);
    expect(revisions).toMatchObject([
      { title: "Cut corners", changed: ["title"], isFirst: false, savedAt: later.toISOString() },
      { title: "Corners", changed: ["content"], isFirst: false },
      { title: "Corners", changed: [], isFirst: true, savedBy: null, savedAt: now.toISOString() },
    ]);
    expect(revisions[0]?.savedBy).toContain("@");
  });

  test("can be compared with the present state and brought back as a new one", async ({ db }) => {
    const editor = (await aPerson(db, { admin: "active" })).id;
    const created = await createArticle(db, input("<p>Six rooms.</p>"), editor, now);
    if (!created.ok) throw new Error(created.message);
    const { id } = created;
    await saveArticle(db, id, { version: 1, ...input("<p>Seven rooms.</p>", "Rooms") }, editor, later);
    const first = (await listRevisions(db, id)).at(-1)?.id ?? 0;
    expect(await compareRevision(db, id, first)).toMatchObject({
      savedAt: now.toISOString(),
      fields: [
        { field: "title" },
        {
          field: "content",
          parts: [
            { kind: "same", text: "<p>" },
            { kind: "removed", text: "Six" },
            { kind: "added", text: "Seven" },
            { kind: "same", text: " rooms.</p>" },
          ],
        },
      ],
    });
    const restores = () => restoreRevision(db, { article: id, revision: first, hosts }, editor, later);
    expect(await restores()).toEqual({ ok: true, hasChanged: true, savedAt: now.toISOString() });
    expect(await contentOf(db, id)).toBe("<p>Six rooms.</p>");
    expect(await listRevisions(db, id)).toHaveLength(3);
    expect(await restores()).toMatchObject({ ok: true, hasChanged: false });
    expect(await listRevisions(db, id)).toHaveLength(3);
  });

  test("of another article is none of this one", async ({ db }) => {
    const { id, editor } = await aStoredArticle(db, "<p>One.</p>");
    const other = await aStoredArticle(db, "<p>Two.</p>");
    await saveArticle(db, other.id, { version: 1, ...input("<p>Three.</p>") }, editor, later);
    const revision = (await listRevisions(db, other.id))[0]?.id ?? 0;
    expect(await compareRevision(db, id, revision)).toBeUndefined();
    expect(await restoreRevision(db, { article: id, revision, hosts }, editor, later)).toEqual({
      ok: false,
      reason: "not-found",
    });
  });

  test("does not make a public page empty", async ({ db }) => {
    const { id, editor } = await aStoredArticle(db, "");
    await saveArticle(
      db,
      id,
      { version: 1, ...input("<p>Text.</p>"), values: { ...input("<p>Text.</p>").values, status: "published" } },
      editor,
      later,
    );
    const empty = (await listRevisions(db, id)).at(-1)?.id ?? 0;
    expect(await restoreRevision(db, { article: id, revision: empty, hosts }, editor, later)).toEqual({
      ok: false,
      reason: "empty",
    });
  });
});

describe("opening an article", () => {
  test("shows a corrupted one clean and stores that on demand, with a revision of what it was", async ({ db }) => {
    const { id, editor } = await aStoredArticle(db, wrapped);
    const opened = await openArticle(db, id, { hosts });
    expect(opened).toMatchObject({ cleaned: ["json"], savesItself: true });
    expect(opened?.values).toMatchObject({
      content: expect.stringContaining("<h2 id="),
      metaDescription: "Light on three streets.",
    });
    expect(await contentOf(db, id)).toBe(wrapped);

    const cleans = (version: number) => saveCleaned(db, id, { version, hosts }, editor, later);
    expect(await cleans(7)).toEqual({ ok: false, reason: "conflict" });
    expect(await cleans(1)).toEqual({ ok: true, hasChanged: true });
    expect(await contentOf(db, id)).toBe(opened?.values.content);
    expect(await listRevisions(db, id)).toHaveLength(2);
    // Two windows with the same article do not disagree.
    expect(await cleans(1)).toEqual({ ok: true, hasChanged: false });
    expect(await openArticle(db, id, { hosts })).toMatchObject({ cleaned: [], savesItself: false });
  });

  test("leaves one whose cleaning would lose words as it is, at each door", async ({ db }) => {
    const content = "<h2>Corners</h2><p>Light on three streets, and the sun of the afternoon on one of them.</p>";
    const losing = JSON.stringify({ content, text: "Another text than the article, of more than a few words." });
    const { id, editor } = await aStoredArticle(db, losing);
    expect(await openArticle(db, id, { hosts })).toMatchObject({
      values: { content: losing },
      savesItself: false,
      lost: { excerpts: [expect.stringContaining("Another text than")] },
    });
    expect(await saveCleaned(db, id, { version: 1, hosts }, editor, later)).toEqual({
      ok: false,
      reason: "words-lost",
    });
    expect(await fixAllDrafts(db, { hosts }, editor, later)).toMatchObject({ fixedCount: 0, errorCount: 1 });
    expect(await contentOf(db, id)).toBe(losing);
  });

  test("does not save a clean one, nor one of a hundred characters", async ({ db }) => {
    const clean = await aStoredArticle(db, "<p>Clean.</p>");
    expect(await openArticle(db, clean.id, { hosts })).toMatchObject({ cleaned: [], savesItself: false });
    const short = await aStoredArticle(db, "```html\n<p>Short.</p>\n```");
    expect(await openArticle(db, short.id, { hosts })).toMatchObject({ cleaned: ["fences"], savesItself: false });
  });
});

describe("fixing all drafts", () => {
  test("counts what it fixed and what a person has to look at, and leaves the rest alone", async ({ db }) => {
    const { id, editor } = await aStoredArticle(db, wrapped);
    const unset = await aStoredArticle(db, "```html\n<h2>Corners</h2>\n```", null);
    const clean = await aStoredArticle(db, "<p>Clean.</p>");
    const published = await aStoredArticle(db, wrapped, "published");
    const byHand = await aStoredArticle(db, '{"error": "quota exceeded", "code": 429}');
    expect(await fixAllDrafts(db, { hosts }, editor, later)).toEqual({ fixedCount: 2, errorCount: 1, failures: [] });
    expect(await contentOf(db, id)).toContain("<h2 id=");
    expect(await contentOf(db, unset.id)).toContain("<h2 id=");
    expect(await contentOf(db, clean.id)).toBe("<p>Clean.</p>");
    expect(await contentOf(db, published.id)).toBe(wrapped);
    expect(await contentOf(db, byHand.id)).toContain("quota exceeded");
    expect(await listRevisions(db, id)).toHaveLength(2);
    expect(await fixAllDrafts(db, { hosts }, editor, later)).toMatchObject({ fixedCount: 0, errorCount: 1 });
  });
});

describe("comparing two texts", () => {
  test("shows long stretches without a change by their ends", () => {
    const middle = "word ".repeat(100);
    expect(compareTexts(`a ${middle}b`, `c ${middle}d`).map(({ kind }) => kind)).toEqual([
      "removed",
      "added",
      "same",
      "cut",
      "same",
      "removed",
      "added",
    ]);
  });

  test("ends in time where the two have nothing in common", () => {
    const one = Array.from({ length: 20_000 }, (_, index) => `a${index}`).join(" ");
    const other = Array.from({ length: 20_000 }, (_, index) => `b${index}`).join(" ");
    const parts = compareTexts(one, other);
    expect(parts.length).toBeGreaterThan(0);
    const added = parts.flatMap(({ kind, text }) => (kind === "added" ? text : []));
    expect(added.join("")).toContain("b19999");
  });
});
