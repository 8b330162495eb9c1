import sanitizeHtml from "sanitize-html";

import { withHeadingIds } from "./contents-list";
import { withAnchorsOnHeadings } from "./heading-anchors";
import { repairMarkup } from "./repair-markup";

/**
 * `hosts` are our own, as in `BASE_URL`: a link to one of them is written as a path. `keepsText`: the words in what goes as a
 * whole, such as a form's text area or a button, stay as text.
 */
export type SanitiseOptions = { hosts: readonly string[]; keepsText?: boolean };

const allowedTags = [
  ...["h2", "h3", "h4", "p", "br", "hr", "ul", "ol", "li", "blockquote", "pre"],
  ...["dl", "dt", "dd", "details", "summary"],
  ...["strong", "em", "s", "del", "mark", "code", "sup", "sub", "a"],
  ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ...["figure", "figcaption", "img"],
];

/** What these hold is never text of an article. `repairMarkup` has taken out those that hold code or raw text before. */
const droppedAsCode = ["script", "style", "template"];
const droppedWhole = [
  ...["noscript", "iframe", "object", "embed", "applet", "svg", "math", "title", "head"],
  ...["textarea", "select", "option", "button", "audio", "video", "canvas", "xmp", "plaintext", "noembed", "noframes"],
];

/** Blocks that are taken out around their text: without a line end the words on both sides would run together. */
const unwrappedBlock =
  /<\/(?:div|section|article|header|footer|main|aside|nav|form|fieldset|address|center|option|button)\s*>/gi;

const whole = (name: string, max: number) => ({ name, max });
const numbers: Record<string, { name: string; max: number }[]> = {
  td: [whole("colspan", 20), whole("rowspan", 100)],
  th: [whole("colspan", 20), whole("rowspan", 100)],
  ol: [whole("start", 9999)],
  img: [whole("width", 10000), whole("height", 10000)],
};

/**
 * The HTML that may stand on a page of ours: text, lists, tables, our own photographs, links. Everything else goes, its
 * text stays. The page has its own h1, so an h1 becomes an h2; headings get the ids that the list of contents leads to.
 * Sanitising twice is sanitising once.
 */
export function sanitiseArticle(html: string, { hosts, keepsText = false }: SanitiseOptions): string {
  let safe = sanitised(withAnchorsOnHeadings(repairMarkup(html, { keepsText })), { hosts, keepsText });
  // Without the tags that went, what is left may nest in another way.
  for (let times = 1; times < mostTimes; times += 1) {
    const again = sanitised(safe, { hosts });
    if (again === safe) break;
    safe = again;
  }
  return withHeadingIds(safe).trim();
}

const mostTimes = 10;

