import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";
import { fitContent, type FitContent } from "~/domain/cleaning/fit-content.server";
import { countWords } from "~/domain/cleaning/text-statistics";

import {
  type ArticleField,
  type ArticleSibling,
  type ArticleValues,
  differingArticleFields,
  type EditedArticle,
} from "./article-form";
import {
  findEditedArticle,
  groupOfArticle,
  insertArticle,
  keepFormerSlug,
  listSiblings,
  removeArticle,
  replaceArticle,
} from "./article-form.repository.server";
import { hasRevisions, insertRevision } from "./article-revision.repository.server";
import { isSlugTaken, freeSlug } from "./article.repository.server";

export { findEditedArticle as findArticle } from "./article-form.repository.server";

/** What an editor hands in. `hosts` are our own: see `sanitiseArticle`. */
export type ArticleInput = {
  values: ArticleValues;
  /** False where the slug was made of the title: it then gets a number where another article has it. */
  isSlugGiven?: boolean;
  hosts: readonly string[];
};

/** What only the database knows to be wrong with an entry, by its field: a key of the catalogue. */
type Refused = { ok: false; reason: "refused"; field: ArticleField; message: string };
type Gone = { ok: false; reason: "not-found" };
type Conflict = { ok: false; reason: "conflict"; current: EditedArticle; fields: ArticleField[] };

/** `fit` says what was cleaned and taken out on the way. */
type Stored = { ok: true; id: number; hasChanged: boolean; fit: FitContent };

/**
 * Adds an article that a person writes. @param editor id of the account that saves it
 * @param original an article that this one tells in another language
 */
export function createArticle(
  db: Db,
  { original = null, ...input }: ArticleInput & { original?: number | null },
  editor: number,
  now: Date,
): Promise<Stored | Refused> {
  return db.transaction().execute(async (trx) => {
    const { values, fit } = fitValues(input);
    const group = original === null ? null : ((await groupOfArticle(trx, original)) ?? null);
    const taken = await refusalOf(trx, values, input, { id: 0, group });
    if (taken) return taken;

    const slug = await slugFor(trx, values, input);
    const at = now.toISOString();
    const stamp = { wordCount: countWords(values.content), at, editor, group };
    const id = await insertArticle(trx, { ...values, slug }, stamp);
    await insertRevision(trx, id, values, { editor, at });
    await noteStatus(trx, { id, title: values.title, from: "draft", to: values.status }, editor, now);
    return { ok: true, id, hasChanged: true, fit };
  });
}

/**
 * Stores an article anew: cleaned and sanitised, with a revision of it. Whoever saves second is told, and nothing is
 * overwritten unknowingly: `version` is the one that the editor had before them. Publishing stores who reviewed it and when.
 */
