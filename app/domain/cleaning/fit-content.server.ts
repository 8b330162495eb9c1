import { createHash } from "node:crypto";

import { escapeText } from "entities/escape";

import type { Found } from "./article-in-json";
import { type Change, cleanContent, type CleanedContent } from "./clean-content";
import { bothLost, lostInCleaning, type LostWords, lostWords } from "./lost-words";
import { sanitiseArticle } from "./sanitise.server";
import type { AskedWords, TakenOut, WordsChoice } from "./taken-out";
import { findTakenOut } from "./taken-out.server";
import { withoutTitle } from "./without-title";

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
  /** The words that `content` lacks and nobody has said may go; null where there are none. With them it is not to be stored. */
  lost: AskedWords | null;
};

/** `hosts`: see `sanitiseArticle`. `title` is printed above the text. `choice` is what somebody said of the words that would go. */
export type FitOptions = { hosts: readonly string[]; title?: string; choice?: WordsChoice | null };

/** Makes a content fit to be stored. Cleaned first: sanitising a text that is still wrapped in JSON would break what is inside. */
export function fitContent(html: string, { hosts, title, choice = null }: FitOptions): FitContent {
  const cleaned = cleanContent(html);
  const { changes, found } = cleaned;
  const text = withoutTitle(cleaned.content, [title, found.title]);
  const inCleaning = lostInCleaning(html, cleaned);
  const safe = sanitiseArticle(text, { hosts });
  const lost = asked(bothLost(inCleaning, lostWords(text, safe)));
  const fit = { content: safe, changes, takenOut: findTakenOut(cleaned.content, { hosts }), found };
  if (!lost || choice?.key !== lost.key) return { ...fit, lost };
  if (!choice.keeps) return { ...fit, lost: null };
  const kept = sanitiseArticle(text, { hosts, keepsText: true });
  const gone = bothLost(inCleaning, lostWords(text, kept));
  return { ...fit, content: sanitiseArticle(withParagraphs(kept, gone), { hosts }), lost: null };
}

/** A content cleaned as somebody asks for it in the editor, or as it was, with the words that would go. */
export function cleanOnDemand(html: string, choice: WordsChoice | null): CleanedContent & { lost: AskedWords | null } {
  const cleaned = cleanContent(html);
  const gone = lostInCleaning(html, cleaned);
  const lost = asked(gone);
  if (!lost) return { ...cleaned, lost };
  if (choice?.key !== lost.key) return { content: html, changes: [], found: {}, lost };
  return { ...cleaned, content: choice.keeps ? withParagraphs(cleaned.content, gone) : cleaned.content, lost: null };
}

function asked(lost: LostWords | null): AskedWords | null {
  if (!lost) return null;
  const key = createHash("sha256").update(lost.excerpts.join("\n")).digest("hex").slice(0, 16);
  return { ...lost, key };
}

function withParagraphs(html: string, lost: LostWords | null): string {
  return [html, ...(lost?.excerpts ?? []).map((words) => `<p>${escapeText(words)}</p>`)].join("\n");
}
