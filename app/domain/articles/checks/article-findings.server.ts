import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";

import type { Db } from "~/db/database";
import { checkContent } from "~/domain/cleaning/check-content";
import { readAbout } from "~/domain/guide/asked";
import { guide, guideState } from "~/domain/guide/guide.server";
import { languages } from "~/i18n/languages";

import { type ArticleTexts, languageIn } from "../article-form";
import { groupOfArticle, listSiblings } from "../article-form.repository.server";

import {
  countShared,
  keepReading,
  listReadings,
  listToldLanguages,
  listUnread,
  listUnreadIds,
  nearestSister,
} from "./article-reading.repository.server";
import { citedSources } from "./cited-sources";
import { falseClaims } from "./claims";
import { type ArticleFinding, isNote, type Verdict, worstOf } from "./findings";
import { comparedSentences, mostShared } from "./overlap";
import { textFindings } from "./text-findings";

function answeredEntry(about: string | null) {
  const answered = readAbout(about, guide());
  return answered && guide()[answered.entry];
}

/** Changes with what the checks look for: what is kept of articles is then made anew. */
const revision = 6;

let stamped: { of: number; stamp: string } | undefined;

/** Changes with the days by which entries have to be read again, too. */
function stamp(): string {
  if (stamped?.of !== guideState()) {
    const days = JSON.stringify(Object.values(guide()).map(({ reviewBy }) => reviewBy));
    const hash = createHash("sha1").update(days).digest("hex").slice(0, 8);
    stamped = { of: guideState(), stamp: `${revision}-${hash}` };
  }
  return stamped.stamp;
}

/** Which article the texts of a form are. */
export type Reviewed = {
  /** The article as it is stored; 0 for one that is not yet. */
  id: number;
  /** The article that a new one tells in another language. */
  original?: number | null;
  /** What of the guide it answers, as its row holds it. */
  about: string | null;
  /** Figures that the service that wrote it was not given. */
  unsourced?: readonly string[];
  hosts: readonly string[];
};

/**
 * What a person should look at in an article before it is published: the faults first. Its sentences are held against the
 * articles of its language as they are stored.
 * @param texts as they would be stored
 */
export async function findInArticle(
  db: Db,
  texts: ArticleTexts,
  { id, original = null, about, unsourced = [], hosts }: Reviewed,
  now: Date,
): Promise<ArticleFinding[]> {
  const language = languageIn(texts);
  const { content } = texts;
  const known = (await groupOfArticle(db, id || (original ?? 0))) ?? "";
  const told = known === "" ? [] : await listSiblings(db, known);
  const missing = languages.filter((each) => each !== language && !told.some((other) => other.language === each));
  const today = now.toISOString().slice(0, 10);
  const due = citedSources({ content, language, about }).filter(({ reviewBy }) => reviewBy <= today);
  await whereTheDiskTakesIt(async () => {
    const unread = await listUnreadIds(db, stamp(), { most: fewUnread + 1 });
    if (unread.length <= fewUnread) await readUnread(db, fewUnread, unread);
  });
  const overlap = await overlapOf(db, content, { language, except: id, group: known });
  const findings: ArticleFinding[] = [
    ...textFindings(texts, { hosts, answered: answeredEntry(about), unsourced }),
    ...overlap,
    ...due.map(({ what, reviewBy }) => ({ kind: "sources", what, since: reviewBy }) as const),
    ...(missing.length > 0 ? [{ kind: "languages", missing } as const] : []),
  ];
  return findings.toSorted((one, other) => Number(isNote(one)) - Number(isNote(other)));
}

async function overlapOf(
  db: Db,
  content: string,
  { language, except, group }: Pick<Parameters<typeof nearestSister>[1], "language" | "except" | "group">,
): Promise<ArticleFinding[]> {
  const hashes = sentenceHashes(content);
  if (hashes.length === 0) return [];
  const sister = await nearestSister(db, { language, hashes, except, group });
  const share = sister ? Number(sister.shared) / hashes.length : 0;
  if (!sister || share <= mostShared) return [];
  return [{ kind: "overlap", percent: Math.round(share * 100), sister: { id: sister.id, title: sister.title } }];
}

/** Where more than a page of the list has changed meanwhile, all of it is left to the job that reads them. */
const fewUnread = 25;

/**
 * The worst of all checks for each of the articles of a list, by id. Of a long list, what nobody has read yet is left to the job and
 * left out.
 */
export async function verdictsOn(db: Db, ids: readonly number[], now: Date): Promise<Record<number, Verdict>> {
  await whereTheDiskTakesIt(async () => {
    await readUnread(db, Math.min(ids.length, fewUnread), ids);
    await countShared(db, ids);
  });
  const [readings, told] = await Promise.all([listReadings(db, ids), listToldLanguages(db, ids)]);
  const today = now.toISOString().slice(0, 10);
  return Object.fromEntries(
    readings.flatMap(({ article_id: id, sentences, shared, claims, issues, notes, due_on }) => {
      if (shared === null) return [];
      const overlaps = sentences > 0 && shared / sentences > mostShared;
      const isDue = due_on !== null && due_on <= today;
      const isMissing = languages.some((language) => !(told.get(id) ?? []).includes(language));
      const verdict = { claims, issues: issues + Number(overlaps) + Number(isDue), notes: notes + Number(isMissing) };
      return [[id, worstOf(verdict)]];
    }),
  );
}

/** Pages open on a disk that takes nothing: what cannot be kept now is read another time. */
async function whereTheDiskTakesIt(read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_"))) throw error;
  }
}

/**
 * Reads articles that were written or changed since the checks last read them.
 * @param most how many of them at once
 * @returns how many were read; 0 when all are
 */
export async function readUnread(db: Db, most: number, among?: readonly number[]): Promise<number> {
  const unread = await listUnread(db, stamp(), { most, ...(among && { among }) });
  for (const { id, version, meta_description: metaDescription, unsourced_figures: figures, ...article } of unread) {
    // Others want an answer too while hundreds are being read.
    await setImmediate();
    const findings = textFindings(article, {
      hosts: [],
      answered: answeredEntry(article.about),
      unsourced: figures === null ? [] : (JSON.parse(figures) as string[]),
    });
    const notes = findings.filter(isNote).length;
    await keepReading(db, {
      id,
      version,
      stamp: stamp(),
      language: article.language,
      hashes: sentenceHashes(article.content),
      claims: falseClaims({ ...article, metaDescription }).length,
      issues: checkContent(article.content).length + findings.length - notes,
      notes,
      dueOn: citedSources(article)[0]?.reviewBy ?? null,
    });
  }
  return unread.length;
}

/** 48 bits of each: among a hundred thousand sentences two are taken for one less than once in ten thousand sites. */
function sentenceHashes(content: string): number[] {
  return [...comparedSentences(content)].map((sentence) =>
    createHash("sha1").update(sentence).digest().readUIntBE(0, 6),
  );
}
