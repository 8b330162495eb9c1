import { expect, test } from "vitest";

import { homesIn, splitAtHomes } from "~/domain/articles/home-cards";

import { processorTime } from "../../support/processor-time";

const home = (id: number | string, words = "A loft") => `<p><a href="/property/${id}">${words}</a></p>`;

test("a paragraph that only leads to a home is its card, in the language of the article or without one", () => {
  const html = `<h2>One</h2><p>Text</p>${home(4)}\n<p>More</p><p><a href="/es/property/12"><strong>Un ático</strong></a></p>`;
  expect(splitAtHomes(html)).toEqual([
    { html: "<h2>One</h2><p>Text</p>" },
    { home: 4, words: "A loft" },
    { html: "<p>More</p>" },
    { home: 12, words: "<strong>Un ático</strong>" },
  ]);
  expect(homesIn(html + home(4))).toEqual([4, 12]);
});

test.each([
  ["other words stand beside the link", `<p>See <a href="/property/4">a loft</a></p>`],
  ["two links stand in it", `<p><a href="/property/4">a</a> <a href="/property/5">b</a></p>`],
  ["it leads to a page of the home, or elsewhere", home("4/viewing") + home("0") + home("4?x=1") + home("12345678901")],
  ["it stands in a list", `<ul><li>${home(4)}</li></ul>`],
  [
    "it stands in a table within a quote",
    `<blockquote><table><tr><td>${home(4)}</td></tr></table>${home(5)}</blockquote>`,
  ],
  ["it is another site's", `<p><a href="https://example.com/property/4" rel="external noopener">a</a></p>`],
])("where %s it stays as it is written", (_what, html) => {
  expect(splitAtHomes(html)).toEqual([{ html }]);
});

test("after a list there may be a card again, and no article has more than twelve", () => {
  expect(splitAtHomes(`<ol><li>a<ul><li>b</li></ul></li></ol>${home(7)}`)).toHaveLength(2);
  const many = Array.from({ length: 20 }, (_, index) => home(index + 1)).join("");
  expect(homesIn(many)).toHaveLength(12);
  expect(splitAtHomes(many).at(-1)).toMatchObject({ html: expect.stringContaining('href="/property/20"') });
});

test.for([
  "<p><a href=".repeat(16_000) + home(4).repeat(100),
  "<ul>".repeat(40_000) + home(4),
  '<p><a href="/property/1">'.repeat(8_000),
])("a text of 200,000 characters is parted at once: %#", async (html) => {
  expect(await processorTime(() => splitAtHomes(html))).toBeLessThan(1000);
});
