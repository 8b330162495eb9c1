import { describe, expect, test } from "vitest";

import { articlesFeed } from "~/http/pages/articles-feed.server";

const origin = "https://agent.example";
const request = new Request(`${origin}/es/articles/feed.xml`);

const article = {
  id: 7,
  title: "Comprar & vender <en> 2026 ]]> \u0000\u000bfin",
  slug: "comprar-y-vender",
  summary: "Qué cuesta & quién paga",
  content:
    '<p>Un <a href="/es/properties?price=500-700k&amp;page=2">piso</a>, <a href="#s-fin">al final</a>, ' +
    '<a href="https://boe.es/">BOE</a> <img src="/uploads/a-480.jpg"> ]]&gt; <script>alert(1)</script></p><h2>Fin</h2>',
  publishedAt: "2026-11-20T10:30:00.000Z",
  updatedAt: "2026-11-21T08:00:00.000Z",
};

const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const textOf = (within: ParentNode | null, name: string) => within?.querySelector(name)?.textContent;

describe("the feed of the magazine", () => {
  const xml = articlesFeed(request, "es", [article], "Finques Puig");
  const document = parse(xml);
  const item = document.querySelector("item");

  test("is RSS 2.0 in the language of the articles, and names itself", () => {
    expect(document.querySelector("parsererror")).toBeNull();
    expect(document.documentElement.getAttribute("version")).toBe("2.0");
    expect(textOf(document, "channel > language")).toBe("es");
    expect(textOf(document, "channel > link")).toBe(`${origin}/es/articles`);
    expect(textOf(document, "channel > lastBuildDate")).toBe("Sat, 21 Nov 2026 08:00:00 GMT");
    expect(document.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(`${origin}/es/articles/feed.xml`);
  });

  test("has each article with its words as they are", () => {
    expect(textOf(item, "title")).toBe("Comprar & vender <en> 2026 ]]> fin");
    expect(textOf(item, "description")).toBe("Qué cuesta & quién paga");
    expect(textOf(item, "link")).toBe(`${origin}/es/articles/comprar-y-vender`);
    expect(textOf(item, "guid")).toBe(`${origin}/#article-7`);
    expect(textOf(item, "pubDate")).toBe("Fri, 20 Nov 2026 10:30:00 GMT");
  });

  test("has their text sanitised, all its addresses in full", () => {
    const html = item?.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
    expect(html).toContain(`href="${origin}/es/properties?price=500-700k&amp;page=2"`);
    expect(html).toContain(`href="${origin}/es/articles/comprar-y-vender#s-fin"`);
    expect(html).toContain(`src="${origin}/uploads/a-480.jpg"`);
    expect(html).toContain('href="https://boe.es/"');
    expect(html).not.toMatch(/script|alert|(?:href|src)="[/#]/);
  });

  test("is well-formed with nothing in it, and the same each time", () => {
    const empty = articlesFeed(request, "ru", [], "Finques Puig & Roig");
    expect(parse(empty).querySelector("channel > title")?.textContent).toBe("Finques Puig & Roig: журнал");
    expect(articlesFeed(request, "ru", [], "Finques Puig & Roig")).toBe(empty);
  });
});
