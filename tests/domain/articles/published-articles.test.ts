import type { ArticleStatus } from "~/domain/articles/article";
import { distinctPictures } from "~/domain/articles/published/distinct-pictures";
import { articlesPerPage } from "~/domain/articles/published/published-article";
import {
  findArticleAddress,
  findPublishedArticle,
  magazineLanguages,
  newestArticles,
  searchArticles,
} from "~/domain/articles/published/published-articles.server";
import { readPageNumber } from "~/domain/fields/address-number";

import { anArticle, aNeighborhood, aProperty } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}T09:00:00.000Z`;

describe("the magazine", () => {
  test("lists what is published in the language, newest first", async ({ db }) => {
    await anArticle(db, { slug: "old", published_at: day(1) });
    await anArticle(db, { slug: "new", published_at: day(3) });
    await anArticle(db, { slug: "nuevo", language: "es", published_at: day(4) });
    for (const status of ["draft", "archived", null] satisfies (ArticleStatus | null)[])
      await anArticle(db, { status });

    const { articles, total, pages } = await searchArticles(db, "en", 1);
    expect(articles.map(({ slug }) => slug)).toEqual(["new", "old"]);
    expect([total, pages]).toEqual([2, 1]);
    expect((await searchArticles(db, "es", 1)).articles).toMatchObject([{ slug: "nuevo", minutes: 3 }]);
    expect(await searchArticles(db, "ru", 1)).toEqual({ articles: [], total: 0, page: 1, pages: 1 });
    expect(await magazineLanguages(db)).toEqual(["en", "es"]);
  });

  test("has twelve on a page; a page that is not there is the first one", async ({ db }) => {
    for (let number = 1; number <= articlesPerPage + 2; number += 1) {
      await anArticle(db, { slug: `article-${number}`, published_at: day(number) });
    }
    const first = await searchArticles(db, "en", 1);
    expect(first.articles).toHaveLength(articlesPerPage);
    const second = await searchArticles(db, "en", 2);
    expect(second.articles.map(({ slug }) => slug)).toEqual(["article-2", "article-1"]);
    expect(await searchArticles(db, "en", 3)).toEqual(first);
    expect(["2", "0", "-1", "x", "2.5", ""].map((page) => readPageNumber(new URLSearchParams({ page })))).toEqual([
      2, 1, 1, 1, 1, 1,
    ]);
  });

  test("gives the feed the newest with their text", async ({ db }) => {
    for (const number of [1, 2, 3]) await anArticle(db, { slug: `article-${number}`, published_at: day(number) });
    const newest = await newestArticles(db, "en", 2);
    expect(newest).toMatchObject([{ slug: "article-3", publishedAt: day(3) }, { slug: "article-2" }]);
    expect(newest[0]?.content).toContain("Words before.");
  });
});

describe("an article", () => {
  test("that is a draft or archived is not there", async ({ db }) => {
    for (const status of ["draft", "archived", null] satisfies (ArticleStatus | null)[]) {
      const { slug } = await anArticle(db, { status });
      expect(await findPublishedArticle(db, "en", slug)).toBeUndefined();
      expect(await findArticleAddress(db, "en", slug)).toBeUndefined();
    }
  });

  test("says when a person checked it, and nothing where nobody has", async ({ db }) => {
    const checked = await anArticle(db, { reviewed_at: day(5) });
    const unchecked = await anArticle(db);
    expect(await findPublishedArticle(db, "en", checked.slug)).toMatchObject({ checkedAt: day(5) });
    expect(await findPublishedArticle(db, "en", unchecked.slug)).toMatchObject({ checkedAt: null });
  });

  test("knows its versions in other languages, the published ones only", async ({ db }) => {
    const group = "costs";
    await anArticle(db, { article_group: group, slug: "costs" });
    await anArticle(db, { article_group: group, slug: "gastos", language: "es" });
    await anArticle(db, { article_group: group, slug: "despeses", language: "ca", status: "draft" });
    const found = await findPublishedArticle(db, "en", "costs");
    expect(found?.versions).toEqual({ en: "costs", es: "gastos" });
    expect(await findArticleAddress(db, "es", "costs")).toEqual({ language: "es", slug: "gastos", isForGood: false });
    expect(await findArticleAddress(db, "ca", "costs")).toBeUndefined();
  });

  test("is found by a former slug, for good, as long as it is published", async ({ db }) => {
    const { id } = await anArticle(db, { slug: "new-name" });
    await db.insertInto("article_slugs").values({ language: "en", slug: "old-name", article_id: id }).execute();
    expect(await findArticleAddress(db, "en", "old-name")).toEqual({
      language: "en",
      slug: "new-name",
      isForGood: true,
    });
    expect(await findArticleAddress(db, "es", "old-name")).toBeUndefined();
    await db.updateTable("articles").set({ status: "archived" }).execute();
    expect(await findArticleAddress(db, "en", "old-name")).toBeUndefined();
  });

  test("is found under the language it was moved to, never under the address that was asked for", async ({ db }) => {
    const { id } = await anArticle(db, { slug: "gastos", language: "es", article_group: "costs" });
    const former = { language: "en", article_id: id } as const;
    await db
      .insertInto("article_slugs")
      .values({ ...former, slug: "gastos" })
      .execute();
    await db
      .insertInto("article_slugs")
      .values({ ...former, slug: "costs" })
      .execute();
    const moved = { language: "es", slug: "gastos", isForGood: true };
    expect(await findArticleAddress(db, "en", "gastos")).toEqual(moved);
    expect(await findArticleAddress(db, "en", "costs")).toEqual(moved);

    await anArticle(db, { slug: "what-it-costs", article_group: "costs" });
    expect(await findArticleAddress(db, "en", "costs")).toEqual({
      language: "en",
      slug: "what-it-costs",
      isForGood: false,
    });
  });

  test("stands beside homes of the place it is about, never drafts or sold ones", async ({ db }) => {
    await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
    const { id } = await aProperty(db, { neighborhood: "gracia", images: 1 });
    await aProperty(db, { neighborhood: "gracia", status: "draft", images: 1 });
    const sold = await aProperty(db, { neighborhood: "gracia", status: "sold", images: 1 });
    await aProperty(db, { neighborhood: "eixample", images: 1 });
    const article = await anArticle(db, { keyword: "flats in Gràcia" });
    const found = await findPublishedArticle(db, "en", article.slug);
    expect(found?.homes).toMatchObject({ ids: [id], reason: { kind: "place", slug: "gracia" } });
    expect(found?.picture).toMatchObject({ path: `/property/${id}` });

    await db.insertInto("article_properties").values({ article_id: article.id, property_id: sold.id }).execute();
    expect((await findPublishedArticle(db, "en", article.slug))?.homes.ids).toEqual([id]);
  });

  test("stands beside the homes that the agent chose, those still for sale or reserved", async ({ db }) => {
    const sold = await aProperty(db, { status: "sold" });
    const reserved = await aProperty(db, { status: "pending" });
    await aProperty(db);
    const article = await anArticle(db, { keyword: "flats in Eixample" });
    for (const property_id of [sold.id, reserved.id])
      await db.insertInto("article_properties").values({ article_id: article.id, property_id }).execute();
    const found = await findPublishedArticle(db, "en", article.slug);
    expect(found?.homes).toEqual({ ids: [reserved.id], reason: { kind: "chosen" } });
  });

  test("takes a picture of its own where others of the list want the same home", async ({ db }) => {
    const dear = await aProperty(db, { price: 990_000, images: 1 });
    const cheap = await aProperty(db, { price: 300_000, images: 1 });
    await aProperty(db, { price: 800_000 });
    const wanted = await aProperty(db, { price: 200_000, images: 1, property_type: "loft" });
    for (const number of [1, 2, 3]) await anArticle(db, { keyword: "lofts", published_at: day(number) });
    const { articles } = await searchArticles(db, "en", 1);
    expect(articles.map(({ picture }) => picture?.path)).toEqual(
      [wanted, dear, cheap].map(({ id }) => `/property/${id}`),
    );
  });

  test("leads on to others of its language", async ({ db }) => {
    const article = await anArticle(db, { keyword: "sell a flat", about: "steps-of-selling/what" });
    await anArticle(db, { slug: "es", language: "es" });
    await anArticle(db, { slug: "kin", keyword: "valuation of a flat", about: "valuation/what" });
    await anArticle(db, { slug: "other" });
    const found = await findPublishedArticle(db, "en", article.slug);
    expect(found?.next.map(({ slug }) => slug)).toEqual(["kin", "other"]);
    expect(found?.theme).toBe("selling");
  });
});

describe("the pictures of a list", () => {
  const photo = (name: string) => ({ photo: { name } });

  test("differ as long as there are others", () => {
    const [a, b, c] = [photo("a"), photo("b"), photo("c")];
    expect(distinctPictures([[a, b], [a, b, c], [a], [], [a, b, c]])).toEqual([a, b, a, null, c]);
  });
});
