import { sql } from "kysely";

import { newArticle } from "~/domain/articles/article-form";
import { findInArticle, readUnread, verdictsOn } from "~/domain/articles/checks/article-findings.server";
import { citedSources } from "~/domain/articles/checks/cited-sources";
import { guide } from "~/domain/guide/guide.server";

import { anArticle } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const now = new Date("2026-11-21T12:00:00.000Z");
const hosts = ["xamfra.example"];

/** So many sentences of one kind. */
const sentences = (count: number, about: string) =>
  Array.from(
    { length: count },
    (_, place) => `<p>Sentence ${place} is about the ${about} and its many parts.</p>`,
  ).join("");

/** Long enough, with its keyword and a link. */
const whole = (keyword: string) =>
  `<h2>What it is</h2><p>${keyword} is paid to the town.</p>${sentences(60, keyword)}<p><a href="/costs">Costs</a> of ${keyword}.</p>`;

describe("the checks of an article", () => {
  test("find nothing but the missing languages in one that answers its keyword", async ({ db }) => {
    const texts = { ...newArticle, title: "Plusvalía", keyword: "plusvalía", content: whole("plusvalía") };
    const found = await findInArticle(db, texts, { id: 0, about: null, hosts }, now);
    expect(found).toEqual([{ kind: "languages", missing: ["es", "ca", "ru"] }]);
  });

  test("name the sister that says the same, and how much of it", async ({ db }) => {
    const sister = await anArticle(db, { title: "Arras", content: sentences(8, "deposit") });
    await anArticle(db, { title: "Off the site", status: "archived", content: sentences(10, "deposit") });
    await anArticle(db, { title: "Arras, translated", language: "es", content: sentences(10, "deposit") });
    const content = sentences(5, "deposit") + sentences(5, "notary");
    const texts = { ...newArticle, title: "Deposit", keyword: "deposit", content };
    const found = await findInArticle(db, texts, { id: 0, about: null, hosts }, now);
    expect(found).toContainEqual({ kind: "overlap", percent: 50, sister: { id: sister.id, title: "Arras" } });
    const other = { ...texts, content: sentences(3, "deposit") + sentences(7, "notary") };
    const little = await findInArticle(db, other, { id: 0, about: null, hosts }, now);
    expect(little.map(({ kind }) => kind)).not.toContain("overlap");
  });

  test("hold an article against what was written since, and leave a whole batch to the job that reads it", async ({
    db,
  }) => {
    const texts = { ...newArticle, title: "Deposit", keyword: "deposit", content: sentences(8, "deposit") };
    const found = async () =>
      (await findInArticle(db, texts, { id: 0, about: null, hosts }, now)).map(({ kind }) => kind);
    await anArticle(db, { content: sentences(8, "deposit") });
    expect(await found()).toContain("overlap");
    for (let number = 0; number < 26; number += 1) await anArticle(db);
    await found();
    expect(await readUnread(db, 50)).toBe(26);
    expect(await found()).toContain("overlap");
  });

  test("say what is due to be read again, once it is", async ({ db }) => {
    const texts = {
      ...newArticle,
      title: "ITP",
      keyword: "ITP",
      content: "<p>The ITP is 10 % up to 600,000 euros.</p>",
    };
    const at = (day: string) => findInArticle(db, texts, { id: 0, about: null, hosts }, new Date(`${day}T12:00:00Z`));
    expect((await at("2026-11-21")).map(({ kind }) => kind)).not.toContain("sources");
    const [due] = (await at("2027-12-01")).filter(({ kind }) => kind === "sources");
    expect(due).toMatchObject({ kind: "sources", what: "Decret llei 5/2025 (DOGC 9379)" });
  });

  test("read no source into a text that gives no figure", () => {
    const content = "<p>The ITP is a tax. There are 3 trees.</p>";
    expect(citedSources({ content, language: "en", about: null })).toEqual([]);
  });

  test("count the entry of the guide that an article answers among its sources", () => {
    const content = "<p>The ITP is a tax.</p>";
    const sourcesOf = (about: string) => citedSources({ content, language: "en", about });
    expect(sourcesOf("transfer-tax/what")).toMatchObject([{ what: guide()["transfer-tax"]?.in.en.title }]);
    expect(sourcesOf("gone/what")).toEqual([]);
  });
});

