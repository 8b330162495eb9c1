import { environment } from "~/environment.server";
import { href, readPath } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { defaultLanguage, type Language, languages } from "~/i18n/languages";

import type { PageMeta } from "./page-meta";

type Page = {
  /** Title without the name of the site. */
  title: string;
  description?: string;
  /** Path without language and query of the page that stands for this one; the page's own by default. */
  canonical?: string;
  /** Kept out of search engines: thank-you pages, filtered lists, personal pages. */
  isPrivate?: boolean;
  /** The languages in which the page is truly translated; all four by default. */
  translated?: readonly Language[];
};

/** What the head of a page says of it to search engines and to whoever shares it. */
export function describePage(request: Request, page: Page): PageMeta {
  const url = new URL(request.url);
  const { language, path } = readPath(url.pathname);
  const origin = environment.baseUrl ?? url.origin;
  const canonicalPath = page.canonical ?? path;
  const translated = page.translated ?? languages;
  // A page that is not translated points at the language it is written in, and has no alternates.
  const written = translated.includes(language) ? language : (translated[0] ?? defaultLanguage);
  const isOwnCanonical = written === language && canonicalPath === path && url.search === "" && !page.isPrivate;
  return {
    title: textsIn(language)("site.title", { page: page.title }),
    description: page.description,
    canonical: origin + href(written, canonicalPath),
    isPrivate: page.isPrivate ?? false,
    alternates:
      isOwnCanonical && translated.length > 1
        ? [
            ...translated.map((each) => ({ language: String(each), url: origin + href(each, canonicalPath) })),
            ...(translated.includes(defaultLanguage)
              ? [{ language: "x-default", url: origin + href(defaultLanguage, canonicalPath) }]
              : []),
          ]
        : [],
  };
}
