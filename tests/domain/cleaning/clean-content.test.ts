import { describe, expect, test } from "vitest";

import { checkContent } from "~/domain/cleaning/check-content";
import { cleanContent } from "~/domain/cleaning/clean-content";
import { lostWords } from "~/domain/cleaning/lost-words";
import { plainText } from "~/domain/cleaning/plain-text";
import { codeSpans } from "~/domain/cleaning/spans";

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

  // Looked at from each of its signs again, any of these takes minutes; the test then ends without an answer.
  test.each([
    ["blanks", " "],
    ["line ends", "\r\n"],
    ["hard spaces", "\u00a0"],
    ["backslashes", "\\"],
    ["comments without an end", "<!--"],
    ["scripts without an end", "<script>"],
    ["objects", "{"],
    ["objects in objects", '{"a":'],
    ["marks of code", "```\n"],
    ["code without an end", "<pre>"],
    ["escaped quotation marks", '\\"'],
  ])("half a million letters of them are read once: %s", (_what, sign) => {
    const text = `<h2>Light</h2><p>Here ${sign.repeat(500_000 / sign.length)} and there</p>`;
    checkContent(text);
    cleanContent(text.slice(text.indexOf(sign)));
    expect(plainText(cleanContent(text).content)).toMatch(/^Light\nHere[^]*and there$/);
    expect(lostWords(text, "<h2>Light</h2>")?.excerpts.join()).toContain("Here");
  });

  test("a letter that grows when it is written small moves nothing", () => {
    const script = "<script>let unseen;</script>";
    expect(plainText(`<p>${"İ".repeat(9)}</p>${script}<p>A terrace.</p>`)).toBe(`${"İ".repeat(9)}\nA terrace.`);
    expect(codeSpans(`İ<pre>a</pre>b`)).toEqual([{ start: 1, end: 13 }]);
  });
});
