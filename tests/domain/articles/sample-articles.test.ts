import { textFindings } from "~/domain/articles/checks/text-findings";
import { checkFacts } from "~/domain/articles/facts/fact-check";
import { findPublishedArticle, searchArticles } from "~/domain/articles/published/published-articles.server";
import { checkContent } from "~/domain/cleaning/check-content";
import { cleanContent } from "~/domain/cleaning/clean-content";
import { listContents } from "~/domain/cleaning/contents-list";
import { plainText } from "~/domain/cleaning/plain-text";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { measureMetaDescription } from "~/domain/cleaning/text-statistics";
import { guide } from "~/domain/guide/guide.server";
import { href } from "~/i18n/href";
import { languages } from "~/i18n/languages";
import { articles } from "~/seed/articles";

import { theSamples } from "../../support/samples";
import { describe, expect, test } from "../../support/test";

const texts = articles().flatMap(({ group, about, text }) =>
  languages.map((language) => ({ name: `${group} in ${language}`, about, language, ...text[language] })),
);
const withoutIds = (html: string) => html.replace(/ id="[^"]*"/g, "");

describe.for(texts)("the sample $name", (text) => {
  test("would pass the editor's checks", () => {
    expect(checkContent(text.content)).toEqual([]);
    expect(checkFacts(text.content, text.language)).toEqual([]);
    const answered = guide()[text.about.split("/")[0] ?? ""];
    expect(textFindings(text, { hosts: [], answered, unsourced: [] })).toEqual([]);
    expect(cleanContent(text.content).content).toBe(text.content);
    expect(withoutIds(sanitiseArticle(text.content, { hosts: [] }))).toBe(text.content);
    expect([text.metaDescription, measureMetaDescription(text.metaDescription)]).toMatchObject([{}, { state: "good" }]);
    expect(text.slug).toMatch(/^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test("links within its language and says that it is a sample", () => {
    const links = [...text.content.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.startsWith(href(text.language, "/"))).toBe(true);
    expect(text.content).toMatch(/<p><em>(?:Sample|Art[ií]c[^<]+muestra|Art[ií]c[^<]+mostra|Образец)[^<]+<\/em><\/p>$/);
  });

  test("has the headings, rows and figures of the others", () => {
    const english =
      articles().find(({ text: { [text.language]: own } }) => own.slug === text.slug)?.text.en.content ?? "";
    const shape = (html: string) => html.match(/<(?:h[23]|tr|li|p|blockquote|a )/g);
    expect(shape(text.content)).toEqual(shape(english));
    // Each language parts thousands in its own way.
    const figures = (html: string) =>
      (
        plainText(html)
          .replace(/(?<=\d)[ .,](?=\d{3}(?!\d))/g, "")
          .match(/\d+/g) ?? []
      ).sort();
    expect(figures(text.content)).toEqual(figures(english));
  });
});

test("the samples are published in each language, as translations of each other", async ({ db }) => {
  await theSamples(db);
  for (const language of languages) {
    const found = await searchArticles(db, language, 1);
    expect(found.articles.map(({ slug }) => slug)).toEqual(
      articles()
        .map(({ text }) => text[language].slug)
        .toReversed(),
    );
    const [costs, sale] = await Promise.all(found.articles.map(({ slug }) => findPublishedArticle(db, language, slug)));
    expect(Object.keys(costs?.versions ?? {}).sort()).toEqual([...languages].sort());
    expect(costs).toMatchObject({ theme: "costs", homes: { reason: { kind: "chosen" } }, checkedAt: null });
    expect(costs?.homes.ids).toHaveLength(3);
    expect(sale).toMatchObject({ theme: "selling", homes: { reason: { kind: "newest" } } });
    expect(listContents(sanitiseArticle(costs?.content ?? "", { hosts: [] })).length).toBeGreaterThan(4);
  }
});
