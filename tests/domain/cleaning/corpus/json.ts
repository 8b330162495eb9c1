import { lines, type Pair } from "./pair";

const gracia = lines("<h2>Viure a Gràcia</h2>", "<p>El carrer Verdi, el cinema i el col·legi a cinc minuts.</p>");
const arras = lines(
  "<h2>El contrato de arras</h2>",
  "<p>Se firma con un 10 % del precio; después queda la escritura.</p>",
);
const taxes = lines(
  '<h2 class="lead">Taxes</h2>',
  '<p>A "flat rate" is a myth. See <a href="/costs?price=700000">the costs</a>.</p>',
);
const russian = lines("<h2>Квартиры в Эшампле</h2>", "<p>Высокие потолки и «ксамфры» — срезанные углы домов.</p>");

/** Articles inside JSON: whole, fenced, between remarks, cut off, nested, not quite valid. */
export const jsonPairs: Pair[] = [
  {
    name: "an object with a title and a content",
    dirty: JSON.stringify({ title: "Viure a Gràcia", content: gracia }),
    clean: gracia,
    found: { title: "Viure a Gràcia" },
  },
  {
    name: "an object over several lines, with a meta description",
    dirty: JSON.stringify({ title: "Arras", meta_description: "Qué se firma y cuándo.", content: arras }, null, 2),
    clean: arras,
    found: { title: "Arras", metaDescription: "Qué se firma y cuándo." },
  },
  {
    name: "an object in a code fence",
    dirty: lines("```json", JSON.stringify({ title: "Taxes", content: taxes }, null, 2), "```"),
    clean: taxes,
    found: { title: "Taxes" },
  },
  {
    name: "an object in a fence, with a machine's remarks in Spanish around it",
    dirty: lines(
      "¡Claro! Aquí tiene el artículo en formato JSON:",
      "",
      "```json",
      JSON.stringify({ title: "Arras", content: arras }),
      "```",
      "",
      "¿Desea que añada una sección sobre la hipoteca?",
    ),
    clean: arras,
    found: { title: "Arras" },
  },
  {
    name: "an object after a remark in Russian, without a fence",
    dirty: `Вот ваша статья:\n\n${JSON.stringify({ title: "Эшампле", content: russian })}`,
    clean: russian,
    found: { title: "Эшампле" },
  },
  {
    name: "letters written as escapes",
    dirty: String.raw`{"title":"Gr\u00e0cia","content":"<h2>Viure a Gr\u00e0cia</h2>\n<p>Al costat de la pla\u00e7a, col\u00b7legi i cinema.<\/p>"}`,
    clean: lines("<h2>Viure a Gràcia</h2>", "<p>Al costat de la plaça, col·legi i cinema.</p>"),
    found: { title: "Gràcia" },
  },
  {
    name: "an emoji written as two escapes",
    dirty: String.raw`{"content":"<h2>Sea \ud83c\udf0a view</h2>"}`,
    clean: "<h2>Sea 🌊 view</h2>",
  },
  { name: "the key html", dirty: JSON.stringify({ html: taxes, slug: "taxes" }), clean: taxes },
  {
    name: "the key body",
    dirty: JSON.stringify({ headline: "Taxes", body: taxes }),
    clean: taxes,
    found: { title: "Taxes" },
  },
  {
    name: "an article inside an object",
    dirty: JSON.stringify({ article: { title: "Viure a Gràcia", content: gracia }, model: "writer-1" }),
    clean: gracia,
    found: { title: "Viure a Gràcia" },
  },
  {
    name: "the whole answer of a chat service",
    dirty: JSON.stringify({
      id: "chat-1",
      choices: [{ index: 0, message: { role: "assistant", content: `\`\`\`html\n${arras}\n\`\`\`` } }],
    }),
    clean: arras,
  },
  {
    name: "JSON inside JSON inside a fence",
    dirty: lines("```", JSON.stringify({ content: JSON.stringify({ title: "Taxes", content: taxes }) }), "```"),
    clean: taxes,
    found: { title: "Taxes" },
  },
  { name: "a JSON string", dirty: JSON.stringify(taxes), clean: taxes },
  {
    name: "a JSON string of an object",
    dirty: JSON.stringify(JSON.stringify({ title: "Taxes", content: taxes })),
    clean: taxes,
    found: { title: "Taxes" },
  },
  {
    name: "half an object: the answer was cut off in the middle of a word",
    dirty: String.raw`{"title":"Arras","content":"<h2>El contrato de arras<\/h2>\n<p>Se firma con un 10 % del pre`,
    clean: lines("<h2>El contrato de arras</h2>", "<p>Se firma con un 10 % del pre"),
    found: { title: "Arras" },
  },
  {
    name: "half an object, cut off in the middle of a tag",
    dirty: String.raw`{"content":"<h2>Arras</h2>\n<p>El <strong>plazo</strong> es corto.</p>\n<p cla`,
    clean: lines("<h2>Arras</h2>", "<p>El <strong>plazo</strong> es corto.</p>"),
  },
  {
    name: "half an object, cut off in the middle of an escape",
    dirty: String.raw`{"content":"<h2>Квартиры</h2>\n<p>Рядом пл\u043eщадь \u04`,
    clean: lines("<h2>Квартиры</h2>", "<p>Рядом площадь"),
  },
  {
    name: "half an object in a fence that is never closed",
    dirty: lines("```json", "{", '  "title": "Taxes",', '  "content": "<h2>Taxes</h2>\\n<p>Since June 2025'),
    clean: lines("<h2>Taxes</h2>", "<p>Since June 2025"),
    found: { title: "Taxes" },
  },
  {
    name: "an object that lacks its last brace",
    dirty: '{"title": "Taxes", "content": "<h2>Taxes</h2><p>A scale.</p>"',
    clean: "<h2>Taxes</h2><p>A scale.</p>",
    found: { title: "Taxes" },
  },
  {
    name: "line ends that were not escaped",
    dirty: `{\n  "title": "Gràcia",\n  "content": "${gracia}"\n}`,
    clean: gracia,
    found: { title: "Gràcia" },
  },
  {
    name: "quotation marks that were not escaped",
    dirty: `{"title": "Taxes", "content": "${taxes}", "slug": "taxes"}`,
    clean: taxes,
    found: { title: "Taxes" },
  },
  {
    name: "a comma too many",
    dirty: '{"title": "Taxes", "content": "<h2>Taxes</h2><p>A scale.</p>",}',
    clean: "<h2>Taxes</h2><p>A scale.</p>",
    found: { title: "Taxes" },
  },
  {
    name: "keys without quotation marks and a template string",
    dirty: "{title: 'Taxes', content: `<h2>Taxes</h2>\n<p>A scale.</p>`}",
    clean: "<h2>Taxes</h2>\n<p>A scale.</p>",
    found: { title: "Taxes" },
  },
  {
    name: "a list of sections",
    dirty: JSON.stringify({
      title: "Arras",
      introduction: "Antes de la escritura hay un contrato.",
      sections: [
        { heading: "Qué se firma", content: "<p>Un contrato privado.</p>" },
        { heading: "Cuánto se paga", content: "Lo habitual es un 10 %." },
      ],
    }),
    clean: lines(
      "<p>Antes de la escritura hay un contrato.</p>",
      "<h2>Qué se firma</h2>",
      "<p>Un contrato privado.</p>",
      "<h2>Cuánto se paga</h2>",
      "<p>Lo habitual es un 10 %.</p>",
    ),
    found: { title: "Arras" },
  },
  {
    name: "JSON in the middle of an article",
    dirty: lines("<h2>Taxes</h2>", '{"content": "<p>A scale.</p>"}', "<p>Ask us.</p>"),
    clean: lines("<h2>Taxes</h2>", "<p>A scale.</p>", "<p>Ask us.</p>"),
  },
  {
    name: "escaped JSON without its quotation marks",
    dirty: JSON.stringify(JSON.stringify({ title: "Taxes", content: taxes })).slice(1, -1),
    clean: taxes,
    found: { title: "Taxes" },
  },
  {
    name: "a byte order mark before the object",
    dirty: `\ufeff${JSON.stringify({ title: "Эшампле", content: russian })}`,
    clean: russian,
    found: { title: "Эшампле" },
  },
];
