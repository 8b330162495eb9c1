import { describe, expect, test } from "vitest";

import { checkContent, contentChecks, linesWithIssues, listChecks } from "~/domain/cleaning/check-content";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const good = `<h2>Before the market</h2>\n<p>${words(100)}.</p>`;
const kinds = (html: string) => checkContent(html).map(({ kind }) => kind);

describe("the checker", () => {
  test("finds nothing in a good article", () => {
    expect(checkContent(good)).toEqual([]);
  });

  test.each([
    ["json", `{"title":"x","content":"${good.replace("\n", "")}"}`],
    ["json", `<p>{"content": "${good.replace("\n", "")}"}</p>`],
    ["fences", `\`\`\`html\n${good}\n\`\`\``],
    ["escapes", `${good}\\n<p>More.</p>`],
    ["escapes", good.replace("<h2>", '<h2 class=\\"lead\\">')],
    ["short", `<h2>Before</h2><p>${words(98)}</p>`],
    ["heading", `<h3>Before</h3><p>${words(100)}.</p>`],
    ["heading", `<h2> </h2><p>${words(100)}.</p>`],
    ["heading", `<pre>${good}</pre>`],
  ])("finds %s in %.60s", (kind, html) => {
    expect(kinds(html)).toEqual([kind]);
  });

  test("counts the words that are read, from a hundred on", () => {
    expect(kinds(`<h1>One</h1><p class="${words(50)}">${words(98)}</p>`)).toEqual(["short"]);
    expect(kinds(`<h1>One</h1><p>${words(99)}.</p>`)).toEqual([]);
  });

  test("finds everything that is wrong with nothing", () => {
    expect(kinds("")).toEqual(["short", "heading"]);
  });

  test("names the place, what stands there and what to do", () => {
    const html = `<h2>Before</h2>\r\n<p>${words(100)}</p>\n\n\`\`\`html\n<p>Four languages.\\n Sales:</p>\n  \`\`\`\n`;
    expect(checkContent(html)).toEqual([
      {
        kind: "fences",
        line: 4,
        column: 1,
        excerpt: "```html",
        places: [
          { line: 4, column: 1, excerpt: "```html" },
          { line: 6, column: 3, excerpt: "```" },
        ],
        remedyKey: "articles.issue.fences.remedy",
      },
      {
        kind: "escapes",
        line: 5,
        column: 19,
        excerpt: "\\n Sales:</p>",
        places: [{ line: 5, column: 19, excerpt: "\\n Sales:</p>" }],
        remedyKey: "articles.issue.escapes.remedy",
      },
    ]);
    expect(linesWithIssues(checkContent(html))).toEqual([4, 5, 6]);
  });

  test("says that JSON without an article has to be seen by a person", () => {
    const [issue] = checkContent('{"error": {"message": "Too many requests"}}');
    expect(issue).toMatchObject({ kind: "json", line: 1, column: 1, remedyKey: "articles.issue.json.byHand" });
  });
});

describe("the list of checks", () => {
  test("has all of them, the failed ones first", () => {
    const listed = listChecks("```\n<p>Short.</p>\n```");
    expect(listed.filter(({ issue }) => issue).map(({ kind }) => kind)).toEqual(["fences", "short", "heading"]);
    expect(listed.slice(3).map(({ kind, issue }) => [kind, issue])).toEqual(
      contentChecks.filter((kind) => !["fences", "short", "heading"].includes(kind)).map((kind) => [kind, null]),
    );
  });

  test("has them in their order where all is well", () => {
    expect(listChecks(good)).toEqual(contentChecks.map((kind) => ({ kind, issue: null })));
  });
});
