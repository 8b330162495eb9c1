import { readFileSync } from "node:fs";

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { lostWords } from "~/domain/cleaning/lost-words";
import { plainText } from "~/domain/cleaning/plain-text";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { leftOut, readArticle, writeArticle } from "~/enhance/admin/writing/article-html";
import { cleanPasted, copiedHtml } from "~/enhance/admin/writing/pasted-html";

/** Articles of everything that may stand in one. */
const word = fc.constantFrom("Llum", "sol", "850.000 €", "5 &lt; 6", "R&amp;D", "«luz»", "двор", "a");
const some = (parts: fc.Arbitrary<string>, around: (inner: string) => string = (inner) => inner) =>
  fc.array(parts, { minLength: 1, maxLength: 3 }).map((list) => around(list.join(" ")));
const marked = fc
  .tuple(
    fc.constantFrom("strong", "em", "s", "del", "mark", "code", "sup", "sub", 'a href="/costs?a=1&amp;b=2#x"'),
    word,
  )
  .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(" ")[0]}>`);
const line = some(fc.oneof({ weight: 3, arbitrary: word }, { weight: 2, arbitrary: marked }, fc.constant("a<br>b")));
const leaf = fc.oneof(
  line.map((inner) => `<p>${inner}</p>`),
  fc.tuple(fc.constantFrom("h2", "h3", "h4"), line).map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
  word.map((inner) => `<pre><code>${inner}\n  ${inner}</code></pre>`),
  fc.constant("<hr>"),
  fc.constant('<figure><img src="/uploads/a.jpg" alt="A"><figcaption>Sea <em>view</em></figcaption></figure>'),
);
const table = fc
  .tuple(word, line, line)
  .map(
    ([caption, one, two]) =>
      `<table><caption>${caption}</caption><thead><tr><th scope="col">${one}</th><th>b</th></tr></thead><tbody><tr><th scope="row">${two}</th><td>${one}</td></tr><tr><td colspan="2"><p>${two}</p><p>${one}</p></td></tr></tbody></table>`,
  );
const { block } = fc.letrec<{ block: string; items: string }>((tie) => ({
  items: some(
    fc.oneof(
      line.map((inner) => `<li>${inner}</li>`),
      fc.tuple(line, tie("block")).map(([lead, inner]) => `<li><p>${lead}</p>${inner}</li>`),
    ),
  ),
  block: fc.oneof(
    { maxDepth: 2 },
    leaf,
    table,
    tie("items").map((inner) => `<ul>${inner}</ul>`),
    tie("items").map((inner) => `<ol start="3">${inner}</ol>`),
    tie("block").map((inner) => `<blockquote>${inner}</blockquote>`),
    fc
      .tuple(line, line, tie("block"))
      .map(([name, says, more]) => `<dl><dt>${name}</dt><dd>${says}</dd><dd>${more}</dd></dl>`),
    fc.tuple(line, tie("block")).map(([name, inner]) => `<details><summary>${name}</summary>${inner}</details>`),
  ),
}));
const article = fc.array(block, { minLength: 1, maxLength: 2 }).map((blocks) => blocks.join("\n"));

const wordsOf = (html: string) => plainText(html).split(/\s+/);

const copied = (name: string) => readFileSync(`tests/support/pasted/${name}.html`, "utf8");
const pasted = (name: string) => writeArticle(readArticle(cleanPasted(copied(name), "https://agency.example")));

describe("what is pasted comes out clean", () => {
  test("from Word: headings, bold, links, lists that are drawn, a table", () => {
    expect(pasted("word").split("\n")).toEqual([
      '<h2 id="s-el-piso-de-esquina">El piso de esquina</h2>',
      '<h2 id="s-la-luz">La luz</h2>',
      '<p>El <strong>chaflán</strong> de la Eixample mide 20\u00a0m<sup>2</sup> y da a <em>tres</em> calles: <a href="https://www.example.com/plano">plano</a>, copia.</p>'.replace(
        "\u00a0",
        "&nbsp;",
      ),
      "<ul><li>Salón<ul><li>Tribuna</li></ul></li><li>Cocina</li></ul>",
      "<p>Los pasos:</p>",
      "<ol><li>Nota simple</li><li>Arras</li></ol>",
      "<table><tbody><tr><td><strong>Gasto</strong></td><td>Importe</td></tr><tr><td>Notaría</td><td>900&nbsp;€</td></tr></tbody></table>",
    ]);
  });

  test("from Google Docs: the bold that is none, spans that are bold, lists beside lists", () => {
    expect(pasted("google-docs").split("\n")).toEqual([
      '<h2 id="s-vendre-un-pis-heretat">Vendre un pis heretat</h2>',
      '<p>Primer cal <strong>acceptar l’herència</strong><em> davant de notari</em>: <a href="https://www.registradores.org/">registre</a><sup>2</sup>.</p>',
      "<ul><li>Certificat de defunció<ul><li>i d’últimes voluntats</li></ul></li><li>Testament</li></ul>",
      "<table><tbody><tr><td><strong>Impost</strong></td><td>Termini</td></tr><tr><td>Successions</td><td>6 mesos</td></tr></tbody></table>",
    ]);
  });

  test("from a web page: no scripts, no buttons, no pictures of others, our own links as paths", () => {
    expect(pasted("web-page").split("\n")).toEqual([
      '<h2 id="s-buying-step-by-step">Buying step by step</h2>',
      '<p>Ask for the <strong>nota simple</strong> first. <a href="/costs?price=450000">The costs</a> follow; not this.</p>',
      "<blockquote><p>“Never sign in a hurry.”</p></blockquote>",
      '<h4 id="s-small-print">Small print</h4>',
      "<p>First line<br>second line</p>",
      '<ol start="3"><li>Third</li><li>Fourth</li></ol>',
    ]);
  });

  test("from Excel: a table, though its marks stand inside it", () => {
    expect(pasted("excel")).toBe(
      "<table><tbody><tr><td>Gasto</td><td>Importe</td></tr><tr><td>Notaría</td><td>900&nbsp;€</td></tr><tr><td>Registro</td><td>450&nbsp;€</td></tr></tbody></table>",
    );
    expect(cleanPasted("<table><tr><!--StartFragment--><td>One</td><td>Two</td><!--EndFragment--></tr></table>")).toBe(
      "<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>",
    );
  });

  test("from Word under review: what was inserted, not what was deleted, nor what was said in the margin", () => {
    expect(pasted("word-review").split("\n")).toEqual([
      "<p>El piso cuesta ochocientos cincuenta mil euros con garaje.</p>",
      "<p>Antes valía <s>un millón</s>.</p>",
    ]);
  });

  test("from Word in a browser: lists nested as they were, each item of which was a list of its own", () => {
    expect(pasted("word-online").split("\n")).toEqual([
      "<p>Lo que se firma</p>",
      "<ul><li>Arras<ul><li>Penitenciales</li><li>Confirmatorias</li></ul></li><li>Escritura</li></ul>",
      "<p>Y al final:</p>",
      "<ol><li>Notaría</li><li>Registro</li></ol>",
    ]);
  });

  test.each(["word", "google-docs", "web-page", "excel", "word-review", "word-online"])(
    "from %s no word is lost that was meant to come along",
    (name) => {
      // The button of the web page.
      expect(lostWords(copiedHtml(copied(name)), pasted(name))).toBeNull();
    },
  );

  test("from a form what is left out is known", () => {
    const html = "<p>Light.</p><textarea>Ask for the nota simple before you sign.</textarea>";
    expect(lostWords(copiedHtml(html), writeArticle(readArticle(cleanPasted(html))))).toMatchObject({
      excerpts: ["Ask for the nota simple before you sign"],
    });
  });

  test.each(["word", "google-docs", "web-page", "excel", "word-review", "word-online"])(
    "from %s the server takes nothing out",
    (name) => {
      const html = pasted(name);
      expect(leftOut(sanitiseArticle(html, { hosts: [] }))).toEqual([]);
      expect(html).not.toMatch(/style|class|mso|<span|<div/);
      const stored = sanitiseArticle(html, { hosts: [] });
      expect(writeArticle(readArticle(stored))).toBe(html);
    },
  );
});

describe("the editor for people", () => {
  const whole = [
    [
      "a table with a caption",
      '<table><caption>Costs</caption><thead><tr><th scope="col">What</th><th>How much</th></tr></thead><tbody><tr><td colspan="2">All</td></tr></tbody></table>',
    ],
    [
      "a picture with its words",
      '<figure><img src="/uploads/a-800.jpg" alt="A hall" width="800" height="533" loading="lazy"><figcaption>The <em>hall</em></figcaption></figure>',
    ],
    ["a picture in a paragraph", '<p>See <img src="/uploads/a-800.jpg" alt="A hall" loading="lazy"> here</p>'],
    ["nested lists", "<ul><li>One<ol><li>Two</li></ol></li></ul>"],
    ["a quote without a paragraph", "<blockquote>Light.</blockquote>"],
    ["code", "<pre><code>one\n  two</code></pre><p>and <code>three</code></p>"],
    ["nested words", '<p><strong><a href="/costs">Costs</a> H<sub>2</sub>O</strong></p><hr>'],
    ["a bold h1", "<h1><b>Light</b></h1>"],
    ["definitions", "<dl><dt>Light</dt><dd>Sun</dd><dd><p>Lamps</p><ul><li>One</li></ul></dd></dl>"],
    ["what is folded away", "<details><summary>Who <em>pays</em>?</summary><p>You.</p></details>"],
    ["what is struck through", "<p><s>9</s> <del>8</del> <mark>7</mark></p>"],
  ];
  test.each(whole)("holds all of %s", (_name, html) => {
    expect(leftOut(html)).toEqual([]);
  });

  test.each([
    ["<p>Light</p><script>x()</script>", "script"],
    ["<div>Light</div>", "div"],
    ['<p><img src="https://elsewhere.example/a.png"></p>', "img"],
    ["<aside>Light</aside>", "aside"],
  ])("says of %s what it would leave out", (html, name) => {
    expect(leftOut(html)).toContain(name);
  });

  test("leads a link to a heading that is renamed", () => {
    const read = readArticle('<p><a href="#s-taxes">Taxes</a></p><h2 id="s-taxes">Taxes and fees</h2>');
    expect(writeArticle(read)).toBe(
      '<p><a href="#s-taxes-and-fees">Taxes</a></p>\n<h2 id="s-taxes-and-fees">Taxes and fees</h2>',
    );
  });

  test("holds whatever the sanitising leaves of an article: the same words, the same structure", () => {
    fc.assert(
      fc.property(article, (html) => {
        const stored = sanitiseArticle(html, { hosts: [] });
        expect(leftOut(stored)).toEqual([]);
        const written = writeArticle(readArticle(stored));
        expect(wordsOf(written)).toEqual(wordsOf(stored));
        expect(writeArticle(readArticle(sanitiseArticle(written, { hosts: [] })))).toBe(written);
      }),
      { seed: 20261127, numRuns: 30 },
    );
  });

  test("writes nothing for nothing", () => {
    expect(writeArticle(readArticle(""))).toBe("");
    expect(leftOut("")).toEqual([]);
  });
});
