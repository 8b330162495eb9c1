import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { tableNodes } from "prosemirror-tables";

/*
 * What an article is made of, in the editor for people: the very elements that `sanitiseArticle` leaves on a page. What is not
 * named here cannot be written or pasted, so the HTML that comes out needs no cleaning.
 */

const tables = tableNodes({
  tableGroup: "block",
  cellContent: "block+",
  cellAttributes: {
    scope: {
      default: null,
      getFromDOM: (cell) => readScope(cell.getAttribute("scope")),
      setDOMAttr: (value, attributes) => {
        if (typeof value === "string") attributes.scope = value;
      },
    },
  },
});

const picture = {
  src: { validate: "string" },
  alt: { default: "", validate: "string" },
  width: { default: null },
  height: { default: null },
};

const nodes: Record<string, NodeSpec> = {
  doc: { content: "block+" },
  paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
  heading: {
    // The id that links within the text lead to, as it was read: `writeArticle` gives a new one and leads them there.
    attrs: { level: { default: 2, validate: "number" }, id: { default: "", validate: "string" } },
    content: "inline*",
    group: "block",
    defining: true,
    // The page has its own h1, and no lower level than the fourth.
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      getAttrs: (heading) => ({ level: Math.min(4, Math.max(2, level)), id: heading.id }),
    })),
    toDOM: ({ attrs }) => [`h${String(attrs.level)}`, attrs.id === "" ? {} : { id: String(attrs.id) }, 0],
  },
  blockquote: {
    content: "block+",
    group: "block",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  },
  bullet_list: { content: "list_item+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  ordered_list: {
    attrs: { start: { default: 1, validate: "number" } },
    content: "list_item+",
    group: "block",
    parseDOM: [{ tag: "ol", getAttrs: (list) => ({ start: Number(list.getAttribute("start")) || 1 }) }],
    toDOM: ({ attrs }) => (attrs.start === 1 ? ["ol", 0] : ["ol", { start: String(attrs.start) }, 0]),
  },
  list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
  definition_list: {
    content: "(definition_term | definition)+",
    group: "block",
    parseDOM: [{ tag: "dl" }],
    toDOM: () => ["dl", 0],
  },
  definition_term: { content: "inline*", defining: true, parseDOM: [{ tag: "dt" }], toDOM: () => ["dt", 0] },
  definition: { content: "block+", defining: true, parseDOM: [{ tag: "dd" }], toDOM: () => ["dd", 0] },
  // Open while it is written: what is folded away cannot be reached.
  details: {
    content: "summary block+",
    group: "block",
    defining: true,
    isolating: true,
    parseDOM: [{ tag: "details" }],
    toDOM: () => ["details", { open: "" }, 0],
  },
  summary: { content: "inline*", defining: true, parseDOM: [{ tag: "summary" }], toDOM: () => ["summary", 0] },
  code_block: {
    content: "text*",
    group: "block",
    code: true,
    defining: true,
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", 0],
  },
  horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
  figure: {
    attrs: picture,
    content: "inline*",
    group: "block",
    draggable: true,
    isolating: true,
    parseDOM: [
      {
        tag: "figure",
        getAttrs: (figure) => {
          const image = figure.querySelector("img");
          return image !== null && readPicture(image);
        },
        contentElement: (figure) =>
          (figure instanceof Element ? figure : null)?.querySelector("figcaption") ?? nothing(figure),
      },
    ],
    toDOM: ({ attrs }) => ["figure", ["img", drawn(attrs)], ["figcaption", 0]],
  },
  table: {
    ...tables.table,
    attrs: { ...tables.table.attrs, caption: { default: "", validate: "string" } },
    parseDOM: [
      {
        tag: "table",
        getAttrs: (table) => ({ caption: (table.querySelector("caption")?.textContent ?? "").trim() }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec =>
      attrs.caption === ""
        ? ["table", ["tbody", 0]]
        : ["table", ["caption", { contenteditable: "false" }, String(attrs.caption)], ["tbody", 0]],
  },
  table_row: tables.table_row,
  table_cell: tables.table_cell,
  table_header: tables.table_header,
  image: {
    attrs: picture,
    group: "inline",
    inline: true,
    draggable: true,
    parseDOM: [{ tag: "img[src]", getAttrs: readPicture }],
    toDOM: ({ attrs }) => ["img", drawn(attrs)],
  },
  hard_break: { group: "inline", inline: true, selectable: false, parseDOM: [{ tag: "br" }], toDOM: () => ["br"] },
  text: { group: "inline" },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (link) => isSafe(link.getAttribute("href") ?? "") && { href: link.getAttribute("href") },
      },
    ],
    toDOM: ({ attrs }) => ["a", { href: String(attrs.href) }, 0],
  },
  strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
  em: { parseDOM: [{ tag: "em" }, { tag: "i" }], toDOM: () => ["em", 0] },
  strike: {
    attrs: { name: { default: "s", validate: "string" } },
    parseDOM: ["s", "del", "strike"].map((tag) => ({ tag, attrs: { name: tag === "del" ? "del" : "s" } })),
    toDOM: ({ attrs }) => [String(attrs.name), 0],
  },
  highlight: { parseDOM: [{ tag: "mark" }], toDOM: () => ["mark", 0] },
  sup: { excludes: "sub", parseDOM: [{ tag: "sup" }], toDOM: () => ["sup", 0] },
  sub: { excludes: "sup", parseDOM: [{ tag: "sub" }], toDOM: () => ["sub", 0] },
  code: { parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
};

export const articleSchema = new Schema({
  // A caption stands in an attribute of its table: the rules of tables know rows alone.
  nodes: { ...nodes, paragraph: { ...nodes.paragraph, parseDOM: [{ tag: "caption", ignore: true }, { tag: "p" }] } },
  marks,
});

/** Whether a link may lead there: what the server would take out is not offered. */
export function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i.test(href.trim());
}

function readPicture(image: HTMLElement) {
  const src = image.getAttribute("src") ?? "";
  // Only photographs of our own stand on a page: see `sanitiseArticle`.
  if (!/^\/uploads\//.test(src)) return false;
  const size = (name: string) => Number(image.getAttribute(name)) || null;
  return { src, alt: image.getAttribute("alt") ?? "", width: size("width"), height: size("height") };
}

function drawn(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(attrs).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])), loading: "lazy" };
}

function readScope(scope: string | null): string | null {
  return scope === "row" || scope === "col" ? scope : null;
}

function nothing(place: Node): HTMLElement {
  const { ownerDocument } = place;
  if (!ownerDocument) throw new Error("An element of a document was expected");
  return ownerDocument.createElement("figcaption");
}
