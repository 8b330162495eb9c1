import type { Found } from "./article-in-json";
import { type Change, cleanContent } from "./clean-content";
import { sanitiseArticle } from "./sanitise.server";
import type { TakenOut } from "./taken-out";
import { findTakenOut } from "./taken-out.server";

/** A content as it may be stored. */
export type FitContent = {
  /** HTML, cleaned and sanitised */
  content: string;
  /** What the cleaning took off, in the order of its steps. */
  changes: Change[];
  /** What the sanitising took out that an author may miss. */
  takenOut: TakenOut[];
  /** What stood in the wrapping of the text. */
  found: Found;
};

/**
 * Makes a content fit to be stored. Cleaned first: sanitising a text that is still wrapped in JSON would break what is inside.
 * @param hosts our own: see `sanitiseArticle`
 */
export function fitContent(html: string, hosts: readonly string[]): FitContent {
  const { content, changes, found } = cleanContent(html);
  return { content: sanitiseArticle(content, { hosts }), changes, takenOut: findTakenOut(content, { hosts }), found };
}
