import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

import { mayBeMarkdown } from "./markdown-marks";

/** Seven thousand words; reading a row of a table takes twenty times what an HTML parser takes for one, and the site waits. In characters. */
const longest = 40_000;
/** A quotation in a quotation, as deep as nobody quotes: each level is read again for each other. */
const tooDeep = /^(?:[ \t]*>){20}/m;

/**
 * A whole article that came in Markdown, as HTML; null where the text is none, or far too long. Not yet sanitised: Markdown may hold any HTML.
 */
export function fromMarkdown(text: string): string | null {
  if (text.length > longest || tooDeep.test(text) || !mayBeMarkdown(text)) return null;
  return micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}
