import { describe, expect, test } from "vitest";

import { readyArticle } from "~/domain/batches/ready-article.server";
import { checkContent, fewestWords } from "~/domain/cleaning/check-content";
import { plainText } from "~/domain/cleaning/plain-text";
import { countWords } from "~/domain/cleaning/text-statistics";
import type { Draft } from "~/domain/writer/writer";

import { escapePairs } from "../cleaning/corpus/escapes";
import { fencePairs } from "../cleaning/corpus/fences";
import { jsonPairs } from "../cleaning/corpus/json";
import { paragraphPairs } from "../cleaning/corpus/paragraphs";

const corrupted = [...jsonPairs, ...paragraphPairs, ...fencePairs, ...escapePairs];
const assignment = { keyword: "pisos gràcia", title: "Viure a Gràcia", language: "ca" } as const;

function ready(draft: Partial<Draft>, given: Partial<typeof assignment> = {}) {
  const whole = { title: "Written title", content: article, metaDescription: "", ...draft };
  return readyArticle(whole, { ...assignment, ...given }, { hosts: ["www.example.com"] });
}

const sentence = "El barri té places petites i cases de tres plantes. ";
const article = `<h2>Gràcia</h2>\n<p>${sentence.repeat(15).trim()}</p>`;

describe("a draft", () => {
  test("becomes an article under the title that the topic was given", () => {
    expect(ready({})).toEqual({
      ok: true,
      article: {
        title: "Viure a Gràcia",
        slug: "viure-a-gracia",
        content: article.replace("<h2>", '<h2 id="s-gracia">'),
        metaDescription: "",
        wordCount: countWords(article),
      },
    });
  });

  test.each(corrupted)("in $name is taken out of it, or refused", ({ dirty, clean = dirty }) => {
    const made = ready({ content: dirty });
    const words = countWords(clean);
    expect([words, made.ok]).toEqual([words, words >= fewestWords]);
    if (!made.ok) expect(made.message).not.toBe("");
  });

  test.each(corrupted)("of enough words in $name leaves nothing for the cleaner", ({ clean = "" }) => {
    const json = JSON.stringify({ title: "T", metaDescription: "What it is about.", content: `${clean}\n${article}` });
    const made = ready({ content: `Here you are:\n\n\`\`\`json\n${json}\n\`\`\`` });
    expect(made).toMatchObject({ ok: true, article: { metaDescription: "What it is about." } });
    expect(made.ok && checkContent(made.article.content)).toEqual([]);
  });

  test.each([
    ["nothing", "", "no text"],
    ["only a picture of nothing", '<p> </p><img src="https://elsewhere.example/a.jpg">', "no text"],
    ["only a script", "<script>alert(1)</script>", "no text"],
    ["too little", "<h2>Gràcia</h2><p>A few words.</p>", "has 4 words; an article needs 100"],
    ["JSON without an article", JSON.stringify({ outline: [sentence.repeat(30)] }), "JSON"],
    ["bare lines", sentence.repeat(30), "not written in HTML"],
    // Parsing these would take the site minutes.
    ["Markdown longer than any article", `# Fees\n\n${sentence.repeat(900)}`, "not written in HTML"],
    ["quotations in one another", `# Fees\n\n${"> ".repeat(15_000)}${sentence.repeat(15)}`, "not written in HTML"],
    ["no end", "<p>word</p>".repeat(40_000), "longer than any article"],
  ])("of %s is refused, and says why", (_what, content, message) => {
    expect(ready({ content })).toEqual({ ok: false, message: expect.stringContaining(message) });
  });

  test("carries nothing that runs, nothing of other houses, and our own links as paths", () => {
    const made = ready({
      content: `${article}<p onclick="x()"><a href="javascript:x()">a</a> <a href="https://www.example.com/costs">b</a></p><iframe src="https://a.example"></iframe>`,
    });
    const content = made.ok ? made.article.content : "";
    expect(content).toContain('<a href="/costs">b</a>');
    expect(content).not.toMatch(/onclick|javascript|iframe/);
  });

  test.each([
    ["a text area", `${article}<textarea>Ask for the nota simple before you sign anything.</textarea>`],
    ["a video", `<video>Seven words that stand in a video</video>${article}`],
    [
      "a second content beside the one that is taken",
      JSON.stringify({ content: article, text: "A plain text that says something else than the article does." }),
    ],
  ])("is refused where storing it would lose the words of %s", (_what, content) => {
    expect(ready({ content })).toEqual({ ok: false, message: expect.stringMatching(/would lose \d+ of its words/) });
  });

  test("keeps the parts that stand beside its content", () => {
    const json = JSON.stringify({
      introduction: "Abans de signar res.",
      content: article,
      faq: [{ question: "Qui paga?", answer: "Qui compra." }],
      conclusion: "Truqueu-nos.",
    });
    const made = ready({ content: json });
    const words = made.ok ? plainText(made.article.content).split("\n") : [];
    expect([words[0], ...words.slice(-3)]).toEqual([
      "Abans de signar res.",
      "Qui paga?",
      "Qui compra.",
      "Truqueu-nos.",
    ]);
  });

  test.each(["Viure a Gràcia", "Written title"])("does not print its title again: %s", (title) => {
    const made = ready({ content: `<h1>${title}</h1>${article}` });
    expect(made.ok && made.article.content).toMatch(/^<h2 id="s-gracia">/);
  });

  test("without a heading, or with a doubtful fact, is for the reviewer and not refused", () => {
    const content = `<p>${sentence.repeat(15)} El visat d'or per compra d'habitatge existeix.</p>`;
    expect(ready({ content })).toMatchObject({ ok: true });
  });

  test.each([
    ['"In quotes"', "In quotes"],
    ["<p>Of <b>markup</b> &amp; breaks\\n</p>", "Of markup & breaks"],
    ["“Born” and “Gràcia”", "“Born” and “Gràcia”"],
    [`${"word ".repeat(100)}`, "word ".repeat(64).trim()],
  ])("has its description as one line of text: %s", (metaDescription, expected) => {
    expect(ready({ metaDescription })).toMatchObject({ article: { metaDescription: expected } });
  });

  test("has an address whatever its title is made of", () => {
    const slugs = (["¿?", "东京", "L’Eixample & Gràcia"] as const).map((title) => {
      const made = readyArticle(
        { title, content: article, metaDescription: "" },
        { ...assignment, title },
        { hosts: [] },
      );
      return made.ok && made.article.slug;
    });
    expect(slugs).toEqual(["pisos-gracia", expect.stringMatching(/^[a-z0-9-]+$/), "l-eixample-i-gracia"]);
  });
});
