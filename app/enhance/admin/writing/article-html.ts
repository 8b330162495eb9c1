import { DOMParser as ArticleParser, DOMSerializer, type Node } from "prosemirror-model";

import { withHeadingIds } from "~/domain/cleaning/contents-list";

import { bodyOf } from "./html-body";
import { articleSchema } from "./schema";

const parser = ArticleParser.fromSchema(articleSchema);
const serializer = DOMSerializer.fromSchema(articleSchema);

/** The article as the editor holds it. What the editor does not know is left out: ask `isWhole` first. */
export function readArticle(html: string): Node {
  return parser.parse(bodyOf(html));
}

/** The article as HTML: each block on a line of its own, headings with the ids that the server would give them. */
export function writeArticle(article: Node): string {
  if (isEmpty(article)) return "";
  const page = document.implementation.createHTMLDocument();
  const blocks = article.children.map((block) => {
    const place = page.createElement("div");
    place.append(serializer.serializeNode(block, { document: page }));
    tidy(place);
    return place.innerHTML;
  });
  // As the sanitising leaves them: an empty paragraph is none.
  return withHeadingIds(blocks.filter((block) => !/^<(p|h[2-4])><\/\1>$/.test(block)).join("\n"));
}

/** Nothing is written yet. */
export function isEmpty(article: Node): boolean {
  return article.childCount <= 1 && article.firstChild?.type.name === "paragraph" && article.content.size <= 2;
}

/** The names of what the editor would leave out of an article: empty where it holds all of it. */
export function leftOut(html: string): string[] {
  const before = bodyOf(html);
  const after = bodyOf(writeArticle(parser.parse(before)));
  const [there, here] = [trace(before), trace(after)];
  if (there.join("\n") === here.join("\n")) return [];
  const kept = new Set(here.map(nameIn));
  const missing = [...new Set(there.map(nameIn).filter((name) => name !== "" && !kept.has(name)))];
  return missing.length > 0 ? missing : ["…"];
}

function nameIn(step: string): string {
  return /^<([\w-]+)/.exec(step)?.[1] ?? "";
}

/** The leanest form: an item or a cell with one paragraph is its text, rows of headers are the head of their table. */
function tidy(place: HTMLElement) {
  for (const paragraph of place.querySelectorAll("li > p:first-child")) {
    const others = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (others.every(({ localName }) => localName === "ul" || localName === "ol"))
      paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const paragraph of place.querySelectorAll("td > p:only-child, th > p:only-child, dd > p:only-child"))
    paragraph.replaceWith(...paragraph.childNodes);
  for (const details of place.querySelectorAll("details")) details.removeAttribute("open");
  for (const named of place.querySelectorAll("summary, dt, dd")) if (named.childNodes.length === 0) named.remove();
  for (const caption of place.querySelectorAll("figcaption")) if (caption.childNodes.length === 0) caption.remove();
  for (const caption of place.querySelectorAll("caption")) caption.removeAttribute("contenteditable");
  for (const body of place.querySelectorAll("tbody")) {
    const head = body.ownerDocument.createElement("thead");
    for (const row of [...body.rows]) {
      if (![...row.cells].every(({ localName }) => localName === "th")) break;
      head.append(row);
    }
    if (head.rows.length > 0) body.before(head);
    if (body.rows.length === 0) body.remove();
  }
}

const alike: Readonly<Record<string, string>> = {
  ...{ h1: "h2", h5: "h4", h6: "h4" },
  ...{ b: "strong", i: "em", strike: "s" },
};
const inline = new Set(["a", "strong", "em", "s", "del", "mark", "code", "sup", "sub"]);
const told: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  ol: ["start"],
};

/** An article as a reader meets it, step by step: what is written the same in two ways has the same steps. */
function trace(place: Element, marks: readonly string[] = [], isCode = false): string[] {
  return [...place.childNodes].flatMap((node): string[] => {
    if (node.nodeType === 3) return words(node.textContent ?? "", marks, isCode);
    if (!(node instanceof Element)) return [];
    const name = alike[node.localName] ?? node.localName;
    const attributes = (told[name] ?? []).flatMap((each) => {
      const value = node.getAttribute(each);
      return value === null || value === "1" ? [] : ` ${each}=${value}`;
    });
    const opened = `<${name}${attributes.join("")}>`;
    if (inline.has(name)) return trace(node, [...marks, opened].toSorted(), isCode);
    const inner = trace(node, marks, isCode || name === "pre");
    if (name === "thead" || name === "tbody") return inner;
    // Without words they are taken out when the article is stored.
    if (inner.length === 0 && /^(?:p|h[2-4]|figcaption|summary|dt|dd)$/.test(name)) return [];
    if (name === "p" && isAlone(node)) return inner;
    return [opened, ...inner, `/${name}`];
  });
}

function words(text: string, marks: readonly string[], isCode: boolean): string[] {
  if (isCode) return text.split("\n").map((line) => line + marks.join(""));
  return text
    .split(/[ \t\r\n\f]+/)
    .filter((word) => word !== "")
    .map((word) => word + marks.join(""));
}

/** A paragraph that is all the text of what holds it says nothing by itself. */
function isAlone(paragraph: Element): boolean {
  const holder = paragraph.parentElement;
  if (!holder || !/^(?:li|td|th|blockquote|dd)$/.test(holder.localName)) return false;
  return [...holder.children].filter(({ localName }) => localName === "p").length === 1;
}
