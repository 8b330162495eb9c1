import type { Db } from "~/db/database";
import { listArticlePages, magazineLanguages } from "~/domain/articles/published/published-articles.server";
import { listDevelopmentPages } from "~/domain/developments/developments.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { listHomePages } from "~/domain/properties/properties.server";
import { serviceSlugs } from "~/domain/services/service";
import type { MapRange } from "~/domain/site/map-block";
import { standingPaths } from "~/domain/site/standing-paths";
import { defaultLanguage, type Language, languages } from "~/i18n/languages";

/** A page in the languages it is truly written in; paths as in English. */
export type MappedPage = {
  versions: Partial<Record<Language, string>>;
  /** Those with an entry here; left out: all it is written in. */
  entries?: readonly Language[];
  photos?: readonly { name: string; width: number }[];
  /** ISO 8601, UTC; left out where nobody can say. */
  updatedAt?: string;
};

/** What the site always has. */
export async function standingPages(db: Db): Promise<MappedPage[]> {
  const [neighborhoods, readable] = await Promise.all([listNeighborhoods(db, defaultLanguage), magazineLanguages(db)]);
  const paths = [
    ...standingPaths,
    ...serviceSlugs.map((slug) => `/services/${slug}`),
    ...neighborhoods.map(({ slug }) => `/neighborhoods/${slug}`),
  ];
  return [
    ...paths.map((path) => ({ versions: inAll(languages, path) })),
    // Its page is kept out of search engines in a language that has nothing to read.
    { versions: inAll(readable, "/articles") },
  ];
}

export async function homesMapped(db: Db, range: MapRange): Promise<MappedPage[]> {
  const homes = await listHomePages(db, range);
  return homes.map(({ id, languages, photos, updatedAt }) => ({
    versions: inAll(languages, `/property/${id}`),
    photos,
    updatedAt,
  }));
}

export async function developmentsMapped(db: Db, range: MapRange): Promise<MappedPage[]> {
  const developments = await listDevelopmentPages(db, range);
  return developments.map(({ slug, languages, photos, updatedAt }) => ({
    versions: inAll(languages, `/developments/${slug}`),
    photos,
    updatedAt,
  }));
}

export async function articlesMapped(db: Db, range: MapRange): Promise<MappedPage[]> {
  const articles = await listArticlePages(db, range);
  return articles.map(({ language, versions, updatedAt }) => ({
    versions: Object.fromEntries(Object.entries(versions).map(([each, slug]) => [each, `/articles/${slug}`])),
    entries: [language],
    updatedAt,
  }));
}

function inAll(written: readonly Language[], path: string): MappedPage["versions"] {
  return Object.fromEntries(written.map((language) => [language, path]));
}
