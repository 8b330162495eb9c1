import type { RouteConfigEntry } from "@remix-run/route-config";

import { comparedSentences, mostShared, sharedSentences } from "~/domain/articles/checks/overlap";
import { checkFacts } from "~/domain/articles/facts/fact-check";
import { checkContent } from "~/domain/cleaning/check-content";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { countWords, measureMetaDescription } from "~/domain/cleaning/text-statistics";
import { readOurData } from "~/domain/writer/values/our-data.server";
import { languages } from "~/i18n/languages";
import routes from "~/routes";

import { describe, expect, test } from "../../support/test";

import { drafted, everyDraft, theSamples } from "./built-in-samples";

// A draft for every entry in four languages takes a while where much else runs.
describe("a draft of the built-in writer", { timeout: 240_000 }, () => {
  test("has 600 words or more, headings and a table or list, for every keyword in every language", async ({ db }) => {
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
      expect(sanitiseArticle(content, { hosts: [] }).replace(/ id="[^"]*"/g, ""), name).toBe(
        content.replaceAll("&quot;", '"'),
      );
    }
  });

  test("links to pages of ours in its own language that exist", async ({ db }) => {
    await theSamples(db);
    const patterns = pathPatterns(routes);
    const ids = (await db.selectFrom("properties").select("id").execute()).map(({ id }) => `/property/${id}`);
    for (const { language, keyword, content } of await everyDraft(db)) {
      const links = [...content.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
      expect(links.length, keyword).toBeGreaterThanOrEqual(1);
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

  test("shares no more than a third of its sentences with any other", async ({ db }) => {
    await theSamples(db);
    const drafts = await everyDraft(db);
    const alike = languages.flatMap((language) => {
      const told = drafts
        .filter((draft) => draft.language === language)
        .map(({ keyword, content }) => ({ keyword, sentences: comparedSentences(content) }));
      return told.flatMap((one) =>
        told.flatMap((other) => {
          const share = one === other ? 0 : sharedSentences(one.sentences, other.sentences);
          return share > mostShared
            ? [`${language}: ${one.keyword} / ${other.keyword}: ${Math.round(share * 100)}%`]
            : [];
        }),
      );
    });
    expect(alike).toEqual([]);
  });

  test("speaks of the place and shows the homes that a keyword asks for", async ({ db }) => {
    await theSamples(db);
    const data = await readOurData(db, "en");
    const gracia = drafted(data, "en", "homes for sale in Gràcia").content;
    expect(gracia).toContain("Gràcia was a town of its own");
    expect(gracia).toContain('href="/properties?neighborhood=gracia"');
    expect(drafted(data, "en", "penthouse").content).toContain("We have one penthouse in Barcelona for sale today");
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
