import { decodeHTMLStrict } from "entities/decode";

import { codeSpans, withoutSpans } from "./spans";

// What is opened and never closed hides nothing: see `repairMarkup`.
const unseen = /<(script|style|template|noscript)(?=[\s>])(?![^<>]*\/>)[^<>]*>|<!--/gi;
const block =
  /<\/?(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const anyTag = /<[/!]?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|<\/?[a-z][^<>]*>/gi;

/** What a reader sees of HTML: tags taken out, entities decoded, each block on a line of its own. Takes plain text too. */
export function plainText(html: string): string {
  const seen = withoutSpans(html, codeSpans(html, unseen)).replace(unseen, " ");
  const lines = decodeHTMLStrict(seen.replace(block, "\n").replace(anyTag, "")).split("\n");
  return lines
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}
