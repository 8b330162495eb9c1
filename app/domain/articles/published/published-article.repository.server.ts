import type { Db } from "~/db/database";
import { listedStatuses } from "~/domain/properties/property-search";
import { type Language, languages } from "~/i18n/languages";

import type { ArticleVersions } from "./published-article";

/** How many articles are published in a language. */
export async function countPublished(db: Db, language: Language): Promise<number> {
  const { articles } = await published(db, language)
    .select((eb) => eb.fn.countAll<number>().as("articles"))
    .executeTakeFirstOrThrow();
  return articles;
}

export type PublishedRow = Awaited<ReturnType<typeof listPublished>>[number];

/** Published articles of a language, newest first, without their text. */
export async function listPublished(db: Db, language: Language, { most, from = 0 }: { most: number; from?: number }) {
  return published(db, language)
    .select(["id", "title", "keyword", "about", "slug", "meta_description", "word_count", "published_at", "created_at"])
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .offset(from)
    .execute();
}

/** The newest published articles of a language with their text. */
export async function listPublishedTexts(db: Db, language: Language, most: number) {
  return published(db, language)
    .select(["id", "title", "slug", "meta_description", "content", "published_at", "created_at", "updated_at"])
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

export async function findPublishedRow(db: Db, language: Language, slug: string) {
  return published(db, language).where("slug", "=", slug).selectAll().executeTakeFirst();
}

/** The homes that the agent tied to articles, those for sale or reserved. */
export async function listChosenHomes(db: Db, articles: readonly number[]) {
  if (articles.length === 0) return [];
  // No join: before one SQLite reads the keys of all listed homes.
  return db
    .selectFrom("article_properties")
    .where("article_id", "in", articles)
    .where((eb) => eb.selectFrom("properties").whereRef("properties.id", "=", "property_id").select("status"), "in", [
      ...listedStatuses,
    ])
    .orderBy("place")
    .orderBy("property_id")
    .select(["article_id", "property_id"])
    .execute();
}

/** In which languages the articles of a group are published, and where. */
export async function findVersions(db: Db, group: string): Promise<ArticleVersions> {
  const rows = await db
    .selectFrom("articles")
    .where("article_group", "=", group)
    .where("status", "=", "published")
    .select(["language", "slug"])
    .execute();
  return Object.fromEntries(rows.map(({ language, slug }) => [language, slug]));
}

/** Where a published article stands. */
export type ArticleAddress = { language: Language; slug: string };

/** The present address of the published article that once had this slug in a language; it may have moved to another one. */
export async function findPresentAddress(
  db: Db,
  language: Language,
  former: string,
): Promise<ArticleAddress | undefined> {
  return db
    .selectFrom("article_slugs as once")
    .innerJoin("articles as now", "now.id", "once.article_id")
    .where("once.language", "=", language)
    .where("once.slug", "=", former)
    .where("now.status", "=", "published")
    .select(["now.language", "now.slug"])
    .executeTakeFirst();
}

/** The groups of published articles that have or had this slug in any language. */
export async function listGroupsBySlug(db: Db, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom("articles")
    .where("status", "=", "published")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("articles as now")
        .where("now.slug", "=", slug)
        .select("now.id")
        .union(eb.selectFrom("article_slugs as once").where("once.slug", "=", slug).select("once.article_id as id")),
    )
    .orderBy("id")
    .select("article_group")
    .distinct()
    .execute();
  return rows.map(({ article_group }) => article_group);
}

/** The languages in which anything is published, in the order of the site. */
export async function listPublishedLanguages(db: Db): Promise<Language[]> {
  const rows = await db
    .selectFrom("articles")
    .where("status", "=", "published")
    .select("language")
    .distinct()
    .execute();
  return languages.filter((each) => rows.some(({ language }) => language === each));
}

function published(db: Db, language: Language) {
  return db.selectFrom("articles").where("status", "=", "published").where("language", "=", language);
}
