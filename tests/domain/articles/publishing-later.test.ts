import type { Db } from "~/db/database";
import { type ArticleTexts, newArticle } from "~/domain/articles/article-form";
import { readArticleForm } from "~/domain/articles/article.schema";
import {
  createArticle,
  findArticle,
  listArticles,
  publishDueArticles,
  saveArticle,
} from "~/domain/articles/articles.server";
import { contentVersion } from "~/domain/site/content-version.server";
import { fromBarcelona } from "~/i18n/barcelona-time";

import { aPerson } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const hosts = ["xamfra.example"];
const text = { ...newArticle, title: "Why corners cost more", content: "<h2>Light</h2><p>On three streets.</p>" };

function read(given: Partial<ArticleTexts> = {}) {
  const form = readArticleForm({ ...text, ...given });
  if (!form.ok) throw new Error(JSON.stringify(form.errors));
  return { values: form.values, isSlugGiven: form.isSlugGiven, hosts };
}

async function written(db: Db, given: Partial<ArticleTexts> = {}) {
  const editor = (await aPerson(db, { admin: "active" })).id;
  const created = await createArticle(db, read(given), editor, now);
  if (!created.ok) throw new Error(created.message);
  return { ...created, editor };
}

async function refusedFor(db: Db, given: Partial<ArticleTexts>) {
  const editor = (await aPerson(db, { admin: "active" })).id;
  const created = await createArticle(db, read(given), editor, now);
  return created.ok ? null : { field: created.field, message: created.message };
}

const statusOf = async (db: Db, id: number) => (await findArticle(db, id))?.values.status;

describe("an article with an hour to come", () => {
  test("stays a draft until then, goes public at that moment and says who read it", async ({ db }) => {
    const { id, values } = await written(db, { status: "published", publishAt: "2026-12-01T09:30" });
    expect(values).toMatchObject({ status: "draft", publishAt: "2026-12-01T09:30" });

    await publishDueArticles(db, new Date("2026-12-01T08:29:59.000Z"));
    expect(await statusOf(db, id)).toBe("draft");
    const before = await contentVersion(db);
    const at = new Date("2026-12-01T08:30:00.000Z");
    expect(await publishDueArticles(db, at)).toEqual([{ id, title: "Why corners cost more", to: "published" }]);
    expect(await findArticle(db, id)).toMatchObject({
      values: { status: "published", publishAt: "" },
      publishedAt: at.toISOString(),
      reviewedAt: now.toISOString(),
      version: 2,
    });
    // What ready pages, feeds and the site map depend on.
    expect(await contentVersion(db)).toBeGreaterThan(before ?? Infinity);
    expect(await publishDueArticles(db, at)).toEqual([]);
  });

  test("is told apart in the list, the next one first", async ({ db }) => {
    await written(db);
    const late = await written(db, { publishAt: "2026-12-03T09:00" });
    const soon = await written(db, { publishAt: "2026-12-02T09:00" });
    const { articles } = await listArticles(db, { text: "", status: "scheduled", page: 1 });
    expect(articles.map(({ id, publishAt }) => [id, publishAt])).toEqual([
      [soon.id, "2026-12-02T08:00:00.000Z"],
      [late.id, "2026-12-03T08:00:00.000Z"],
    ]);
  });

  test("goes public at once where the hour has passed, and says so", async ({ db }) => {
    const { values, isAtOnce } = await written(db, { publishAt: "2026-11-21T12:59" });
    expect(values).toMatchObject({ status: "published", publishAt: "" });
    expect(isAtOnce).toBe(true);
  });

  test("is not overwritten by who had it open when it went public", async ({ db }) => {
    const { id, editor } = await written(db, { publishAt: "2026-12-01T09:30", slug: "corners" });
    await publishDueArticles(db, new Date("2026-12-01T08:30:00.000Z"));
    const mine = read({ publishAt: "2026-12-01T09:30", slug: "corners", title: "Corners" });
    const saved = await saveArticle(db, id, { version: 1, ...mine }, editor, new Date("2026-12-01T08:31:00.000Z"));
    expect(saved).toMatchObject({ ok: false, reason: "conflict" });
    expect(saved).toHaveProperty("fields", expect.arrayContaining(["title", "status", "publishAt"]));
  });

  test("is noted with its hour, and that it went public by itself", async ({ db }) => {
    const { id, editor } = await written(db, { publishAt: "2026-12-01T09:30" });
    await publishDueArticles(db, new Date("2026-12-01T08:30:00.000Z"));
    const rows = await db.selectFrom("activity_log").selectAll().where("subject_id", "=", id).orderBy("id").execute();
    expect(rows.map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ["article.scheduled", editor],
      ["article.status", null],
    ]);
  });
});

describe("an article that is to go again", () => {
  test("is archived at that moment, even where the server was off all the while", async ({ db }) => {
    const { id } = await written(db, { publishAt: "2026-12-01T09:30", unpublishAt: "2026-12-24T20:00" });
    await publishDueArticles(db, new Date("2026-12-25T00:00:00.000Z"));
    expect(await findArticle(db, id)).toMatchObject({ values: { status: "archived", publishAt: "", unpublishAt: "" } });
  });

  test("is refused a time before it is public, one that has passed, and an hour that no clock shows", async ({
    db,
  }) => {
    expect(await refusedFor(db, { publishAt: "2026-12-01T09:30", unpublishAt: "2026-12-01T09:30" })).toEqual({
      field: "unpublishAt",
      message: "articleForm.unpublishAt.before",
    });
    expect(await refusedFor(db, { status: "published", unpublishAt: "2026-11-21T12:00" })).toMatchObject({
      message: "articleForm.unpublishAt.past",
    });
    expect(await refusedFor(db, { status: "archived", publishAt: "2026-12-01T09:30" })).toMatchObject({
      field: "publishAt",
      message: "articleForm.publishAt.archived",
    });
    const skipped = readArticleForm({ ...text, publishAt: "2027-03-28T02:30" });
    expect(skipped).toMatchObject({ ok: false, errors: { publishAt: ["articleForm.moment.skipped"] } });
    for (const typed of ["next week", "2027-02-30T10:00", "2027-01-01T25:00"]) {
      const nonsense = readArticleForm({ ...text, publishAt: typed });
      expect(nonsense).toMatchObject({ ok: false, errors: { publishAt: ["articleForm.moment.invalid"] } });
    }
  });

  test("cannot be given an hour to come while it is public", async ({ db }) => {
    const { id, editor } = await written(db, { status: "published", slug: "corners" });
    const again = read({ status: "published", slug: "corners", publishAt: "2026-12-01T09:30" });
    const saved = await saveArticle(db, id, { version: 1, ...again }, editor, now);
    expect(saved).toMatchObject({ ok: false, field: "publishAt", message: "articleForm.publishAt.public" });
    expect(await statusOf(db, id)).toBe("published");
  });
});

describe("the clock of Barcelona", () => {
  test("knows summer time, the hour that is left out and the one that comes twice", () => {
    const iso = (wallClock: string) => fromBarcelona(wallClock)?.toISOString() ?? null;
    expect(iso("2026-12-01T09:30")).toBe("2026-12-01T08:30:00.000Z");
    expect(iso("2027-07-01T09:30")).toBe("2027-07-01T07:30:00.000Z");
    expect(iso("2027-03-28T02:30")).toBeNull();
    expect(iso("2027-10-31T02:30")).toBe("2027-10-31T00:30:00.000Z");
    expect(iso("2027-02-30T10:00")).toBeNull();
  });
});
