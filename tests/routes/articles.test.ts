import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { metaOf, type PageMeta } from "~/http/pages/page-meta";
import { loader as feed } from "~/routes/machine/articles-feed";
import { loader as article } from "~/routes/site/articles/article";
import { loader as list } from "~/routes/site/articles/list";

import { anArticle, aNeighborhood, aProperty, theAgency } from "../support/builders";
import { get, origin } from "../support/requests";

const group = "costs";

beforeAll(async () => {
  await theAgency(db);
  await aNeighborhood(db, { slug: "gracia", name: "Gràcia" });
  await aProperty(db, { neighborhood: "gracia", images: 1 });
  const costs = await anArticle(db, {
    article_group: group,
    slug: "costs",
    title: "What a flat in Gràcia costs",
    keyword: "flats in Gràcia",
    content: `<h2>Taxes</h2><p onclick="x()">Ten per cent<script>alert(1)</script>, and <a href="${origin}/costs">more</a>.</p><h2>Papers</h2>`,
    reviewed_at: "2026-11-02T09:00:00.000Z",
  });
  await anArticle(db, { article_group: group, slug: "gastos", language: "es" });
  await anArticle(db, { article_group: group, slug: "despeses", language: "ca", status: "draft" });
  await anArticle(db, { slug: "english-only" });
  await anArticle(db, { slug: "draft", status: "draft" });
  await anArticle(db, { slug: "archived", status: "archived" });
  await db.insertInto("article_slugs").values({ language: "en", slug: "old", article_id: costs.id }).execute();
});

const read = (path: string, headers: Record<string, string> = {}) =>
  get(article, path, { slug: path.replace(/\?.*/, "").split("/").at(-1) }, headers);

const leads = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await read(path, headers);
  return [answer.status, answer.headers.get("Location")];
};

function metaIn(data: unknown): PageMeta {
  if (!isPage(data)) throw new Error("This answer is no page.");
  return data.meta;
}
function isPage(data: unknown): data is { meta: PageMeta } {
  return typeof data === "object" && data !== null && "meta" in data;
}

describe("an article's page", () => {
  test("shows its text sanitised, with its headings as contents, its homes and who follows it", async () => {
    const { status, data } = await read("/articles/costs");
    expect(status).toBe(200);
    expect(data).toMatchObject({
      html: '<h2 id="s-taxes">Taxes</h2><p>Ten per cent, and <a href="/costs">more</a>.</p><h2 id="s-papers">Papers</h2>',
      contents: [{ text: "Taxes" }, { text: "Papers" }],
      homes: [{ neighborhood: { slug: "gracia" } }],
      article: { checkedAt: "2026-11-02T09:00:00.000Z", homes: { reason: { kind: "place" } } },
    });
  });

  test("is not there while it is a draft, once it is archived, and where nothing ever was", async () => {
    for (const slug of ["draft", "archived", "nothing", "%00", "a".repeat(500)]) {
      expect((await read(`/articles/${slug}`)).status).toBe(404);
    }
    expect((await read("/ca/articles/despeses")).status).toBe(404);
  });

  test("is led to from its former address, for good", async () => {
    expect(await leads("/articles/old")).toEqual([301, "/articles/costs"]);
  });

  test("is found in another language only where it is written in it", async () => {
    expect(await leads("/es/articles/costs")).toEqual([302, "/es/articles/gastos"]);
    expect((await read("/ca/articles/costs")).status).toBe(404);
    expect((await read("/es/articles/english-only")).status).toBe(404);
  });

  test("follows the language of choice where it can, and stays readable where it cannot", async () => {
    const spanish = { Cookie: "language=ImVzIg==" };
    expect(await leads("/articles/costs", spanish)).toEqual([302, "/es/articles/gastos"]);
    expect((await read("/articles/english-only", spanish)).status).toBe(200);
    expect((await read("/articles/costs", { Cookie: "language=x" })).status).toBe(200);

    const chosen = await read("/articles/english-only?lang=es");
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([302, "/articles/english-only"]);
    expect(chosen.headers.get("Set-Cookie")).toContain("language=");
    expect(await leads("/es/articles/gastos?lang=en")).toEqual([302, "/articles/costs"]);
    expect(await leads("/articles/costs?lang=en")).toEqual([302, "/articles/costs"]);
  });

  test("names its true translations alone, and says what it is", async () => {
    const { data } = await read("/articles/costs");
    const meta = metaIn(data);
    expect(meta.canonical).toBe(`${origin}/articles/costs`);
    expect(meta.alternates).toEqual([
      { language: "en", url: `${origin}/articles/costs` },
      { language: "es", url: `${origin}/es/articles/gastos` },
      { language: "x-default", url: `${origin}/articles/costs` },
    ]);
    expect(data).toMatchObject({
      languagePaths: { en: "/articles/costs", es: "/articles/gastos", ca: "/articles", ru: "/articles" },
    });
    expect(meta.isArticle).toBe(true);
    const [posting] = meta.structuredData;
    expect(posting).toMatchObject({
      "@type": "BlogPosting",
      headline: "What a flat in Gràcia costs",
      inLanguage: "en",
      mainEntityOfPage: `${origin}/articles/costs`,
      datePublished: "2026-11-01T09:00:00.000Z",
    });
    expect(String(posting?.image)).toMatch(new RegExp(`^${origin}/uploads/.+\\.jpg$`));
    expect(metaIn((await read("/articles/english-only")).data).alternates).toEqual([]);
  });
});

