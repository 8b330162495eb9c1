import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

import { mayBeMarkdown } from "./markdown-marks";

/**
 * A whole article that came in Markdown, as HTML; null where the text is none. Not yet sanitised: Markdown may hold any HTML.
 */
export function fromMarkdown(text: string): string | null {
  if (!mayBeMarkdown(text)) return null;
  return micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}
