const part = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<\s][^<]*/gi;
const anchor = /\s(id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;
const ownId = /\sid\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)/gi;

/**
 * Gives each heading, as its `id`, all names by which a link leads to it: its own, those of anchors in it (`<h2><a name="x">`) and
 * those right before it (`<section id="x"><h2>`). Only where there is a link within the page. The names are as they were written.
 */
export function withAnchorsOnHeadings(html: string): string {
  if (!/\shref\s*=\s*["']?#/i.test(html)) return html;
  const parts: string[] = [];
  let done = 0;
  let pending: string[] = [];
  let current: { place: number; names: string[] } | null = null;
  for (const match of html.matchAll(part)) {
    const [whole, slash, tag, attributes = ""] = match;
    if (tag === undefined) {
      // Words between an anchor and the next heading: it led to the words.
      if (!current) pending = [];
      continue;
    }
    const isHeading = /^h[1-6]$/i.test(tag);
    if (slash === "/") {
      if (isHeading && current) {
        parts[current.place] = written(parts[current.place] ?? "", current.names);
        current = null;
      }
      continue;
    }
    const names = namesIn(tag, attributes);
    if (!isHeading) {
      (current?.names ?? pending).push(...names);
      continue;
    }
    parts.push(html.slice(done, match.index), whole);
    done = match.index + whole.length;
    current = { place: parts.length - 1, names: [...names, ...pending] };
    pending = [];
  }
  parts.push(html.slice(done));
  return parts.join("");
}

function namesIn(tag: string, attributes: string): string[] {
  return [...attributes.matchAll(anchor)].flatMap(([, kind = "", ...values]) => {
    const name = values.find((value) => value !== undefined)?.trim() ?? "";
    // A field has a name too, and nothing leads there by it.
    const isAnchor = kind.toLowerCase() === "id" || tag.toLowerCase() === "a";
    return isAnchor && name !== "" && !/[\s"<>]/.test(name) ? [name] : [];
  });
}

function written(tag: string, names: readonly string[]): string {
  const bare = tag.replace(ownId, "");
  return names.length === 0 ? bare : bare.replace(/\s*\/?>$/, ` id="${[...new Set(names)].join(" ")}">`);
}
