import { inSmallLetters } from "./spans";

/*
 * HTML as people and machines really write it, so that what is meant as text is read as text: a browser, and the parser under the
 * sanitiser, take everything after an open `<script>`, an open comment or a bare `<` for something that nobody sees.
 */

/** What these hold is read as it stands up to their end tag, whatever is written in it. */
const rawText = new Set("script style template noscript iframe textarea title xmp noembed noframes".split(" "));
/** Their words are no part of an article; those of the other raw elements may be. */
const codeOnly = new Set(["script", "style", "template"]);
/** Elements that go with all they hold, and so must end. */
const heldWhole = new Set("object applet svg math head select option button audio video canvas".split(" "));

const known = new Set(
  (
    "a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption " +
    "center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font " +
    "footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map " +
    "mark marquee math menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture " +
    "plaintext pre progress q rp rt ruby s samp script section select slot small source span strike strong style sub summary sup " +
    "svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp"
  ).split(" "),
);

const name = /<\/?([a-z][^\s/<>"'=]*)/iy;
// So many quoted values and no more: a chain of quotation marks without an end would be read again from each of its tags.
const wholeTag = /<\/?[a-z][^'"<>]*(?:(?:"[^"]*"|'[^']*')[^'"<>]*){0,80}>/iy;
/** As somebody writes one of no standard: `<o:p>`, `<answer id="2">`. */
const plainTag = /<\/?[a-z][\w:.-]*(?:\s+[\w:@.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=`]+))*\s*\/?>/iy;
const brokenTag = /<\/?[a-z][^<>]*>/iy;
/** `<b and c>` compares; `<p id="x">` does not. */
const comparison = /^<[a-z](?:\s+[\p{L}\d.,%€]+)+\s*>$/iu;
/** A quotation mark that is closed only after a block did not belong there. */
const blockInside = /<\/?(?:p|h[1-6]|li|ul|ol|table|tr|td|th|div|section|article|blockquote|figure)[\s>]/i;
const nextBlock = /<(?:p|h[1-6]|ul|ol|table|div|section|article|blockquote|figure)[\s>]/gi;
const selfClosed = /\/\s*>$/;

type Options = {
  /** The words in a `<textarea>`, a `<title>` and their like stay, as text of the article. */
  keepsText?: boolean;
};

/**
 * The same HTML without comments and without elements that hold code. What is opened and never closed, or closed in the same tag
 * (`<iframe/>`), takes nothing along; a `<` that begins no tag is written as `&lt;`.
 */
export function repairMarkup(html: string, { keepsText = false }: Options = {}): string {
  const lower = inSmallLetters(html);
  const parts: string[] = [];
  const open = new Map<string, number[]>();
  // Where an end is not found once, it is not found later: looking again would take for ever.
  const unended = new Set<string>();
  const endOf = (end: string, from: number): number => {
    const place = unended.has(end) ? -1 : lower.indexOf(end, from);
    if (place === -1) unended.add(end);
    return place;
  };
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next === -1) break;
    parts.push(html.slice(at, next));
    const declared = declarationAt(html, next, endOf);
    if (declared) {
      parts.push(declared.text);
      at = declared.end;
      continue;
    }
    const tag = tagAt(html, next);
    if (tag === null) {
      parts.push("&lt;");
      at = next + 1;
      continue;
    }
    at = next + tag.text.length;
    if (!tag.isEnd && rawText.has(tag.name)) {
      const end = selfClosed.test(tag.text) ? -1 : endOf(`</${tag.name}`, at);
      if (end !== -1) {
        if (keepsText && !codeOnly.has(tag.name)) parts.push(asText(html.slice(at, end)));
        const close = html.indexOf(">", end);
        at = close === -1 ? html.length : close + 1;
      } else if (codeOnly.has(tag.name) && !selfClosed.test(tag.text)) at = blockAfter(html, at);
    } else if (tag.name === "plaintext" || rawText.has(tag.name)) {
      // Nothing ends it, or nothing began it.
    } else if (heldWhole.has(tag.name)) {
      if (selfClosed.test(tag.text)) continue;
      if (!tag.isEnd) {
        const places = open.get(tag.name);
        if (places) places.push(parts.length);
        else open.set(tag.name, [parts.length]);
        parts.push(tag.text);
      } else if (open.get(tag.name)?.pop() !== undefined) parts.push(tag.text);
    } else parts.push(tag.isClosed ? tag.text : "");
  }
  parts.push(html.slice(at));
  for (const places of open.values()) for (const place of places) parts[place] = "";
  return parts.join("");
}

/** What stood in a field, as part of the article. */
function asText(inside: string): string {
  const inner = repairMarkup(inside).trim();
  return blockInside.test(inner) ? `\n${inner}\n` : `\n<p>${inner}</p>\n`;
}

type EndOf = (end: string, from: number) => number;

/** A comment, a declaration or an instruction that begins here goes; of one that never ends only its sign. */
function declarationAt(html: string, at: number, endOf: EndOf): { text: string; end: number } | null {
  if (html.startsWith("<!--", at)) {
    const isEmpty = /<!--(?:-?>)/y;
    isEmpty.lastIndex = at;
    const empty = isEmpty.exec(html);
    if (empty) return { text: "", end: isEmpty.lastIndex };
    const end = endOf("-->", at + 4);
    // "--!>" ends one too, as browsers read it.
    const odd = end === -1 ? endOf("--!>", at + 4) : html.slice(0, end).indexOf("--!>", at + 4);
    if (odd !== -1) return { text: "", end: odd + 4 };
    return { text: "", end: end === -1 ? at + 4 : end + 3 };
  }
  if (html.startsWith("<![CDATA[", at)) {
    const end = endOf("]]>", at);
    return end === -1 ? { text: "", end: at + 9 } : { text: html.slice(at + 9, end), end: end + 3 };
  }
  if (!/[!?]/.test(html.charAt(at + 1))) return null;
  const end = /[<>]/g;
  end.lastIndex = at + 1;
  return end.exec(html)?.[0] === ">" ? { text: "", end: end.lastIndex } : null;
}

type Tag = { name: string; text: string; isEnd: boolean; isClosed: boolean };

/** The tag that begins here; null where this `<` is a sign of the text. */
function tagAt(html: string, at: number): Tag | null {
  const written = matchAt(name, html, at)?.[1]?.toLowerCase();
  if (written === undefined) return null;
  const isEnd = html.charAt(at + 1) === "/";
  const tag = (text: string, isClosed = true): Tag => ({ name: written, text, isEnd, isClosed });
  const plain = matchAt(plainTag, html, at)?.[0];
  if (plain !== undefined) return tag(plain);
  if (!known.has(written)) return null;
  const whole = matchAt(wholeTag, html, at)?.[0];
  if (whole !== undefined && !blockInside.test(whole.slice(1))) return comparison.test(whole) ? null : tag(whole);
  const broken = matchAt(brokenTag, html, at)?.[0];
  if (broken !== undefined) return tag(broken);
  // It never ends. With an attribute it is what is left of a tag, else a sign that compares.
  const next = html.indexOf("<", at + 1);
  const rest = html.slice(at, next === -1 ? html.length : next);
  return next === -1 || rest.includes("=") ? tag(rest, false) : null;
}

function blockAfter(html: string, from: number): number {
  nextBlock.lastIndex = from;
  const found = nextBlock.exec(html);
  return found ? found.index : html.length;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
