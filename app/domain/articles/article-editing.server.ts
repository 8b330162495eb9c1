import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";
import { fitContent, type FitContent } from "~/domain/cleaning/fit-content.server";
import type { AskedWords, WordsChoice } from "~/domain/cleaning/taken-out";
import { countWords } from "~/domain/cleaning/text-statistics";

import {
  type ArticleField,
  type ArticleSibling,
  type ArticleValues,
  type Despite,
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
import { notePublication } from "./article-history.server";
import {
  type DespiteGiven,
  despiteOf,
  forReaders,
  refusalOf,
  type Refused,
  refused,
  slugFor,
  withCompany,
} from "./article-refusals.server";
import { hasRevisions, insertRevision } from "./article-revision.repository.server";
import { replaceChosen } from "./chosen-homes.repository.server";
import { handOnPictures } from "./pictures/hand-on-pictures.server";
import { settlePublication } from "./publication";

export { findEditedArticle as findArticle } from "./article-form.repository.server";

/** What an editor hands in. `hosts` are our own: see `sanitiseArticle`. */
export type ArticleInput = {
  values: ArticleValues;
  /** False where the slug was made of the title: it then gets a number where another article has it. */
  isSlugGiven?: boolean;
  /** The tick "Publish although …" and its reason; see `despiteFor`. */
  despite?: DespiteGiven;
  hosts: readonly string[];
  /** What was said of the words that storing would leave out; see `AskedWords`. */
  choice?: WordsChoice | null;
};

/** Storing would leave out words, and nobody has said that they may go. */
export type WordsLost = {
  ok: false;
  reason: "words-lost";
  field: "content";
  message: "articleForm.lost.refused";
  lost: AskedWords;
};

type Gone = { ok: false; reason: "not-found" };
type Conflict = { ok: false; reason: "conflict"; current: EditedArticle; fields: ArticleField[] };

/** `fit` says what was cleaned and taken out on the way, `values` what is stored. `isAtOnce`: the hour to publish it had passed. */
type Stored = {
  ok: true;
  id: number;
  hasChanged: boolean;
  fit: FitContent;
  values: ArticleValues;
  isAtOnce: boolean;
};

/**
 * Adds an article that a person writes. @param editor id of the account that saves it
 * @param original an article that this one tells in another language
 * @param about what of the guide it answers: "entry/asked"
 */
export function createArticle(
  db: Db,
  { original = null, about = null, ...input }: ArticleInput & { original?: number | null; about?: string | null },
  editor: number,
  now: Date,
): Promise<Stored | Refused | WordsLost> {
  return db.transaction().execute(async (trx) => {
    const { values: typed, fit } = fitValues(input);
    if (fit.lost) return wordsLost(fit.lost);
    const company = await withCompany(trx, typed, null);
    if (!company.ok) return company;
    const settled = settlePublication(company.values, { isPublic: false }, now);
    if (!settled.ok) return refused(settled);
    const { values: asked, isAtOnce } = settled;
    const group = original === null ? null : ((await groupOfArticle(trx, original)) ?? null);
    const taken = await refusalOf(trx, asked, input, { id: 0, group });
    if (taken) return taken;
    const said = despiteOf(asked, input.despite, null);
    if (!said.ok) return said;
    const values = forReaders(asked);

    const slug = await slugFor(trx, values, input);
    const at = now.toISOString();
    const stamp = { wordCount: countWords(values.content), at, editor, group, about, despite: said.despite };
    const id = await insertArticle(trx, { ...values, slug }, stamp);
    await replaceChosen(trx, id, company.homes);
    await insertRevision(trx, id, values, { editor, at });
    const before = { status: "draft", publishAt: "", despite: null } as const;
    await notePublication(trx, { id, before, after: { ...values, despite: said.despite } }, editor, now);
    return { ok: true, id, hasChanged: true, fit, values: { ...values, slug }, isAtOnce };
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
): Promise<Stored | Refused | WordsLost | Gone | Conflict> {
  return db.transaction().execute(async (trx) => {
    const current = await findEditedArticle(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    const { values: typed, fit } = fitValues(input);
    if (fit.lost) return wordsLost(fit.lost);
    const company = await withCompany(trx, typed, current);
    if (!company.ok) return company;
    const { values: fitted } = company;
    const changed = differingArticleFields(fitted, current.values);
    // Two who entered the same do not disagree.
    if (changed.length === 0) return { ok: true, id, hasChanged: false, fit, values: fitted, isAtOnce: false };
    if (current.version !== version) return { ok: false, reason: "conflict", current, fields: changed };
    const settled = settlePublication(fitted, { isPublic: current.values.status === "published" }, now);
    if (!settled.ok) return refused(settled);
    const { values: asked, isAtOnce } = settled;
    const group = (await groupOfArticle(trx, id)) ?? null;
    const taken = await refusalOf(trx, asked, input, { id, group });
    if (taken) return taken;
    const said = despiteOf(asked, input.despite, current);
    if (!said.ok) return said;
    const values = forReaders(asked);

    const named = { ...values, slug: await slugFor(trx, values, input, id) };
    if (named.homes !== current.values.homes) await replaceChosen(trx, id, company.homes);
    await store(trx, current, named, editor, now, said.despite);
    return { ok: true, id, hasChanged: true, fit, values: named, isAtOnce };
  });
}

/** Writes a changed article with its revision and, where it was public under another one, its former address. */
export async function store(
  trx: Db,
  current: EditedArticle,
  values: ArticleValues,
  editor: number,
  now: Date,
  despite: Despite | null = current.despite,
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
  await replaceArticle(trx, id, values, {
    wordCount: countWords(values.content),
    at,
    editor,
    isPublishing,
    despite,
  });
  await insertRevision(trx, id, values, { editor, at });
  const before = { ...current.values, despite: current.despite };
  await notePublication(trx, { id, before, after: { ...values, despite } }, editor, now);
}

type Cleaned = { ok: true; hasChanged: boolean } | { ok: false; reason: "not-found" | "conflict" | "words-lost" };

/**
 * Stores the cleaned text of an article that was opened corrupted, and nothing else of it. An article that somebody
 * has saved since it was opened stays as it is, and so does one that would lose words.
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
    if (fit.lost) return { ok: false, reason: "words-lost" };
    if (current.version !== version) return { ok: false, reason: "conflict" };
    await store(trx, current, values, editor, now);
    return { ok: true, hasChanged: true };
  });
}

/**
 * Deletes an article with its revisions, former addresses and pictures; a picture that another article shows becomes that one's.
 * The files are left to the caller: `photos` names them.
 */
export function deleteArticle(
  db: Db,
  id: number,
  by: number,
  now: Date,
): Promise<{ ok: true; title: string; photos: string[] } | Gone> {
  return db.transaction().execute(async (trx) => {
    const photos = await handOnPictures(trx, id);
    const title = await removeArticle(trx, id);
    if (title === undefined) return { ok: false, reason: "not-found" };
    await noteActivity(trx, { kind: "article.deleted", actor: by, subject: id, details: { title } }, now);
    return { ok: true, title, photos };
  });
}

/** The articles that tell the same in other languages. */
export async function listArticleSiblings(db: Db, id: number): Promise<ArticleSibling[]> {
  const group = await groupOfArticle(db, id);
  return group === undefined ? [] : (await listSiblings(db, group)).filter((sibling) => sibling.id !== id);
}

function wordsLost(lost: AskedWords): WordsLost {
  return { ok: false, reason: "words-lost", field: "content", message: "articleForm.lost.refused", lost };
}

/** What is stored of an entry. A description that stood in the wrapping of a text fills an empty one. */
export function fitValues({ values, hosts, choice }: Pick<ArticleInput, "values" | "hosts" | "choice">) {
  const fit = fitContent(values.content, { hosts, title: values.title, choice });
  const metaDescription =
    values.metaDescription || (fit.found.metaDescription ?? "").replace(/\s+/g, " ").slice(0, 500);
  return { values: { ...values, content: fit.content, metaDescription }, fit };
}
