import { lines, type Pair } from "./pair";

/** Articles that look like trouble and are none: nothing may change in them. */
export const cleanTexts: Pair[] = [
  { name: "an article", dirty: lines("<h2>Arras</h2>", "", "<p>Se firma antes.</p>", "") },
  { name: "nothing", dirty: "" },
  { name: "white space", dirty: " \n " },
  { name: "spaces around the article", dirty: "\n  <p>Antes.</p>\n" },
  { name: "Windows line ends, as a form sends them", dirty: "<h2>Arras</h2>\r\n<p>Antes.</p>\r\n" },
  { name: "a path", dirty: String.raw`<p>The plans are in C:\new\terrace\report and on \\server\new\rooms.</p>` },
  { name: "a path with spaces", dirty: String.raw`<p>Open C:\Program Files\new plans\table.pdf today.</p>` },
  { name: "a relative path", dirty: String.raw`<p>See plans\new\terrace.pdf and notes\rooms.</p>` },
  { name: "a path at the end of a quotation", dirty: String.raw`<p>Save as "C:\plans\"</p>` },
  {
    name: "a code sample with everything in it",
    dirty: lines(
      "<h2>For developers</h2>",
      '<pre><code class="language-json">{"title": "x", "content": "&lt;p&gt;y&lt;/p&gt;\\n"}',
      "```html",
      "```</code></pre>",
      String.raw`<p>Escape it as <code>\n</code> or <code>\"</code>.</p>`,
    ),
  },
  { name: "the words of a wrapper", dirty: '<p>The feed has the keys "title": and "content": for each home.</p>' },
  { name: "curly braces", dirty: "<p>A note {see below} and {another: one}, or {{}}.</p>" },
  { name: "a small object in a sentence", dirty: '<p>It answers {"title": "x", "content": "y"} and no more.</p>' },
  { name: "a quotation", dirty: '"Barcelona is a harbour," she said. "It always was."' },
  { name: "a whole text in quotation marks", dirty: '"Barcelona is a harbour."' },
  {
    name: "attributes with entities",
    dirty: '<p title="He said &quot;yes&quot;">A &lt;b&gt; tag, R&amp;D, &nbsp; 5 &lt; 6</p>',
  },
  { name: "the Catalan dot", dirty: "<p>El col·legi, la intel·ligència i l'Il·lustríssim.</p>" },
  { name: "Russian quotes and dashes", dirty: "<p>«Квартира» — это дом… ёлка № 5</p>" },
  { name: "emoji of several parts", dirty: "<p>A family 👨‍👩‍👧 home 🏠, flags 🏴󠁧󠁢󠁥󠁮󠁧󠁿</p>" },
  { name: "backticks in a sentence", dirty: "<p>Put ``` around code, or ` once.</p>" },
  { name: "a question and its answer", dirty: "<p>Q: new or old? A: tell us.</p>" },
  { name: "a backslash alone", dirty: String.raw`<p>Either\or, a \ b, and 1\2.</p>` },
  {
    name: "a script of data",
    dirty: String.raw`<p>x</p><script type="application/ld+json">{"content":"<p>a</p>\n"}</script>`,
  },
  { name: "styles", dirty: "<style>p{color: red}</style><p>x</p>" },
  { name: "a tag that is talked about", dirty: "<p>The tag &lt;h2&gt; is a heading &lt;/h2&gt;</p>" },
];
