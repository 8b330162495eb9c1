import type { Db } from "~/db/database";
import { plainText } from "~/domain/cleaning/plain-text";
import type { AskedWords, WordsChoice } from "~/domain/cleaning/taken-out";

import { fitValues, store } from "./article-editing.server";
import { findEditedArticle } from "./article-form.repository.server";
import { despiteOf } from "./article-refusals.server";
import { type ArticleRevision, type ComparedRevision, revisedFields } from "./article-revision";
import { findRevision, selectRevisions } from "./article-revision.repository.server";
import { compareTexts } from "./compare-texts";

/** The most revisions that are listed. */
const mostListed = 200;

/** The saved states of an article, newest first; the first of them is the present one. */
export function listRevisions(db: Db, article: number): Promise<ArticleRevision[]> {
  return selectRevisions(db, article, mostListed);
}

/** A saved state of an article beside its present one; undefined where there is no such state. */
export async function compareRevision(
  db: Db,
  article: number,
  revision: number,
): Promise<ComparedRevision | undefined> {
  const [current, kept] = await Promise.all([findEditedArticle(db, article), findRevision(db, article, revision)]);
  if (!current || !kept) return undefined;
  const { values, ...rest } = kept;
  const fields = revisedFields
    .filter((field) => values[field] !== current.values[field])
    .map((field) => ({ field, parts: compareTexts(values[field], current.values[field]) }));
  return { ...rest, fields };
}

type RevisionToRestore = { article: number; revision: number; hosts: readonly string[]; choice?: WordsChoice | null };

type Restored =
  | { ok: true; hasChanged: boolean; savedAt: string }
  | { ok: false; reason: "not-found" | "empty" | "false" }
  | { ok: false; reason: "words-lost"; lost: AskedWords };

/**
 * Brings a saved state back, as a new save: what it replaces stays a revision. Status, address, keyword and language stay as
 * they are. A public article does not become an empty page, nor one that states what is known to be false unless somebody has
 * said why.
 * @param choice what was said of the words that storing would leave out; without it such a state is not brought back
 */
export function restoreRevision(
  db: Db,
  { article, revision, hosts, choice = null }: RevisionToRestore,
  editor: number,
  now: Date,
): Promise<Restored> {
  return db.transaction().execute(async (trx) => {
    const current = await findEditedArticle(trx, article);
    const kept = current && (await findRevision(trx, article, revision));
    if (!current || !kept) return { ok: false, reason: "not-found" };
    const { values, fit } = fitValues({ values: { ...current.values, ...kept.values }, hosts, choice });
    if (fit.lost) return { ok: false, reason: "words-lost", lost: fit.lost };
    if (values.status === "published" && plainText(values.content) === "") return { ok: false, reason: "empty" };
    const said = despiteOf(values, undefined, current);
    if (!said.ok) return { ok: false, reason: "false" };
    const hasChanged = revisedFields.some((field) => values[field] !== current.values[field]);
    if (hasChanged) await store(trx, current, values, editor, now, said.despite);
    return { ok: true, hasChanged, savedAt: kept.savedAt };
  });
}
