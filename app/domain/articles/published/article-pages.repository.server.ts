import type { Db } from "~/db/database";
import type { MapBlock, MapRange } from "~/domain/site/map-block";
import { numberOfBlock } from "~/domain/site/map-block.server";
import type { Language } from "~/i18n/languages";

import type { ArticleVersions } from "./published-article";

/** A published article in one language, as a search engine is told of it. */
export type ArticlePage = {
  language: Language;
  /** The languages it exists in, its own among them. */
  versions: ArticleVersions;
  /** Of the version that changed last; ISO 8601, UTC */
  updatedAt: string;
};

/** The published articles among these ids. */
export async function listArticlePages(db: Db, { from, to }: MapRange): Promise<ArticlePage[]> {
  const rows = await db
    .selectFrom("articles as article")
    .innerJoin("articles as version", "version.article_group", "article.article_group")
    .where("article.status", "=", "published")
    .where("version.status", "=", "published")
    .where("article.id", ">=", from)
    .where("article.id", "<=", to)
    .orderBy("article.id")
    .select(["article.id", "article.language", "version.slug", "version.updated_at"])
    .select("version.language as written")
    .execute();
  const pages = new Map<number, ArticlePage>();
  for (const { id, language, written, slug, updated_at } of rows) {
    const page = pages.get(id) ?? { language, versions: {}, updatedAt: updated_at };
    page.versions[written] = slug;
    if (updated_at > page.updatedAt) page.updatedAt = updated_at;
    pages.set(id, page);
  }
  return [...pages.values()];
}

/** Which blocks of so many ids have a published article. */
export function listArticleBlocks(db: Db, size: number): Promise<MapBlock[]> {
  return db
    .selectFrom("articles")
    .where("status", "=", "published")
    .select((eb) => [numberOfBlock(size).as("number"), eb.fn.max("updated_at").as("updatedAt")])
    .groupBy("number")
    .orderBy("number")
    .execute();
}
