import { describe, expect, test } from "vitest";

import { checkContent, contentChecks, listChecks } from "~/domain/cleaning/check-content";
import { cleanContent } from "~/domain/cleaning/clean-content";

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

describe("what a machine left", () => {
  const text = `<h2>Taxes</h2><p>${words(100)}.</p>`;

  test.each([
    ["a thought", `<p>&lt;think&gt;Hm.&lt;/think&gt;</p>${text}`, text],
    ["a token", text.replace("word ", "word<|eot_id|> "), text],
    ["a mark of a source", text.replace("word ", "word【3†L1-L9】 "), text],
    [
      "a query that names the service",
      `${text}<p><a href="/costs?utm_source=chatgpt.com">Costs</a></p>`,
      `${text}<p><a href="/costs">Costs</a></p>`,
    ],
    ["words to whoever asked", `<p>¡Claro! Aquí tienes el artículo:</p>${text}`, text],
    ["words to whoever asked, in Russian", `<p>Конечно! Вот статья на вашу тему:</p>${text}`, text],
    ["an offer", `${text}\n<p>Si quieres, puedo ajustar el tono del texto.</p>`, text],
    ["what it asked of a tool", `<tool_call>{"name": "search"}</tool_call>${text}`, text],
    ["a source of another service", `${text}<grok:render type="x"><argument>3</argument></grok:render>`, text],
    ["thoughts under another name", `<analysis>Three sections.</analysis>${text}`, text],
    ["a channel without its signs", `analysisWe need three sections.assistantfinal${text}`, text],
    ["Markdown with one sign", `${text}<p>It is *really* nice.</p>`, `${text}<p>It is <em>really</em> nice.</p>`],
    ["entities written twice", text.replace("word ", "word&amp;nbsp;"), text.replace("word ", "word&nbsp;")],
    [
      "Latin letters misread",
      `${text}<p>Sarrià i GrÃ cia, 5 â‚¬.</p>`.replace("Ã ", "Ã\u00a0"),
      `${text}<p>Sarrià i Gràcia, 5 €.</p>`,
    ],
    ["Russian letters misread", `${text}<p>РљРІР°СЂС‚РёСЂР°.</p>`, `${text}<p>Квартира.</p>`],
    [
      "Markdown",
      `<p>## Fees</p>${text}<p>A **bold** word.</p>`,
      `<h2>Fees</h2>${text}<p>A <strong>bold</strong> word.</p>`,
    ],
  ])("is found and cleaned: %s", (_what, html, clean) => {
    expect(kinds(html)).toEqual(["leftovers"]);
    expect(cleanContent(html).content).toBe(clean);
    expect(kinds(clean)).toEqual([]);
  });

  test.each<[kind: string, html: string]>([
    ["placeholders", `${text}<p>Llame a [Nombre de la agencia].</p>`],
    ["placeholders", `${text}<p>[INSERT PHOTO].</p>`],
    ["placeholders", `${text}<p>(Insertar imagen aquí).</p>`],
    ["placeholders", `${text}<p>See [our homes](properties).</p>`],
    ["placeholders", `${text}<p>Call +34 XXX XXX XXX.</p>`],
    ["placeholders", `${text}<p>[CTA: call us].</p>`],
    ...[
      "<p>Конечно! Вот SEO-оптимизированный материал о районе.</p>",
      "<p>Aquí tienes el artículo solicitado.</p>",
      "<h2>Aquí tienes el artículo:</h2>",
      "<p>¡Claro que sí! Te comparto lo que he redactado.</p>",
      "<p>Here's a guide in HTML, ready to publish.</p>",
      "<p>Sure!</p>",
      "<p>As an AI language model, I cannot verify prices.</p>",
      "<p>Lo siento, pero no puedo ayudar con eso.</p>",
      "<p><strong>Title:</strong> Living in the Eixample.</p>",
      "<p>Метаописание: жизнь в Эшампле.</p>",
      "<p>Thinking: I will write three sections.</p>",
      "<p>'''html</p>",
    ].map((first): [string, string] => ["asides", `${first}${text}`]),
    ...[
      "<p>Como modelo de lenguaje, no puedo verificarlo.</p>",
      "<p>Как языковая модель, я этого не знаю.</p>",
      "<p>Nota: este artículo ha sido generado por IA.</p>",
      "<p><em>(Word count: 812)</em></p>",
      "<p>Recuento de palabras: 812</p>",
      "<p>(Aproximadamente 800 palabras).</p>",
      "<p>Meta description: What buyers ask.</p>",
      "<p>Palabras clave: pisos, Eixample.</p>",
      "<p>Would you like me to continue?</p>",
      "<p>¡Espero que te sea útil! Si necesitas algún cambio, dímelo.</p>",
      "<p>This article is optimized for the keyword flats.</p>",
      "<p>Please replace the bracketed words.</p>",
      "<p>Assistant: Sure.</p>",
    ].map((last): [string, string] => ["asides", `${text}${last}`]),
    ["placeholders", `${text}<p>A lost letter: caf\ufffd.</p>`],
    ["unfinished", `${text}<h2>Fees</h2>`],
    ["unfinished", `${text}<p>The notary asks for</p>`],
    ["unfinished", `${text}<ul><li>The notary`],
    ["twice", `${text}${text.replace("Taxes", "Fees")}${text}${text.replace("Taxes", "Fees")}`],
  ])("is found and left to a person: %s", (kind, html) => {
    expect(kinds(html)).toEqual([kind]);
    expect(cleanContent(html)).toMatchObject({ content: html, changes: [] });
  });

  test.each([
    "<p>Let me know if you want to see it.</p>",
    "<p>Here is what a buyer pays on the day:</p><ul><li>The notary</li></ul>",
    "<p>«CAFÉ» and “SÃO PAULO”; Ñ‘ stays.</p>",
    "<p>He wrote [sic] and […] in art. 11 [1].</p>",
    "<p>A room of 5 * 3 ** 2 metres, snake_case__name and R&amp;D.</p>",
    "<p>No lo sabe todo el mundo.</p>",
    "<ul><li><strong>Title:</strong> ask for the nota simple.</li></ul>",
    "<p>Of course, the lift decides. Here is the text of the law: nobody pays twice.</p>",
    "<p>A villa has from 4* hotels to 5* hotels near it; *prices without VAT.</p>",
    "<p>The agent is as an aid to both, in the XX century and since.</p>",
    "<p>If you would like to see more, call us; we work for 30 words or fewer.</p>",
    '<p>Read on in <a href="/costs">what it costs</a></p>',
    "<p><em>The agency</em></p>",
    "<p>Call +34 600 000 000</p>",
    "<p><s>850,000</s> 800,000 euros.</p>",
  ])("is nothing that a person wrote: %s", (last) => {
    expect(kinds(`${text}${last}`)).toEqual([]);
    expect(cleanContent(`${text}${last}`).changes).toEqual([]);
  });
});
