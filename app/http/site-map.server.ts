import { SitemapStream, streamToPromise } from "sitemap";

import type { Db } from "~/db/database";
import { listArticlePages, magazineLanguages } from "~/domain/articles/published-articles.server";
import { listDevelopmentPages } from "~/domain/developments/developments.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { imageUrl } from "~/domain/properties/photo";
import { listHomePages } from "~/domain/properties/properties.server";
import { serviceSlugs } from "~/domain/services/service";
import { href } from "~/i18n/href";
import { defaultLanguage, type Language, languages } from "~/i18n/languages";

/** A page in the languages it is truly written in; paths as in English. */
type MappedPage = {
  versions: Partial<Record<Language, string>>;
  photos?: readonly { name: string; width: number }[];
  /** ISO 8601, UTC; left out where nobody can say. */
  updatedAt?: string;
};

// Thank-you pages, personal pages, dialogs about one home and filtered lists are kept out: see `isPrivate` of their routes.
const standingPaths = [
  "/",
  "/properties",
  "/developments",
  "/neighborhoods",
  "/costs",
  "/contact",
  "/valuation",
  "/valuation/premium",
  "/services/turnkey-services/quote",
  "/search",
  "/privacy-policy",
  "/legal-notice",
  "/cookies",
];

/** Every page that search engines shall know, each language with an entry and its alternates: what the pages' heads say. */
export async function siteMap(db: Db, origin: string): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } });
  const xml = streamToPromise(stream);
  for (const page of await mappedPages(db)) {
    const urlIn = (language: Language) => origin + href(language, page.versions[language] ?? "/");
    const written = languages.filter((language) => page.versions[language] !== undefined);
    const links = written.map((language) => ({ lang: String(language), url: urlIn(language) }));
    if (written.includes(defaultLanguage)) links.push({ lang: "x-default", url: urlIn(defaultLanguage) });
    for (const language of written) {
      stream.write({
        url: urlIn(language),
        links: written.length > 1 ? links : [],
        img: (page.photos ?? []).map((photo) => ({ url: origin + imageUrl(photo) })),
        ...(page.updatedAt && { lastmod: page.updatedAt }),
      });
    }
  }
  stream.end();
  return (await xml).toString();
}

async function mappedPages(db: Db): Promise<MappedPage[]> {
  const [neighborhoods, homes, developments, articles, readable] = await Promise.all([
    listNeighborhoods(db, defaultLanguage),
    listHomePages(db),
    listDevelopmentPages(db),
    listArticlePages(db),
    magazineLanguages(db),
  ]);
  return [
    ...[
      ...standingPaths,
      ...serviceSlugs.map((slug) => `/services/${slug}`),
      ...neighborhoods.map(({ slug }) => `/neighborhoods/${slug}`),
    ].map((path) => ({ versions: inAll(languages, path) })),
    // Its page is kept out of search engines in a language that has nothing to read.
    { versions: inAll(readable, "/articles") },
    ...homes.map(({ id, languages, photos, updatedAt }) => ({
      versions: inAll(languages, `/property/${id}`),
      photos,
      updatedAt,
    })),
    ...developments.map(({ slug, languages, photos, updatedAt }) => ({
      versions: inAll(languages, `/developments/${slug}`),
      photos,
      updatedAt,
    })),
    ...articles.map(({ versions, updatedAt }) => ({
      versions: Object.fromEntries(Object.entries(versions).map(([language, slug]) => [language, `/articles/${slug}`])),
      updatedAt,
    })),
  ];
}

function inAll(written: readonly Language[], path: string): MappedPage["versions"] {
  return Object.fromEntries(written.map((language) => [language, path]));
}
