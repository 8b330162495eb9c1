import { bodyOf, keptStyle } from "./html-body";
import { joinOnlineLists } from "./online-lists";
import { withoutReviewMarks } from "./review-marks";
import { joinWordLists } from "./word-lists";

/**
 * What somebody copied from Word, Google Docs or a web page, as plain HTML: what only looks bold becomes bold, lists that are
 * drawn become lists, and all that describes looks goes. The schema of the editor then takes what it knows of it.
 * @param origin our own: links to it become paths
 */
export function cleanPasted(html: string, origin = ""): string {
  const body = copiedBody(html);
  // Our own words, moved within the editor.
  if (body.querySelector("[data-pm-slice]")) return body.innerHTML;
  for (const element of body.querySelectorAll(noise)) element.remove();
  for (const title of body.querySelectorAll("p.MsoTitle")) {
    const heading = body.ownerDocument.createElement("h2");
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
  for (const element of [...body.querySelectorAll("*")]) meaning(element);
  for (const link of body.querySelectorAll("a")) lead(link, origin);
  nestLists(body);
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    for (const bold of heading.querySelectorAll("strong, b")) bold.replaceWith(...bold.childNodes);
  tidySpaces(body);
  for (const block of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6"))
    if (block.textContent?.trim() === "" && !block.querySelector("img") && !block.closest("td, th, li")) block.remove();
  for (const line of body.querySelectorAll(":scope > br")) line.remove();
  for (const element of body.querySelectorAll("*")) element.removeAttribute(keptStyle);
  return body.innerHTML.trim();
}

/** All words that somebody copied and meant, as HTML: what of them the editor takes is to be held against these. */
export function copiedHtml(html: string): string {
  return copiedBody(html).innerHTML;
}

/** Without what was deleted under review, said in the margin or hidden, and without the numbers that Word draws before its items. */
function copiedBody(html: string): HTMLElement {
  const body = bodyOf(fragment(html));
  if (body.querySelector("[data-pm-slice]")) return body;
  withoutReviewMarks(body);
  withoutHidden(body);
  joinWordLists(body);
  joinOnlineLists(body);
  return body;
}

/** Windows names the part that was copied; the rest is the head of its document. Excel's part begins inside its table. */
function fragment(html: string): string {
  const [, inner = html] = /<!--\s*StartFragment\s*-->([\s\S]*?)<!--\s*EndFragment\s*-->/i.exec(html) ?? [];
  const part = inner.replace(/<!\[(?:if|endif)[^>]*>/gi, "");
  const [, first = ""] = /^\s*<(tr|t[dh]|col|colgroup|tbody|thead)[\s>]/i.exec(part) ?? [];
  if (first === "") return part;
  return /^t[dh]$/i.test(first) ? `<table><tr>${part}</tr></table>` : `<table>${part}</table>`;
}

const noise =
  "script, style, meta, link, title, xml, template, noscript, iframe, svg, button, input, select, textarea, nav";

function withoutHidden(body: HTMLElement) {
  const comments = body.ownerDocument.createTreeWalker(body, 128);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) (comment as Comment).remove();
  for (const element of body.querySelectorAll<HTMLElement>(`[${keptStyle}], [hidden]`))
    if (/display:\s*none|mso-hide:\s*all/i.test(styleOf(element)) || element.hidden) element.remove();
}

/** What an element's looks mean, as elements. */
function meaning(element: Element) {
  const style = styleOf(element);
  const name = element.localName;
  const weight = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? "";
  const isPlain = weight === "normal" || weight === "400";
  // Google Docs puts a <b> that is not bold around all of it.
  if ((name === "b" || name === "strong") && isPlain) return element.replaceWith(...element.childNodes);
  if ((name === "i" || name === "em") && /(?<![\w-])font-style:\s*normal/i.test(style))
    return element.replaceWith(...element.childNodes);
  if (name !== "span" && name !== "font") return;
  const wrapped = [
    weight === "bold" || Number(weight) >= 600 ? "strong" : "",
    /(?<![\w-])font-style:\s*italic/i.test(style) ? "em" : "",
    /vertical-align:\s*super/i.test(style) ? "sup" : "",
    /vertical-align:\s*sub/i.test(style) ? "sub" : "",
    /text-decoration[\w-]*:[^;]*line-through/i.test(style) ? "s" : "",
  ].filter((each) => each !== "" && !element.closest(each));
  let inner: (string | Node)[] = [...element.childNodes];
  for (const each of wrapped) {
    const around = element.ownerDocument.createElement(each);
    around.append(...inner);
    inner = [around];
  }
  element.replaceWith(...inner);
}

/** Where a link really leads; one to a file of somebody's own machine becomes text. */
function lead(link: HTMLAnchorElement, origin: string) {
  let href = (link.getAttribute("href") ?? "").trim();
  if (/^https:\/\/www\.google\.com\/url\?/.test(href) && URL.canParse(href))
    href = new URL(href).searchParams.get("q") ?? href;
  if (origin !== "" && (href === origin || href.startsWith(`${origin}/`))) href = href.slice(origin.length) || "/";
  if (/^(?:https?:\/\/|\/(?!\/)|mailto:|tel:)/i.test(href)) link.setAttribute("href", href);
  else link.replaceWith(...link.childNodes);
}

/** A list inside a list belongs to the item before it: Google Docs and old editors write it beside. */
function nestLists(body: HTMLElement) {
  for (const list of [...body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")]) {
    const before = list.previousElementSibling;
    if (before?.localName === "li") before.append(list);
    else list.replaceWith(...list.childNodes);
  }
}

/** No-break spaces that only hold a width go; those beside figures and quotation marks stay. */
function tidySpaces(body: HTMLElement) {
  const texts = body.ownerDocument.createTreeWalker(body, 4);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement?.closest("pre")) continue;
    text.textContent = (text.textContent ?? "")
      .replace(/(?<![\d«„])\u00a0(?![\d€%»:;!?])/g, " ")
      .replace(/[ \t\r\n]+/g, " ");
  }
}

export function styleOf(element: Element): string {
  return element.getAttribute(keptStyle) ?? "";
}
