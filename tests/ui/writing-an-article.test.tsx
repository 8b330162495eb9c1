import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { leftOut, readArticle, writeArticle } from "~/enhance/admin/writing/article-html";
import { cleanPasted } from "~/enhance/admin/writing/pasted-html";

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

  test.each(["word", "google-docs", "web-page"])("from %s the server takes nothing out", (name) => {
    const html = pasted(name);
    expect(leftOut(sanitiseArticle(html, { hosts: [] }))).toEqual([]);
    expect(html).not.toMatch(/style|class|mso|<span|<div/);
    const stored = sanitiseArticle(html, { hosts: [] });
    expect(writeArticle(readArticle(stored))).toBe(html);
  });
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
  ];
  test.each(whole)("holds all of %s", (_name, html) => {
    expect(leftOut(html)).toEqual([]);
  });

  test.each([
    ["<p>Light</p><script>x()</script>", "script"],
    ["<div>Light</div>", "div"],
    ['<p><img src="https://elsewhere.example/a.png"></p>', "img"],
    ["<dl><dt>Light</dt><dd>Sun</dd></dl>", "dl"],
  ])("says of %s what it would leave out", (html, name) => {
    expect(leftOut(html)).toContain(name);
  });

  test("writes nothing for nothing", () => {
    expect(writeArticle(readArticle(""))).toBe("");
    expect(leftOut("")).toEqual([]);
  });
});
