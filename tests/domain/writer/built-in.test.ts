import type { RouteConfigEntry } from "@remix-run/route-config";

import { checkFacts } from "~/domain/articles/facts/fact-check";
import { checkContent } from "~/domain/cleaning/check-content";
import { plainText } from "~/domain/cleaning/plain-text";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { countWords, measureMetaDescription } from "~/domain/cleaning/text-statistics";
import { readOurData } from "~/domain/writer/our-data.server";
import { themes } from "~/domain/writer/subject";
import { languages } from "~/i18n/languages";
import routes from "~/routes";

import { aProperty } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

import { drafted, everyDraft, keywords, theSamples } from "./built-in-samples";

describe("a draft of the built-in writer", () => {
  test("has 600 words or more, headings and a table or list, for every theme in every language", async ({ db }) => {
    await theSamples(db);
    for (const { language, keyword, content } of await everyDraft(db)) {
      const name = `${language}: ${keyword}`;
      expect(countWords(content), name).toBeGreaterThanOrEqual(600);
      expect(content.match(/<h2>/g)?.length, name).toBeGreaterThanOrEqual(4);
      expect(content, name).toMatch(/<(?:ul|ol)><li>/);
      expect(content.includes("<h1"), name).toBe(false);
    }
  });

  test("has a description of 150 to 160 characters", async ({ db }) => {
    await theSamples(db);
    for (const { language, keyword, metaDescription } of await everyDraft(db)) {
      expect(measureMetaDescription(metaDescription), `${language}: ${keyword}`).toMatchObject({ state: "good" });
      expect(metaDescription.length).toBeLessThanOrEqual(160);
    }
  });

  test("leaves no placeholder, passes the checker, the fact check and the sanitiser as it is", async ({ db }) => {
    await theSamples(db);
    for (const { language, keyword, content, metaDescription } of await everyDraft(db)) {
      const name = `${language}: ${keyword}`;
      expect(content + metaDescription, name).not.toMatch(/[{}[\]]|undefined|NaN|Infinity/);
      expect(checkContent(content), name).toEqual([]);
      expect(checkFacts(content, language), name).toEqual([]);
      expect(checkFacts(metaDescription, language), name).toEqual([]);
      expect(sanitiseArticle(content, { hosts: [] }).replace(/ id="[^"]*"/g, ""), name).toBe(content);
    }
  });

  test("links to pages of ours in its own language that exist", async ({ db }) => {
    await theSamples(db);
    const patterns = pathPatterns(routes);
    const ids = (await db.selectFrom("properties").select("id").execute()).map(({ id }) => `/property/${id}`);
    for (const { language, keyword, content } of await everyDraft(db)) {
      const links = [...content.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
      expect(links.length, keyword).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        const [path = ""] = link.split("?");
        const name = `${language}: ${keyword}: ${link}`;
        expect(/^\/(es|ca|ru)\//.exec(link)?.[1] ?? "en", name).toBe(language);
        expect(
          patterns.some((pattern) => pattern.test(path)),
          name,
        ).toBe(true);
        if (path.includes("/property/")) expect(ids, name).toContain(path.replace(/^\/(?:es|ca|ru)(?=\/)/, ""));
      }
    }
  });

  test("is the same for the same keyword, however it is capitalised or spaced", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "ca");
    expect(drafted(data, "ca", " Pisos  en venda a SARRIÀ ", "x")).toEqual(
      drafted(data, "ca", "pisos en venda a sarria", "x"),
    );
  });

  test("is another text for another keyword of the same theme", async ({ db }) => {
    await theSamples(db);
    const likenesses = [];
    for (const language of languages) {
      const data = await readOurData(db, language);
      for (const theme of themes) {
        const texts = keywords[theme].map((keyword) => shingles(drafted(data, language, keyword).content));
        for (const [place, one] of texts.entries()) {
          for (const other of texts.slice(place + 1)) likenesses.push(likeness(one, other));
        }
      }
    }
    expect(Math.max(...likenesses)).toBeLessThan(0.75);
    expect(likenesses.reduce((sum, each) => sum + each, 0) / likenesses.length).toBeLessThan(0.4);
  });

  test("speaks of the place and shows the homes that a keyword asks for", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const gracia = drafted(data, "en", "flats in Gràcia").content;
    expect(gracia).toContain("Gràcia was a town of its own");
    expect(gracia).toContain('href="/properties?neighborhood=gracia"');
    expect(drafted(data, "en", "penthouse").content).toContain("One of the six homes we have for sale fits.");
  });

  test("says how small the sample is, and drops the sentence when it is not", async ({ db }) => {
    await theSamples(db);
    const few = drafted(await readOurData(db, "en"), "en", "sell my flat");
    expect(plainText(few.content)).toContain("That is a small sample of asking prices");
    for (let home = 0; home < 20; home += 1) await aProperty(db);
    const many = drafted(await readOurData(db, "en"), "en", "sell my flat");
    expect(plainText(many.content)).not.toContain("small sample");
  });
});

/** Each address of the site as a pattern; the one that answers "not found" left out. */
function pathPatterns(entries: unknown): RegExp[] {
  const found: string[] = [];
  const walk = (children: readonly RouteConfigEntry[], base: string) => {
    for (const { path = "", index, children: inner } of children) {
      const whole = path === "" ? base : `${base}/${path}`;
      if (inner) walk(inner, whole);
      else if (path !== "*" && (index || path !== "")) found.push(whole);
    }
  };
  if (Array.isArray(entries)) walk(entries, "");
  const parts: Record<string, string> = { ":lang?": "(?:es|ca|ru)", ":step?": "[^/]+" };
  return found.map((path) => {
    const source = path
      .split("/")
      .slice(1)
      .map((part) => {
        if (part.endsWith("?")) return `(?:/${parts[part] ?? "[^/]+"})?`;
        return part.startsWith(":") ? "/[^/]+" : `/${part}`;
      });
    return new RegExp(`^${source.join("")}/?$`);
  });
}

/** Every run of five words. */
function shingles(html: string): Set<string> {
  const words =
    plainText(html)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(4).map((_, place) => words.slice(place, place + 5).join(" ")));
}

function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared / (one.size + other.size - shared);
}
