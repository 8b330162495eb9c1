import { describe, expect, test } from "vitest";

import { checkContent } from "~/domain/cleaning/check-content";
import { cleanContent } from "~/domain/cleaning/clean-content";

import { cleanTexts } from "./corpus/clean";
import { escapePairs } from "./corpus/escapes";
import { fencePairs } from "./corpus/fences";
import { jsonPairs } from "./corpus/json";
import { paragraphPairs } from "./corpus/paragraphs";

const pairs = [...jsonPairs, ...paragraphPairs, ...fencePairs, ...escapePairs];

describe("cleaning an article", () => {
  test.each(pairs)("takes off $name", ({ dirty, clean, found = {} }) => {
    const cleaned = cleanContent(dirty);
    expect(cleaned.content).toBe(clean);
    expect(cleaned.found).toEqual(found);
    expect(cleaned.changes).not.toEqual([]);
  });

  test.each(pairs)("is done after $name", ({ dirty, clean = dirty }) => {
    expect(cleanContent(clean)).toEqual({ content: clean, changes: [], found: {} });
    expect(checkContent(clean).filter(({ kind }) => kind !== "short" && kind !== "heading")).toEqual([]);
  });

  test.each(cleanTexts)("leaves $name alone", ({ dirty }) => {
    expect(cleanContent(dirty)).toEqual({ content: dirty, changes: [], found: {} });
    expect(checkContent(dirty).filter(({ kind }) => kind !== "short" && kind !== "heading")).toEqual([]);
  });

  test("takes a wrapper off inside a wrapper, and says what it did", () => {
    const article = '<h2>Arras</h2>\n<p class="lead">Antes.</p>';
    const wrapped = `Here you are:\n\n\`\`\`json\n${JSON.stringify({ content: `\`\`\`html\n${JSON.stringify(article).slice(1, -1)}\n\`\`\`` })}\n\`\`\``;
    expect(cleanContent(wrapped)).toEqual({
      content: article,
      changes: ["json", "fences", "escapes"],
      found: {},
      aside: "Here you are:",
    });
  });

  test.each([
    '{"error":{"code":429}}',
    '{"title":"Only a title"}',
    '{"title":"x","content":""}',
    '{"title":"x","con',
    "[1, 2]",
  ])("leaves JSON without an article to a person: %s", (json) => {
    expect(cleanContent(json).content).toBe(json);
  });

  test("keeps the paragraphs around JSON that are the agent's own", () => {
    const html = '<h2>Taxes</h2>\n<p>Our own words.</p>\n{"content":"<p>A scale.</p>"}\n<p>Ask us.</p>';
    expect(cleanContent(html).content).toBe("<h2>Taxes</h2>\n<p>Our own words.</p>\n<p>A scale.</p>\n<p>Ask us.</p>");
  });

  test.each([
    "{".repeat(10_000),
    '{"a":'.repeat(10_000),
    "```\n".repeat(10_000),
    "<pre>".repeat(10_000),
    '\\"'.repeat(10_000),
    `{"a":[${"1 ".repeat(30_000)}`,
    `{"content":{${'"a" "b" '.repeat(10_000)}`,
  ])("is quick about nonsense: %.12s…", (text) => {
    const start = performance.now();
    cleanContent(text);
    checkContent(text);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