/** What says nothing with nothing in it: headings, paragraphs, links, lists, tables. */
const empty =
  /<(h[2-4]|p|a|dl|dt|dd|details|summary|s|del|mark|ul|ol|table|thead|tbody|tr|blockquote|figure)(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g;

function sanitised(html: string, { hosts, keepsText = false }: SanitiseOptions): string {
  const safe = sanitizeHtml(html.replace(unwrappedBlock, "$&\n"), {
    allowedTags,
    allowedAttributes: {
      // Those that it had: `withHeadingIds` gives it one, and leads the links there.
      ...Object.fromEntries(["h2", "h3", "h4"].map((heading) => [heading, ["id"]])),
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    nonTextTags: keepsText ? droppedAsCode : [...droppedAsCode, ...droppedWhole],
    // The page itself is nested too, and a browser gives up at some 500.
    nestingLimit: 60,
    transformTags: {
      ...headings,
      b: "strong",
      i: "em",
      strike: "s",
      tfoot: "tbody",
      a: (_tag, { href = "" }) => link(href, hosts),
      img: (tag, attributes) => image(tag, attributes, hosts),
      th: (tag, attributes) => ({ tagName: tag, attribs: { ...scopeIn(attributes), ...numbersIn(tag, attributes) } }),
      td: (tag, attributes) => ({ tagName: tag, attribs: numbersIn(tag, attributes) }),
      ol: (tag, attributes) => ({ tagName: tag, attribs: numbersIn(tag, attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === "img" && !attribs.src) return true;
      return tag === "a" && !attribs.href ? "excludeTag" : false;
    },
  });
  // Not by the filter: it does not count the words of a link that became text.
  return safe.replace(empty, "");
}

const headings = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((level) => {
    const tagName = `h${Math.min(4, Math.max(2, level))}`;
    const transform = (_tag: string, { id }: sanitizeHtml.Attributes) => ({ tagName, attribs: { ...(id && { id }) } });
    return [`h${level}`, transform] as const;
  }),
);

/** A link opens where the reader wants it to: no target. One that leads nowhere we know becomes text. */
function link(written: string, hosts: readonly string[]) {
  const href = safeHref(written, hosts);
  // Not another tag that is not allowed: sanitize-html would then close the next link by its name.
  if (href === null) return { tagName: "a", attribs: {} };
  const isExternal = /^https?:/.test(href);
  return { tagName: "a", attribs: { href, ...(isExternal && { rel: "external noopener" }) } };
}

/** Whether a link to this address stays one. */
export function keepsLink(href: string, { hosts }: SanitiseOptions): boolean {
  return safeHref(href, hosts) !== null;
}

/** Whether a picture at this address stays on the page. */
export function keepsPicture(src: string, { hosts }: SanitiseOptions): boolean {
  return photograph(src, hosts) !== null;
}

/** A host that somebody wrote without its scheme; "page.html" is none. */
const bareHost =
  /^(?:www\.[a-z0-9.-]+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|es|cat|eu|info|barcelona))(?:[/?#]|$)/i;

function safeHref(written: string, hosts: readonly string[]): string | null {
  const href = written.trim();
  if (/^#[^\s<>"'#]+$/.test(href)) return href;
  if (/^tel:/i.test(href)) return telephone(href.slice(4));
  if (/^mailto:[^\s<>"']+$/i.test(href)) return href.replace(/^[^:]+/, (scheme) => scheme.toLowerCase());
  if (bareHost.test(href)) return safeHref(`https://${href}`, hosts);
  // Paths of our own start at the root; a browser reads "/\" and "/<tab>/" as another host, and so does URL.
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(href)) return null;
  const url = URL.canParse(href, ourselves) ? new URL(href, ourselves) : null;
  if (!url || url.username !== "" || url.password !== "" || !/^https?:$/.test(url.protocol)) return null;
  return isOurs(url, hosts) ? withoutDoubleSlash(url.pathname) + url.search + url.hash : url.href;
}

/** A number as people write it, with spaces, dots and brackets. */
function telephone(written: string): string | null {
  const number = written.replace(/%20|[\s\u00a0().\u2010-\u2015/-]/g, "");
  return /^\+?[\d*#]{2,20}(?:[;,][\w=+;,]{1,40})?$/.test(number) ? `tel:${number}` : null;
}

function image(tagName: string, attributes: sanitizeHtml.Attributes, hosts: readonly string[]) {
  const src = photograph(attributes.src ?? "", hosts);
  if (src === null) return { tagName, attribs: {} };
  return { tagName, attribs: { src, alt: attributes.alt ?? "", ...numbersIn("img", attributes), loading: "lazy" } };
}

/** The path of a photograph of our own; null for any other picture. */
function photograph(written: string, hosts: readonly string[]): string | null {
  const href = written.trim();
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(href) || !URL.canParse(href, ourselves)) return null;
  const url = new URL(href, ourselves);
  return isOurs(url, hosts) && /^\/uploads\/[\w./-]+$/.test(url.pathname) ? url.pathname : null;
}

/** Stands for the site itself; never printed. */
const ourselves = "https://ourselves.invalid";

function isOurs(url: URL, hosts: readonly string[]): boolean {
  return url.origin === ourselves || hosts.some((host) => host === url.host || host === url.hostname);
}

function withoutDoubleSlash(path: string): string {
  return path.replace(/^\/{2,}/, "/");
}

function scopeIn({ scope = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return scope === "row" || scope === "col" ? { scope } : {};
}

function numbersIn(tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = (numbers[tag] ?? []).flatMap(({ name, max }) => {
    const number = /^\d{1,5}$/.test(attributes[name] ?? "") ? Number(attributes[name]) : 0;
    return number > 0 && number <= max ? [[name, String(number)]] : [];
  });
  return Object.fromEntries(kept);
}
