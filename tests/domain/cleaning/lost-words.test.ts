import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { cleanContent } from "~/domain/cleaning/clean-content";
import { lostInCleaning, lostWords } from "~/domain/cleaning/lost-words";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";

import { cleanTexts } from "./corpus/clean";
import { escapePairs } from "./corpus/escapes";
import { fencePairs } from "./corpus/fences";
import { jsonPairs } from "./corpus/json";
import { paragraphPairs } from "./corpus/paragraphs";

const corpus = [...jsonPairs, ...paragraphPairs, ...fencePairs, ...escapePairs, ...cleanTexts];
const paragraph = "<p>Ask for the nota simple before you sign anything at all.</p>";

describe("words that are gone", () => {
  test("are named as they stood beside each other", () => {
    const before = `<h2>Arras</h2>${paragraph}<p>Then the notary reads the deed, <b>aloud</b> and in full.</p><p>The end.</p>`;
    expect(lostWords(before, `<h2>Arras</h2>${paragraph}<p>The end.</p>`)).toEqual({
      count: 10,
      excerpts: ["Then the notary reads the deed, aloud and in full"],
    });
  });

  test("count where the same word still stands elsewhere", () => {
    expect(lostWords(paragraph + paragraph, paragraph)).toMatchObject({ count: 11 });
  });

  test.each([
    ["a handful", `${paragraph}<button>Write to us now</button>`, paragraph],
    [
      "nothing but other signs",
      "<p>l&rsquo;Eixample &amp; <i>caf\u00e9</i></p>",
      "<p>l\u2019Eixample &amp; cafe\u0301</p>",
    ],
    ["a script", `${paragraph}<script>const all = "of these words are code and nothing else";</script>`, paragraph],
    [
      "a style, a comment",
      `<style>p { color: red; margin: 1 2 3 4 5 6 }</style>${paragraph}<!-- a b c d e f g h -->`,
      paragraph,
    ],
    [
      "the head of a page",
      `<html><head><title>One two three four five six seven</title></head><body>${paragraph}</body></html>`,
      paragraph,
    ],
    [
      "the keys of JSON",
      JSON.stringify({ a: "", b: "", c: "", d: "", e: "", f: "", g: "", content: paragraph }),
      paragraph,
    ],
  ])("are none with %s", (_what, before, after) => {
    expect(lostWords(before, after)).toBeNull();
  });

  test("are told however few, where next to nothing else was there", () => {
    expect(lostWords("<button>Write to us</button>", "")).toEqual({ count: 3, excerpts: ["Write to us"] });
  });

  test("are not those that are meant to go", () => {
    const title = "The corner flat and its light on three streets";
    const json = JSON.stringify({ title, content: paragraph });
    expect(lostWords(json, paragraph)).toMatchObject({ count: 9 });
    expect(lostWords(json, paragraph, title)).toBeNull();
  });

  const html = fc
    .array(fc.tuple(fc.constantFrom("p", "h2", "li", "td"), fc.lorem({ maxCount: 12 })), { minLength: 1, maxLength: 8 })
    .map((blocks) => blocks.map(([tag, words]) => `<${tag}>${words}</${tag}>`));

  test("are those of the blocks that were taken out, as many as they had", () => {
    fc.assert(
      fc.property(html, fc.nat(), (blocks, nth) => {
        const place = nth % blocks.length;
        const after = blocks.filter((_block, each) => each !== place);
        const words = (blocks[place] ?? "").replace(/<[^<>]*>/g, "").split(" ").length;
        const all = blocks
          .join("")
          .replace(/<[^<>]*>/g, " ")
          .trim()
          .split(/\s+/).length;
        const lost = lostWords(blocks.join("\n"), after.join("\n"));
        expect(lost?.count ?? 0).toBe(words <= 5 && words <= all / 2 ? 0 : words);
      }),
      { seed: 20261127, numRuns: 300 },
    );
  });

  test("are none where a text is wrapped in JSON, entities or escapes", () => {
    fc.assert(
      fc.property(html, fc.constantFrom(1, 2, 3), (blocks, times) => {
        const before = blocks.join("\n");
        let wrapped = before;
        for (let time = 0; time < times; time += 1) wrapped = JSON.stringify({ content: wrapped });
        expect(lostWords(wrapped, before)).toBeNull();
        expect(lostWords(before.replaceAll("<", "&lt;").replaceAll(">", "&gt;"), before)).toBeNull();
      }),
      { seed: 20261127, numRuns: 200 },
    );
  });
});

describe("cleaning and sanitising", () => {
  test.each([
    ["a machine thought", `<think>First I ask what the reader wants to know of it.</think>${paragraph}`],
    ["letters were misread", `<p>${"El cafÃ© y la habitaciÃ³n. ".repeat(8)}</p>`],
    ["entities were written twice", `<p>${"caf&amp;eacute; i habitaci&amp;oacute;. ".repeat(8)}</p>`],
  ])("ask nobody where %s", (_what, dirty) => {
    const cleaned = cleanContent(dirty);
    expect(cleaned.changes).toEqual(["leftovers"]);
    expect(lostInCleaning(dirty, cleaned)).toBeNull();
  });

  test.each(corpus)("lose no word of $name", ({ dirty }) => {
    const cleaned = cleanContent(dirty);
    const { content } = cleaned;
    expect(lostInCleaning(dirty, cleaned)).toBeNull();
    expect(lostWords(content, sanitiseArticle(content, { hosts: [] }))).toBeNull();
  });
});
