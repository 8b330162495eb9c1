import { lines, type Pair } from "./pair";

/** Articles whose line ends, quotation marks or letters a machine left escaped. */
export const escapePairs: Pair[] = [
  {
    name: "line ends between blocks",
    dirty: String.raw`<h2>Gràcia</h2>\n<p>Verdi.</p>\n\n<p>Virreina.</p>\n`,
    clean: lines("<h2>Gràcia</h2>", "<p>Verdi.</p>", "", "<p>Virreina.</p>"),
  },
  {
    name: "Windows line ends and tabs",
    dirty: String.raw`<ul>\r\n\t<li>Uno</li>\r\n\t<li>Dos</li>\r\n</ul>`,
    clean: "<ul>\r\n\t<li>Uno</li>\r\n\t<li>Dos</li>\r\n</ul>",
  },
  {
    name: "attributes with escaped quotes",
    dirty: String.raw`<h2 class=\"lead\">Arras</h2><p><a href=\"/costs\">Costes</a> y \"gastos\".</p>`,
    clean: '<h2 class="lead">Arras</h2><p><a href="/costs">Costes</a> y "gastos".</p>',
  },
  {
    name: "single quotation marks",
    dirty: String.raw`<p>The agent\'s fee isn\'t a tax.</p>`,
    clean: "<p>The agent's fee isn't a tax.</p>",
  },
  {
    name: "slashes",
    dirty: String.raw`<h2>Налоги<\/h2><p><a href="https:\/\/web.gencat.cat\/ca\/">Женералитат<\/a><\/p>`,
    clean: '<h2>Налоги</h2><p><a href="https://web.gencat.cat/ca/">Женералитат</a></p>',
  },
  {
    name: "letters as escapes",
    dirty: String.raw`<p>Pla\u00e7a del Diamant, 3 habitaciones, balc\u00f3n</p>`,
    clean: "<p>Plaça del Diamant, 3 habitaciones, balcón</p>",
  },
  {
    name: "everything escaped twice",
    dirty: String.raw`<h2 class=\\\"lead\\\">Arras</h2>\\n<p>Antes.</p>`,
    clean: '<h2 class="lead">Arras</h2>\n<p>Antes.</p>',
  },
  {
    name: "plain text with escaped line ends",
    dirty: String.raw`El mercado cambia.\n\nLos precios también.\nPregunte antes de firmar.`,
    clean: lines("El mercado cambia.", "", "Los precios también.", "Pregunte antes de firmar."),
  },
  {
    name: "Russian text with escaped line ends",
    dirty: String.raw`<p>Рынок меняется\nЦены тоже</p>`,
    clean: lines("<p>Рынок меняется", "Цены тоже</p>"),
  },
  {
    name: "a doubtful line end beside certain ones",
    dirty: String.raw`<p>in the\nstreet</p>\n<p>at\nhome</p>`,
    clean: lines("<p>in the", "street</p>", "<p>at", "home</p>"),
  },
  {
    name: "a path beside escapes",
    dirty: lines(String.raw`<p>Keep it in C:\new\table.</p>\n<p>Then print it.</p>`, "<p>End.</p>"),
    clean: lines(String.raw`<p>Keep it in C:\new\table.</p>`, "<p>Then print it.</p>", "<p>End.</p>"),
  },
  {
    name: "a path that was escaped with the rest",
    dirty: String.raw`<p class=\"a\">Keep it in C:\\new\\table.</p>\n<p>End.</p>`,
    clean: lines(String.raw`<p class="a">Keep it in C:\new\table.</p>`, "<p>End.</p>"),
  },
  {
    name: "a code sample that was escaped with the rest",
    dirty: String.raw`<p>Type this:</p>\n<pre><code>a\nb \"c\" \\n</code></pre>`,
    clean: lines("<p>Type this:</p>", "<pre><code>a", String.raw`b "c" \n</code></pre>`),
  },
  {
    name: "a code sample beside escapes",
    dirty: lines(String.raw`<h2>Line ends</h2>\n<pre><code>print("a\nb")</code></pre>`, "<p>End.</p>"),
    clean: lines("<h2>Line ends</h2>", String.raw`<pre><code>print("a\nb")</code></pre>`, "<p>End.</p>"),
  },
  {
    name: "entities after backslashes",
    dirty: String.raw`<p class=\&quot;lead\&quot;>Arras</p>`,
    clean: '<p class="lead">Arras</p>',
  },
  {
    name: "zero-width characters and a byte order mark",
    dirty: "\ufeff<h2>Ar\u200bras</h2>\u2060<p>An&#8203;tes</p>",
    clean: "<h2>Arras</h2><p>Antes</p>",
  },
];
