import { HtmlValidate } from "html-validate";

import { type Head, readHead } from "../support/head";
import { siteUrl } from "../support/site";
import { expect, test } from "../support/visitor";

type Mapped = { url: string; alternates: Record<string, string> };
type Read = Mapped & { language: string; status: number; html: string; head: Head };

// What each kind of data must say of itself: facts of the trade, and the two that search engines ask of a business.
const required: Readonly<Record<string, readonly string[]>> = {
  RealEstateAgent: ["name", "address", "telephone", "url", "identifier"],
  RealEstateListing: ["name", "url", "inLanguage", "mainEntity"],
  BlogPosting: ["headline", "datePublished", "dateModified", "author", "publisher", "inLanguage", "mainEntityOfPage"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
};

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How the bytes are written is React's business.
    "doctype-style": "off",
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "long-title": "off",
    "no-trailing-whitespace": "off",
    // A number is written as people write it; the link calls.
    "tel-non-breaking": "off",
    // Lists without bullets lose their role in one browser, where it is given back by hand.
    "no-redundant-role": "off",
    "prefer-native-element": "off",
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A form without a name is no landmark; axe tells those apart.
    "unique-landmark": "off",
  },
});

let pages: Read[];

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  const index = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part = ""]) => part);
  const maps = await Promise.all(parts.map(async (part) => (await fetch(part)).text()));
  pages = [];
  for (const each of maps.flatMap(mapped)) {
    const answer = await fetch(each.url, { redirect: "manual" });
    const html = await answer.text();
    const language = /^\/(es|ca|ru)(?=\/|$)/.exec(new URL(each.url).pathname)?.[1] ?? "en";
    pages.push({ ...each, language, status: answer.status, html, head: readHead(html) });
  }
});

test("the map of the site leads to pages that are there, may be found and stand for themselves", async () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const { url, status, head } of pages) {
    expect.soft(status, url).toBe(200);
    expect.soft(head.robots, url).toBe("");
    expect.soft(head.canonical, url).toBe(url);
  }
  const robots = await (await fetch(`${siteUrl}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).toContain("Disallow: /admin");
});

test("titles and descriptions are different on every page of a language", () => {
  for (const language of ["en", "es", "ca", "ru"]) {
    for (const part of ["title", "description"] as const) {
      const seen = new Map<string, string>();
      for (const { url, head } of pages.filter((page) => page.language === language)) {
        expect.soft(head[part], url).not.toBe("");
        expect.soft(seen.get(head[part]), `${part} of ${url} is that of`).toBeUndefined();
        seen.set(head[part], url);
      }
    }
  }
});

test("each page names its translations, itself among them, and they name it", () => {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  for (const { url, language, alternates, head } of pages) {
    expect.soft(head.alternates, `${url}: page and map`).toEqual(alternates);
    if (Object.keys(alternates).length === 0) continue;
    expect.soft(alternates[language], url).toBe(url);
    expect.soft(alternates["x-default"], url).toBe(alternates.en);
    for (const other of Object.values(alternates)) {
      expect.soft(byUrl.get(other)?.head.alternates, `${other}, named by ${url}`).toEqual(alternates);
    }
  }
});

test("data for machines says what its kind must say, and its offers follow the status", () => {
  const kinds = new Set<string>();
  for (const { url, head } of pages) {
    for (const each of head.data) {
      const kind = String(each["@type"]);
      kinds.add(kind);
      expect.soft(Object.keys(required), url).toContain(kind);
      for (const property of required[kind] ?? []) expect.soft(each[property], `${property} of ${url}`).toBeTruthy();
    }
  }
  expect([...kinds].sort()).toEqual(Object.keys(required).sort());
});

test("a shared page has a picture", async () => {
  for (const picture of new Set(pages.map(({ head }) => head.picture))) {
    const { status, headers } = await fetch(picture);
    expect.soft([status, headers.get("content-type")], picture).toEqual([200, "image/jpeg"]);
  }
});

test("the HTML of every page is valid", async () => {
  test.slow();
  const faults: string[] = [];
  for (const { url, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      faults.push(
        ...messages.map(({ ruleId, message, selector }) => `${url}: ${ruleId}: ${message} ${selector ?? ""}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

test("filtered lists, forms about one home, thanks and prints are kept out", async () => {
  for (const path of [
    "/properties?neighborhood=eixample",
    "/property/1/viewing",
    "/property/1/brochure",
    "/property/1/window-card",
    "/developments/illa-glories/information",
    "/services/legal-support/consultation",
    "/favourites",
    "/sent",
    "/costs?price=500000",
  ]) {
    expect.soft(readHead(await (await fetch(siteUrl + path)).text()).robots, path).toBe("noindex");
    expect
      .soft(
        pages.map(({ url }) => url),
        path,
      )
      .not.toContain(siteUrl + path);
  }
});

function mapped(map: string): Mapped[] {
  return [...map.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
    url: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? "",
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language = "", href = ""]) => [language, href]),
    ),
  }));
}
