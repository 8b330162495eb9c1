import { lines, type Pair } from "./pair";

const article = lines('<h2 class="lead">Viure a Gràcia</h2>', "<p>El carrer Verdi i el col·legi.</p>");
const encode = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const pretty = JSON.stringify({ title: "Viure a Gràcia", content: article }, null, 2);
const found = { title: "Viure a Gràcia" };

/** JSON that an editor took for text and wrapped into paragraphs of its own. */
export const paragraphPairs: Pair[] = [
  {
    name: "an object in one paragraph",
    dirty: `<p>${JSON.stringify({ title: "Viure a Gràcia", content: article })}</p>`,
    clean: article,
    found,
  },
  { name: "an object in one paragraph, encoded", dirty: `<p>${encode(pretty)}</p>`, clean: article, found },
  {
    name: "an object of which only the quotation marks are encoded",
    dirty: `<p>${pretty.replaceAll('\\"', '"').replaceAll('"', "&quot;")}</p>`,
    clean: article,
    found,
  },
  {
    name: "each line in a paragraph of its own",
    dirty: pretty
      .split("\n")
      .map((line) => `<p>${line}</p>`)
      .join("\n"),
    clean: article,
    found,
  },
  {
    name: "each line in a paragraph of its own, encoded",
    dirty: pretty
      .split("\n")
      .map((line) => `<p>${encode(line)}</p>`)
      .join("\n"),
    clean: article,
    found,
  },
  {
    name: "each line in a paragraph, all on one line, encoded",
    dirty: pretty
      .split("\n")
      .map((line) => `<p>${encode(line.trim())}</p>`)
      .join(""),
    clean: article,
    found,
  },
  {
    name: "each line of the article in a paragraph too",
    dirty: lines(
      "<p>{</p>",
      '<p>"content": "<h2>Arras</h2></p>',
      "<p><p>Se firma antes.</p></p>",
      '<p>"</p>',
      "<p>}</p>",
    ),
    clean: lines("<h2>Arras</h2>", "<p>Se firma antes.</p>"),
  },
  {
    name: "line breaks of an editor",
    dirty:
      "<p>{<br>&nbsp;&nbsp;&quot;title&quot;: &quot;Arras&quot;,<br>&quot;content&quot;: &quot;&lt;h2&gt;Arras&lt;/h2&gt;&lt;p&gt;Antes.&lt;/p&gt;&quot;<br>}</p>",
    clean: "<h2>Arras</h2><p>Antes.</p>",
    found: { title: "Arras" },
  },
  {
    name: "an editor that closed the paragraph before the first heading",
    dirty: '<p>{"title": "Arras", "content": "</p><h2>Arras</h2><p>Antes.</p><p>"}</p>',
    clean: "<h2>Arras</h2><p>Antes.</p>",
    found: { title: "Arras" },
  },
  {
    name: "the fence in paragraphs as well",
    dirty: lines("<p>```json</p>", `<p>${encode(JSON.stringify({ content: article }))}</p>`, "<p>```</p>"),
    clean: article,
  },
  {
    name: "typographic quotation marks",
    dirty: "<p>{“title”: “Arras”, “content”: “<h2>Arras</h2><p>Antes.</p>”}</p>",
    clean: "<h2>Arras</h2><p>Antes.</p>",
    found: { title: "Arras" },
  },
  {
    name: "a code sample that is the whole answer",
    dirty: `<pre><code class="language-json">${encode(pretty)}</code></pre>`,
    clean: article,
    found,
  },
  {
    name: "a remark in a paragraph before the object",
    dirty: `<p>Here is the article:</p><p>${encode(JSON.stringify({ content: article }))}</p>`,
    clean: article,
  },
  {
    name: "HTML that was encoded, paragraph by paragraph",
    dirty: "<p>&lt;h2&gt;Arras&lt;/h2&gt;</p>\n<p>&lt;p&gt;Se firma antes.&lt;/p&gt;</p>",
    clean: "<h2>Arras</h2>\n<p>Se firma antes.</p>",
  },
];
