import type { Db } from "~/db/database";

import type { ArticleVersions } from "./published-article";

/** A published article in the languages it exists in, as a search engine is told of it. */
export type ArticlePage = {
  versions: ArticleVersions;
  /** Of the version that changed last; ISO 8601, UTC */ updatedAt: string;
};

/** Every published article, those that changed last first. */
export async function listArticlePages(db: Db): Promise<ArticlePage[]> {
  const rows = await db
    .selectFrom("articles")
    .where("status", "=", "published")
    .select(["article_group", "language", "slug", "updated_at"])
    .orderBy("updated_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const pages = new Map<string, ArticlePage>();
  for (const { article_group, language, slug, updated_at } of rows) {
    const page = pages.get(article_group) ?? { versions: {}, updatedAt: updated_at };
    pages.set(article_group, { ...page, versions: { ...page.versions, [language]: slug } });
  }
  return [...pages.values()];
}
