import type { Db } from "~/db/database";
import { readingMinutes } from "~/domain/cleaning/text-statistics";
import { listOurPlaces } from "~/domain/writer/values/our-data.server";
import type { Language } from "~/i18n/languages";

import { findSharedPhoto } from "../pictures/shared-photo.server";

import { readArticleSubject } from "./article-subject";
import { readSurroundings, type Surroundings } from "./article-surroundings.server";
import { distinctPictures } from "./distinct-pictures";
import {
  type ArticleCard,
  type ArticlePicture,
  articlesPerPage,
  type FoundArticles,
  type PublishedArticle,
} from "./published-article";
import {
  type ArticleAddress,
  countPublished,
  findPresentAddress,
  findPublishedRow,
  findVersions,
  listGroupsBySlug,
  listPublished,
  listPublishedLanguages,
  listPublishedTexts,
  type PublishedRow,
} from "./published-article.repository.server";
import { relatedArticles } from "./related-articles";

export { listArticleBlocks, listArticlePages } from "./article-pages.repository.server";

/** Kin are looked for among so many of the newest. */
const mostKin = 30;

/** One page of the published articles of a language, newest first. A page that is not there is the first one. */
export async function searchArticles(db: Db, language: Language, wished: number): Promise<FoundArticles> {
  const total = await countPublished(db, language);
  const pages = Math.max(1, Math.ceil(total / articlesPerPage));
  const page = wished <= pages ? wished : 1;
  const rows = await listPublished(db, language, { most: articlesPerPage, from: (page - 1) * articlesPerPage });
  if (rows.length === 0) return { articles: [], total, page, pages };
  const around = await readSurroundings(db, language, await listOurPlaces(db, language), rows);
  return { articles: cards(rows, around), total, page, pages };
}

/** The languages in which there is something to read. */
export function magazineLanguages(db: Db): Promise<Language[]> {
  return listPublishedLanguages(db);
}

/** A published article with what stands around it; `undefined` for a draft, an archived one and a slug that none has. */
export async function findPublishedArticle(
  db: Db,
  language: Language,
  slug: string,
): Promise<PublishedArticle | undefined> {
  const row = await findPublishedRow(db, language, slug);
  if (!row) return undefined;

  const others = (await listPublished(db, language, { most: mostKin })).filter(({ id }) => id !== row.id);
  const places = await listOurPlaces(db, language);
  const kin = relatedArticles(
    { id: row.id, subject: readArticleSubject(row, places) },
    others.map((other) => ({ ...other, subject: readArticleSubject(other, places) })),
  );
  const around = await readSurroundings(db, language, places, [row, ...kin]);
  const [card, ...next] = cards([row, ...kin], around);
  const [own] = around;
  if (!card || !own) return undefined;
  return {
    ...card,
    content: row.content,
    theme: own.subject.theme,
    updatedAt: row.updated_at,
    checkedAt: row.reviewed_at,
    author: row.author || null,
    shared: await findSharedPhoto(db, { content: row.content, language, sharePhoto: row.share_photo }),
    versions: await findVersions(db, row.article_group),
    homes: own.homes,
    next,
  };
}

/**
 * Where a slug leads that no published article of the language has: to the article that had it once (`isForGood`), or to
 * the version in this language of an article of another one. An article that was moved to another language is followed
 * there where it has no version in this one. `undefined` where it leads nowhere.
 */
export async function findArticleAddress(
  db: Db,
  language: Language,
  slug: string,
): Promise<(ArticleAddress & { isForGood: boolean }) | undefined> {
  const present = await findPresentAddress(db, language, slug);
  if (present?.language === language) return { ...present, isForGood: true };
  for (const group of await listGroupsBySlug(db, slug)) {
    const version = (await findVersions(db, group))[language];
    if (version !== undefined) return { language, slug: version, isForGood: false };
  }
  return present && { ...present, isForGood: true };
}

/** An article as a feed carries it; its HTML is as stored and has yet to be sanitised. Times ISO 8601, UTC. */
export type FeedArticle = {
  id: number;
  title: string;
  slug: string;
  summary: string;
  content: string;
  publishedAt: string;
  updatedAt: string;
};

/** The newest published articles of a language with their text. */
export async function newestArticles(db: Db, language: Language, most: number): Promise<FeedArticle[]> {
  const rows = await listPublishedTexts(db, language, most);
  return rows.map(({ meta_description, published_at, created_at, updated_at, ...row }) => ({
    ...row,
    summary: meta_description,
    publishedAt: published_at ?? created_at,
    updatedAt: updated_at,
  }));
}

type CardRow = Pick<
  PublishedRow,
  "id" | "title" | "keyword" | "about" | "slug" | "meta_description" | "word_count" | "published_at" | "created_at"
>;

/** The first keeps the picture that fits it best. */
function cards(rows: readonly CardRow[], around: readonly Surroundings[]): ArticleCard[] {
  const pictures = distinctPictures<ArticlePicture>(around.map((each) => each.pictures));
  return rows.map((row, place) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.meta_description,
    publishedAt: row.published_at ?? row.created_at,
    minutes: Math.max(1, readingMinutes(row.word_count)),
    picture: pictures[place] ?? null,
  }));
}