describe("the magazine", () => {
  test("lists the articles of its language and tells of its feed", async () => {
    const { data } = await get(list, "/articles");
    expect(data).toMatchObject({ found: { total: 2 }, readable: ["en", "es"] });
    const meta = metaIn(data);
    expect(meta.alternates.map(({ language }) => language)).toEqual(["en", "es", "x-default"]);
    expect(metaOf({ data: { meta } })).toContainEqual(
      expect.objectContaining({ type: "application/rss+xml", href: `${origin}/articles/feed.xml` }),
    );
    expect((await get(list, "/articles?page=99")).data).toMatchObject({ found: { page: 1, total: 2 } });
  });

  test("leads on where there is nothing in the language, and is kept out of search engines", async () => {
    const { status, data } = await get(list, "/ru/articles");
    expect(status).toBe(200);
    expect(data).toMatchObject({ found: { articles: [] }, readable: ["en", "es"], meta: { isPrivate: true } });
    expect(metaIn(data).alternates).toEqual([]);
  });
});

describe("the feed", () => {
  test("is there in each language, empty ones too", async () => {
    for (const [path, lang] of [
      ["/articles/feed.xml", undefined],
      ["/es/articles/feed.xml", "es"],
      ["/ru/articles/feed.xml", "ru"],
    ]) {
      const { status, headers } = await get(feed, path ?? "", { lang });
      expect([status, headers.get("Content-Type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    }
    expect((await get(feed, "/xx/articles/feed.xml", { lang: "xx" })).status).toBe(404);
    const english = await get(feed, "/en/articles/feed.xml", { lang: "en" });
    expect([english.status, english.headers.get("Location")]).toEqual([301, "/articles/feed.xml"]);
  });

  test("says that nothing is new to whoever has it", async () => {
    const etag = (await get(feed, "/articles/feed.xml")).headers.get("ETag") ?? "";
    expect((await get(feed, "/articles/feed.xml", {}, { "If-None-Match": etag })).status).toBe(304);
    await anArticle(db, { slug: "another", language: "ru" });
    expect((await get(feed, "/articles/feed.xml", {}, { "If-None-Match": etag })).status).toBe(304);
    expect((await get(feed, "/ru/articles/feed.xml", {}, { "If-None-Match": etag })).status).toBe(200);
  });
});
