import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** Blocks of HTML: a text that has them is HTML, whatever stands inside. */
const block = /<(?:p|h[1-6]|ul|ol|li|table|div|section|article)[\s>]/i;
/** What no plain text begins a line with: headings, items, rows of a table. */
const marks = /^ {0,3}(?:#{1,6}[ \t]+\S|[-*+][ \t]+\S|\d{1,2}[.)][ \t]+\S|\|.+\|[ \t]*$)/m;

/**
 * A whole article that came in Markdown, as HTML; null where the text is none. Not yet sanitised: Markdown may hold any HTML.
 */
export function fromMarkdown(text: string): string | null {
  if (block.test(text) || !marks.test(text)) return null;
  return micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}