describe("the badge of the list", () => {
  test("is the worst of all checks, and follows the article and its sisters", async ({ db }) => {
    const wrong = await anArticle(db, { content: "<p>Buying a home for 500,000 euros gives you a golden visa.</p>" });
    const fine = await anArticle(db, { title: "Plusvalía", keyword: "plusvalía", content: whole("plusvalía") });
    const ids = [wrong.id, fine.id];
    expect(await verdictsOn(db, ids, now)).toEqual({
      [wrong.id]: { level: "claims", count: 1 },
      [fine.id]: { level: "notes", count: 1 },
    });

    for (const language of ["es", "ca", "ru"] as const) {
      await anArticle(db, { article_group: fine.group, language, slug: `plusvalia-${language}` });
    }
    expect((await verdictsOn(db, ids, now))[fine.id]).toEqual({ level: "clean", count: 0 });
    await anArticle(db, { title: "Copy", content: whole("plusvalía") });
    await readUnread(db, 50);
    expect((await verdictsOn(db, ids, now))[fine.id]).toEqual({ level: "issues", count: 1 });

    await db
      .updateTable("articles")
      .set({ content: "<p>It ended.</p>", version: 2 })
      .where("id", "=", wrong.id)
      .execute();
    // Too short, without a heading.
    expect((await verdictsOn(db, ids, now))[wrong.id]).toEqual({ level: "issues", count: 2 });
  });

  test("counts a sister as long as it says the same, is there and is not archived", async ({ db }) => {
    const ours = await anArticle(db, { content: whole("plusvalía"), keyword: "plusvalía", title: "Plusvalía" });
    const sister = await anArticle(db, { title: "Copy", content: whole("plusvalía") });
    await anArticle(db, { title: "A cousin", content: sentences(20, "plusvalía") });
    const level = async () => {
      await readUnread(db, 50);
      return (await verdictsOn(db, [ours.id], now))[ours.id]?.level;
    };
    const change = (set: { status?: "archived" | "draft"; content?: string; version?: number; language?: "es" }) =>
      db.updateTable("articles").set(set).where("id", "=", sister.id).execute();
    expect(await level()).toBe("issues");
    await change({ status: "archived" });
    expect(await level()).toBe("notes");
    await change({ status: "draft" });
    expect(await level()).toBe("issues");
    await change({ content: sentences(20, "notary"), version: 2 });
    expect(await level()).toBe("notes");
    await change({ content: whole("plusvalía"), version: 3 });
    expect(await level()).toBe("issues");
    await change({ language: "es", version: 4 });
    expect(await level()).toBe("notes");
    await anArticle(db, { title: "Another copy", content: whole("plusvalía") });
    expect(await level()).toBe("issues");
    await db.deleteFrom("articles").where("title", "=", "Another copy").execute();
    expect(await level()).toBe("notes");
  });

  test("is missing where nothing can be kept, and keeps no page from opening", async ({ db }) => {
    const { id } = await anArticle(db, { title: "Arras", keyword: "arras", content: whole("arras") });
    await sql`pragma query_only = 1`.execute(db);
    expect(await verdictsOn(db, [id], now)).toEqual({});
    await sql`pragma query_only = 0`.execute(db);
    expect((await verdictsOn(db, [id], now))[id]).toBeDefined();
  });

  test("is made of what is read once", async ({ db }) => {
    await anArticle(db);
    expect(await readUnread(db, 50)).toBe(1);
    expect(await readUnread(db, 50)).toBe(0);
  });
});
