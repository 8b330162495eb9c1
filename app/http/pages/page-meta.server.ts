import { heightAt, imageUrl, imageWidth, type Photo, sharedSize, sharedUrl } from "~/domain/listings/photo";
import { href, readPath } from "~/i18n/href";
import { defaultLanguage, type Language, languages } from "~/i18n/languages";

import { ownOrigin } from "../own-address.server";

import type { PageMeta } from "./page-meta";
import type { StructuredData } from "./structured-data/structured-data";

/** Languages as Open Graph writes them. */
const locales: Record<Language, string> = { en: "en_GB", es: "es_ES", ca: "ca_ES", ru: "ru_RU" };

type Page = {
  /** Title without the name of the site. */
  title: string;
  description?: string;
  /** Path without language and query of the page that stands for this one; the page's own by default. */
  canonical?: string;
  /** Kept out of search engines: thank-you pages, filtered lists, personal pages. */
  isPrivate?: boolean;
  isArticle?: boolean;
  /** The languages in which the page is truly translated; all four by default. */
  translated?: readonly Language[];
  /** The page's path in each language it is truly translated to, where every language has a path of its own. */
  versions?: Partial<Record<Language, string>>;
  feed?: PageMeta["feed"];
  /** The photograph shown where the page is shared; the site's own by default. */
  picture?: Photo | null;
  /** Nothing is cut off the picture: it is what the page is about. */
  isPictureWhole?: boolean;
  structuredData?: StructuredData[];
};

/** What the head of a page says of it to search engines and to whoever shares it. */
export function describePage(request: Request, page: Page): PageMeta {
  const url = new URL(request.url);
  const { language, path } = readPath(url.pathname);
  const origin = ownOrigin(request);
  const canonicalPath = page.canonical ?? path;
  const { versions } = page;
  const translated = versions ? languages.filter((each) => versions[each]) : (page.translated ?? languages);
  const urlIn = (each: Language) => origin + href(each, versions?.[each] ?? canonicalPath);
  // A page that is not translated points at the language it is written in, and has no alternates.
  const written = translated.includes(language) ? language : (translated[0] ?? defaultLanguage);
  const isOwnCanonical = written === language && canonicalPath === path && url.search === "" && !page.isPrivate;
  return {
    title: page.title,
    description: page.description,
    canonical: urlIn(written),
    isPrivate: page.isPrivate ?? false,
    isArticle: page.isArticle ?? false,
    alternates:
      isOwnCanonical && translated.length > 1
        ? [
            ...translated.map((each) => ({ language: String(each), url: urlIn(each) })),
            ...(translated.includes(defaultLanguage) ? [{ language: "x-default", url: urlIn(defaultLanguage) }] : []),
          ]
        : [],
    picture: sharedPicture(origin, page),
    locale: locales[language],
    feed: page.feed,
    structuredData: page.structuredData ?? [],
  };
}

function sharedPicture(origin: string, { picture, isPictureWhole }: Page): PageMeta["picture"] {
  if (!picture) return null;
  if (!isPictureWhole) return { url: origin + sharedUrl(picture.name), ...sharedSize, alt: picture.alt };
  const width = imageWidth(picture);
  return { url: origin + imageUrl(picture), width, height: heightAt(picture, width), alt: picture.alt };
}