export function saveArticle(
  db: Db,
  id: number,
  { version, ...input }: ArticleInput & { version: number },
  editor: number,
  now: Date,
): Promise<Stored | Refused | Gone | Conflict> {
  return db.transaction().execute(async (trx) => {
    const current = await findEditedArticle(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    const { values, fit } = fitValues(input);
    const fields = differingArticleFields(values, current.values);
    // Two who entered the same do not disagree.
    if (fields.length === 0) return { ok: true, id, hasChanged: false, fit };
    if (current.version !== version) return { ok: false, reason: "conflict", current, fields };
    const group = (await groupOfArticle(trx, id)) ?? null;
    const refused = await refusalOf(trx, values, input, { id, group });
    if (refused) return refused;

    await store(trx, current, { ...values, slug: await slugFor(trx, values, input, id) }, editor, now);
    return { ok: true, id, hasChanged: true, fit };
  });
}

/** Writes a changed article with its revision and, where it was public under another one, its former address. */
export async function store(
  trx: Db,
  current: EditedArticle,
  values: ArticleValues,
  editor: number,
  now: Date,
): Promise<void> {
  const { id } = current;
  const at = now.toISOString();
  // What a writer sent, or the seed, has no revision yet: without one the first save would be the end of it.
  if (!(await hasRevisions(trx, id))) {
    await insertRevision(trx, id, current.values, { editor: null, at: current.updatedAt });
  }
  const hasMoved = values.slug !== current.values.slug || values.language !== current.values.language;
  // An address that nobody could ever read is free for other articles.
  if (hasMoved && current.publishedAt !== null) await keepFormerSlug(trx, id, current.values, values);
  const isPublishing = values.status === "published" && current.values.status !== "published";
  await replaceArticle(trx, id, values, { wordCount: countWords(values.content), at, editor, isPublishing });
  await insertRevision(trx, id, values, { editor, at });
  await noteStatus(trx, { id, title: values.title, from: current.values.status, to: values.status }, editor, now);
}

type StatusChange = { id: number; title: string; from: string; to: string };

async function noteStatus(trx: Db, { id, title, from, to }: StatusChange, editor: number, now: Date): Promise<void> {
  if (from === to) return;
  await noteActivity(trx, { kind: "article.status", actor: editor, subject: id, details: { title, from, to } }, now);
}

type Cleaned = { ok: true; hasChanged: boolean } | { ok: false; reason: "not-found" | "conflict" };

/**
 * Stores the cleaned text of an article that was opened corrupted, and nothing else of it. An article that somebody
 * has saved since it was opened stays as it is.
 */
export function saveCleaned(
  db: Db,
  id: number,
  { version, hosts }: { version: number; hosts: readonly string[] },
  editor: number,
  now: Date,
): Promise<Cleaned> {
  return db.transaction().execute(async (trx) => {
    const current = await findEditedArticle(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    const { values, fit } = fitValues({ values: current.values, hosts });
    if (fit.changes.length === 0) return { ok: true, hasChanged: false };
    if (current.version !== version) return { ok: false, reason: "conflict" };
    await store(trx, current, values, editor, now);
    return { ok: true, hasChanged: true };
  });
}

/** Deletes an article with its revisions and former addresses. */
export function deleteArticle(db: Db, id: number, by: number, now: Date): Promise<{ ok: true; title: string } | Gone> {
  return db.transaction().execute(async (trx) => {
    const title = await removeArticle(trx, id);
    if (title === undefined) return { ok: false, reason: "not-found" };
    await noteActivity(trx, { kind: "article.deleted", actor: by, subject: id, details: { title } }, now);
    return { ok: true, title };
  });
}

/** The articles that tell the same in other languages. */
export async function listArticleSiblings(db: Db, id: number): Promise<ArticleSibling[]> {
  const group = await groupOfArticle(db, id);
  return group === undefined ? [] : (await listSiblings(db, group)).filter((sibling) => sibling.id !== id);
}

/** What is stored of an entry. A description that stood in the wrapping of a text fills an empty one. */
export function fitValues({ values, hosts }: Pick<ArticleInput, "values" | "hosts">) {
  const fit = fitContent(values.content, hosts);
  const metaDescription =
    values.metaDescription || (fit.found.metaDescription ?? "").replace(/\s+/g, " ").slice(0, 500);
  return { values: { ...values, content: fit.content, metaDescription }, fit };
}

async function refusalOf(
  db: Db,
  { language, slug }: ArticleValues,
  { isSlugGiven = true }: ArticleInput,
  { id, group }: { id: number; group: string | null },
): Promise<Refused | undefined> {
  const siblings = group === null ? [] : await listSiblings(db, group);
  if (siblings.some((sibling) => sibling.id !== id && sibling.language === language)) {
    return { ok: false, reason: "refused", field: "language", message: "articleForm.language.taken" };
  }
  if (isSlugGiven && (await isSlugTaken(db, language, slug, id))) {
    return { ok: false, reason: "refused", field: "slug", message: "articleForm.slug.taken" };
  }
  return undefined;
}

async function slugFor(db: Db, { language, slug }: ArticleValues, { isSlugGiven = true }: ArticleInput, id = 0) {
  return isSlugGiven ? slug : freeSlug(db, language, slug, id);
}
