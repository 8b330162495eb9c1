import { decodeHTMLStrict } from "entities/decode";

import type { Found } from "./article-in-json";
import { plainText } from "./plain-text";

/** The inside of `<body>` of a text that is a whole HTML document, with what its head says; null for anything else. */
export function unwrapDocument(text: string): { content: string; found: Found } | null {
  if (!/^\s*(?:<!doctype\s+html|<html[\s>])/i.test(text)) return null;
  const bodyStart = /<body(?:\s[^<>]*)?>/i.exec(text);
  const headEnd = /<\/head>/i.exec(text);
  const start = bodyStart ?? headEnd ?? /^\s*(?:<!doctype[^<>]*>\s*)?(?:<html[^<>]*>)?/i.exec(text);
  const from = start ? start.index + start[0].length : 0;
  const content = text
    .slice(from)
    .replace(/<\/body>[\s\S]*$|<\/html>\s*$/i, "")
    .trim();

  const head = text.slice(0, from);
  const title = plainText(/<title[^<>]*>([^<]*)/i.exec(head)?.[1] ?? "");
  const description = /<meta\s[^<>]*name=["']description["'][^<>]*>/i.exec(head)?.[0] ?? "";
  const metaDescription = decodeHTMLStrict(
    /\scontent=(?:"([^"]*)"|'([^']*)')/i.exec(description)?.slice(1).join("") ?? "",
  ).trim();
  return { content, found: { ...(title && { title }), ...(metaDescription && { metaDescription }) } };
}

/**
 * The HTML in a text of which every paragraph was encoded, so that a reader would see the tags; null for a text that only
 * mentions a tag.
 */
export function decodeEncodedHtml(text: string): string | null {
  const bare = text.replace(/<\/?(?:p|div|br|span|pre|code)(?=[\s/>])[^<>]*>/gi, "\n").trim();
  const isEncoded =
    /^&lt;(?:h[1-6]|p|div|ul|ol|article|section|!doctype|html)(?:\s|&gt;)/i.test(bare) && /&gt;$/.test(bare);
  if (!isEncoded || /<[a-z]/i.test(bare)) return null;
  return decodeHTMLStrict(bare.replace(/[ \t]*\n\s*/g, "\n")).trim();
}
