import type { ReadyArticle } from "~/domain/articles/article";
import { toSlug } from "~/domain/articles/slug";
import { checkContent, type ContentCheck, fewestWords } from "~/domain/cleaning/check-content";
import { cleanContent } from "~/domain/cleaning/clean-content";
import { bothLost, lostInCleaning, type LostWords, lostWords } from "~/domain/cleaning/lost-words";
import { fromMarkdown } from "~/domain/cleaning/markdown";
import { plainText } from "~/domain/cleaning/plain-text";
import { sanitiseArticle, type SanitiseOptions } from "~/domain/cleaning/sanitise.server";
import { countWords } from "~/domain/cleaning/text-statistics";
import { withoutTitle } from "~/domain/cleaning/without-title";
import { type Assignment, type Draft, longestDraft } from "~/domain/writer/writer";

/** Far beyond the guide of 160; the counter of the editor says what is too much, but a whole article is no description. */
const longestDescription = 320;

export type Readied = { ok: true; article: ReadyArticle } | { ok: false; message: string };

/**
 * Makes an article fit to be stored of what a writer handed in: taken out of its wrappers, sanitised, with an address and
 * a plain description. Refuses what nobody could review: nothing, next to nothing, text still wrapped in code, half of a text or two of
 * them, words to be filled in. A missing heading and doubtful facts are the reviewer's: the editor finds them anew each time it shows the article.
 */
export function readyArticle(
  draft: Draft,
  { keyword, title: given, language }: Assignment,
  options: SanitiseOptions,
): Readied {
  const title = draft.honestTitle ?? given;
  if (draft.content.length > longestDraft) return refusal("The text is longer than any article.");
  const cleaned = cleanContent(draft.content);
  const text = withoutTitle(cleaned.content, [title, draft.title, cleaned.found.title]);
  const html = fromMarkdown(text) ?? text;
  // What was escaped as text may be markup now, and the other way round: the checks look at what will be stored.
  const content = sanitiseArticle(html, options);
  const wordCount = countWords(content);
  if (wordCount === 0) return refusal("The writer handed in no text.");

  // An open block is closed by the sanitiser, so what breaks off is looked for before it.
  const issues = [...checkContent(content), ...checkContent(html).filter(({ kind }) => kind === "unfinished")];
  const kinds = new Set(issues.map(({ kind }) => kind));
  const corruption = corruptions.find(({ kind }) => kinds.has(kind));
  if (corruption) {
    const excerpt = issues.find(({ kind }) => kind === corruption.kind)?.excerpt ?? "";
    return refusal(`${corruption.message}${corruption.isQuoted ? ` It stands at: ${plainText(excerpt)}` : ""}`);
  }
  if (kinds.has("short")) {
    return refusal(`The text has ${wordCount} words; an article needs ${fewestWords} at least.`);
  }
  // Some models answer in Markdown whatever they are asked for.
  if (!/<(?:p|li|h2|h3)[\s>]/.test(content)) return refusal("The text has no paragraphs: it is not written in HTML.");
  const lost = bothLost(lostInCleaning(draft.content, cleaned), lostWords(html, content));
  if (lost) return refusal(lostMessage(lost));
  const slug = toSlug(title, language) || toSlug(keyword, language) || "article";
  const metaDescription = toDescription(draft.metaDescription || cleaned.found.metaDescription || "");
  // The title is the one that a person chose for the topic, whatever a service made of it; but none that promises another article.
  return { ok: true, article: { title, slug, content, metaDescription, wordCount } };
}

const corruptions: { kind: ContentCheck; message: string; isQuoted?: boolean }[] = [
  { kind: "json", message: "The text is wrapped in JSON that could not be taken off." },
  { kind: "fences", message: "The text is wrapped in code fences that could not be taken off." },
  { kind: "escapes", message: "The text is full of escaped characters that could not be undone." },
  { kind: "leftovers", message: "The text holds marks of a machine that could not be taken out.", isQuoted: true },
  { kind: "unfinished", message: "The text breaks off before its end.", isQuoted: true },
  { kind: "twice", message: "The answer holds two texts in one.", isQuoted: true },
  { kind: "placeholders", message: "The text has words to be filled in.", isQuoted: true },
  { kind: "asides", message: "The text says what is for no reader.", isQuoted: true },
];

const longestExcerpt = 160;

function lostMessage({ count, excerpts: [first = ""] }: LostWords): string {
  const said = first.length > longestExcerpt ? `${first.slice(0, longestExcerpt)}…` : first;
  return `Storing the answer would lose ${count} of its words, such as “${said}”.`;
}

function refusal(message: string): Readied {
  return { ok: false, message };
}

/** One line of plain text, without the quotation marks that writers put around it. */
function toDescription(written: string): string {
  const line = plainText(cleanContent(written.slice(0, 10 * longestDescription)).content)
    .replace(/\s+/g, " ")
    .trim();
  const said = /^["“”«»'`]([^"“”«»`]*)["“”«»'`]$/.exec(line)?.[1]?.trim() ?? line;
  if (said.length <= longestDescription) return said;
  const start = said.slice(0, longestDescription);
  return start.slice(0, start.lastIndexOf(" ") > 0 ? start.lastIndexOf(" ") : longestDescription);
}
