import { lines, type Pair } from "./pair";

const article = lines("<h2>On the market</h2>", "<p>Four languages, four to twelve weeks.</p>");

/** Articles with the code fences in which chat services send HTML. */
export const fencePairs: Pair[] = [
  { name: "a fence for HTML", dirty: lines("```html", article, "```"), clean: article },
  { name: "a fence without a language", dirty: lines("```", article, "```"), clean: article },
  { name: "a fence in capitals", dirty: lines("```HTML", article, "```", ""), clean: article },
  { name: "a fence that is never closed", dirty: lines("```html", article), clean: article },
  { name: "a fence that was never opened", dirty: lines(article, "```"), clean: article },
  { name: "an indented fence", dirty: lines("   ```html", article, "   ```"), clean: article },
  { name: "a fence with tildes", dirty: lines("~~~html", article, "~~~"), clean: article },
  { name: "a fence of four", dirty: lines("````html", article, "````"), clean: article },
  {
    name: "Windows line ends",
    dirty: "```html\r\n<h2>Arras</h2>\r\n<p>Antes.</p>\r\n```",
    clean: "<h2>Arras</h2>\r\n<p>Antes.</p>",
  },
  { name: "a fence on the lines of the article", dirty: `\`\`\`html ${article}\`\`\``, clean: article },
  { name: "a fence in a fence", dirty: lines("```", "```html", article, "```", "```"), clean: article },
  {
    name: "a machine's remarks before and after",
    dirty: lines("Aquí té l'article en HTML:", "", "```html", article, "```", "", "Espero que li sigui útil."),
    clean: article,
  },
  {
    name: "a fence around a part of the article, with an escaped line end in it",
    dirty: lines(
      "<h2>Before the market</h2>",
      "<p>Assessment takes one week.</p>",
      "",
      "```html",
      "<h2>On the market</h2>",
      "<p>Marketing opens with one or two weeks in",
      "four languages.\\n Sales is the widest range.</p>",
      "```",
      "",
      "<h2>After the offer</h2>",
    ),
    clean: lines(
      "<h2>Before the market</h2>",
      "<p>Assessment takes one week.</p>",
      "",
      "<h2>On the market</h2>",
      "<p>Marketing opens with one or two weeks in",
      "four languages.",
      " Sales is the widest range.</p>",
      "",
      "<h2>After the offer</h2>",
    ),
  },
  {
    name: "a fence in paragraphs of an editor",
    dirty: lines("<p>```html</p>", article, "<p>```</p>"),
    clean: article,
  },
  {
    name: "a whole document in a fence",
    dirty: lines(
      "```html",
      "<!DOCTYPE html>",
      '<html lang="es">',
      "<head>",
      "  <title>El contrato de arras</title>",
      '  <meta name="description" content="Qué se firma y cuándo.">',
      "</head>",
      "<body>",
      "<h2>Arras</h2>",
      "<p>Antes.</p>",
      "</body>",
      "</html>",
      "```",
    ),
    clean: "<h2>Arras</h2>\n<p>Antes.</p>",
    found: { title: "El contrato de arras", metaDescription: "Qué se firma y cuándo." },
  },
];
