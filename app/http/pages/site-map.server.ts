import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";

import type { Db } from "~/db/database";
import { listArticleBlocks } from "~/domain/articles/published/published-articles.server";
import { listDevelopmentBlocks } from "~/domain/developments/developments.server";
import { imageUrl } from "~/domain/listings/photo";
import { listHomeBlocks } from "~/domain/properties/properties.server";
import { rangeOfBlock } from "~/domain/site/map-block";
import { href } from "~/i18n/href";
import { defaultLanguage, type Language, languages } from "~/i18n/languages";

import { articlesMapped, developmentsMapped, homesMapped, type MappedPage, standingPages } from "./mapped-pages.server";

/**
 * How many ids a part of the map covers. A home and a development have an entry in each language and an article in its own:
 * a thousand entries at most.
 */
const blockSizes = { homes: 250, developments: 250, articles: 1000 } as const;

/** The parts that the map of the site has now, those without a page left out. */
export async function siteMapIndex(db: Db, origin: string): Promise<string> {
  const [homes, developments, articles] = await Promise.all([
    listHomeBlocks(db, blockSizes.homes),
    listDevelopmentBlocks(db, blockSizes.developments),
    listArticleBlocks(db, blockSizes.articles),
  ]);
  const stream = new SitemapIndexStream();
  const xml = streamToPromise(stream);
  stream.write({ url: `${origin}/sitemaps/pages-1.xml` });
  for (const [kind, blocks] of Object.entries({ homes, developments, articles })) {
    for (const { number, updatedAt } of blocks) {
      stream.write({ url: `${origin}/sitemaps/${kind}-${number}.xml`, lastmod: updatedAt });
    }
  }
  stream.end();
  return (await xml).toString();
}

/**
 * The pages of a part, each language with an entry and its alternates: what the pages' heads say.
 * @param file its name in the index
 * @returns nothing where there is no such part
 */
export async function siteMapPart(db: Db, origin: string, file: string): Promise<string | undefined> {
  const [, kind, number] = /^(pages|homes|developments|articles)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  const pages = await pagesOf(db, kind, Number(number));
  if (pages.length === 0) return undefined;

  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: true, image: true } });
  const xml = streamToPromise(stream);
  for (const { versions, entries, photos = [], updatedAt } of pages) {
    const urlIn = (language: Language) => origin + href(language, versions[language] ?? "/");
    const written = languages.filter((language) => versions[language] !== undefined);
    const links = written.map((language) => ({ lang: String(language), url: urlIn(language) }));
    if (written.includes(defaultLanguage)) links.push({ lang: "x-default", url: urlIn(defaultLanguage) });
    const img = photos.map((photo) => ({ url: origin + imageUrl(photo) }));
    for (const language of entries ?? written) {
      const url = urlIn(language);
      stream.write({ url, links: written.length > 1 ? links : [], img, ...(updatedAt && { lastmod: updatedAt }) });
    }
  }
  stream.end();
  return (await xml).toString();
}

async function pagesOf(db: Db, kind: string | undefined, number: number): Promise<MappedPage[]> {
  if (kind === "homes") return homesMapped(db, rangeOfBlock(number, blockSizes.homes));
  if (kind === "developments") return developmentsMapped(db, rangeOfBlock(number, blockSizes.developments));
  if (kind === "articles") return articlesMapped(db, rangeOfBlock(number, blockSizes.articles));
  return kind === "pages" && number === 1 ? standingPages(db) : [];
}
