import { data } from "@remix-run/node";

import type { WordsLost } from "~/domain/articles/article-editing.server";
import type { ArticleAnswer, ArticleEntry } from "~/domain/articles/article-entry";
import type { ArticleValues } from "~/domain/articles/article-form";
import type { Refused } from "~/domain/articles/article-refusals.server";
import { longestArticleText } from "~/domain/articles/article.schema";
import { cleanOnDemand } from "~/domain/cleaning/fit-content.server";
import type { TakenOut } from "~/domain/cleaning/taken-out";
import { moment } from "~/i18n/admin-time";
import { adminText } from "~/i18n/admin.server";
import { fromBarcelona } from "~/i18n/barcelona-time";

import { redirectWithAdminFlash } from "../flash.server";

/**
 * The largest form of an article, in bytes: a Cyrillic letter travels as six, and the longest content has 200,000. A photograph that
 * was pasted into the source may be written out in it: it is taken out, and must not cost the text.
 */
export const largestArticleForm = 8 * 1024 * 1024;

const statusCodes = { redrawn: 200, refused: 400, asked: 422, conflict: 409, gone: 404, failed: 500 } as const;

type Said = Partial<Pick<ArticleAnswer, "errors" | "conflict" | "failure" | "cleaned" | "lost">>;

/** The answer to a form of an article that was not stored: the same page with everything that stood in it. */
export function articleAnswer(
  { texts, despite, version }: ArticleEntry,
  status: ArticleAnswer["status"],
  said: Said = {},
) {
  const answer: ArticleAnswer = {
    texts,
    despite,
    version,
    status,
    errors: {},
    conflict: null,
    failure: null,
    cleaned: null,
    lost: null,
    ...said,
  };
  return data(answer, { status: statusCodes[status] });
}

/** What became of an entry that its verb refused: said at its field, or asked about. */
export function refusedArticle(entry: ArticleEntry, refused: Refused | WordsLost) {
  if (refused.reason === "words-lost") return articleAnswer(entry, "asked", { lost: { ...refused.lost, at: "save" } });
  return articleAnswer(entry, "refused", { errors: { [refused.field]: [refused.message] } });
}

/** The page drawn anew with what stands in the form, cleaned where that was asked for; nothing is stored. */
export function redrawnArticle(entry: ArticleEntry) {
  if (entry.deed !== "clean") return articleAnswer(entry, "redrawn");
  // Before it is cleaned: megabytes would keep the site busy for seconds.
  if (entry.texts.content.length > longestArticleText.content) {
    const errors = { content: [`field.tooLong|max=${longestArticleText.content}`] };
    return articleAnswer(entry, "refused", { errors });
  }
  const { content, changes, found, lost } = cleanOnDemand(entry.texts.content, entry.choice);
  if (lost) return articleAnswer(entry, "asked", { lost: { ...lost, at: "clean" } });
  const texts = {
    ...entry.texts,
    content,
    title: entry.texts.title || (found.title ?? ""),
    metaDescription: entry.texts.metaDescription || (found.metaDescription ?? ""),
  };
  return articleAnswer({ ...entry, texts }, "redrawn", { cleaned: changes });
}

type Stored = { values: ArticleValues; isAtOnce: boolean; fit: { takenOut: TakenOut[] } };

/**
 * Leads to the editor of an article that has just been stored; says what may not stand on a page and was taken out, and when it
 * goes public where that is not now.
 */
export function redirectToSavedArticle(
  path: string,
  name: "articleCreated" | "articleCreatedForPictures" | "articleUpdated",
  { values, isAtOnce, fit: { takenOut } }: Stored,
  now: Date,
) {
  if (takenOut.length > 0) {
    const what = takenOut.map(({ kind, count }) => adminText(`articleForm.takenOut.${kind}`, { count })).join(", ");
    // Marked as failed, so that it stays until it has been read.
    return redirectWithAdminFlash(path, "articleStoredWithout", { values: { what }, hasFailed: true });
  }
  if (isAtOnce) return redirectWithAdminFlash(path, "articleAtOnce");
  const at = fromBarcelona(values.publishAt);
  if (!at) return redirectWithAdminFlash(path, name);
  return redirectWithAdminFlash(path, "articleScheduled", {
    values: { moment: moment(adminText, at.toISOString(), now) },
  });
}
