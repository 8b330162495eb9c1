import type { MetaDescriptor } from "@remix-run/node";

import type { StructuredData } from "./structured-data/structured-data";

export type PageMeta = {
  title: string;
  description: string | undefined;
  canonical: string;
  /** What is shown where the page is shared. */
  picture: { url: string; width: number; height: number; alt: string };
  siteName: string;
  locale: string;
  isPrivate: boolean;
  /** One text with a date, not a page of the site. */
  isArticle: boolean;
  alternates: { language: string; url: string }[];
  /** A feed of what the page lists. */
  feed?: { title: string; url: string };
  structuredData: StructuredData[];
};

/** The `meta` of every public route: what its loader returned under `meta`, as tags. */
export function metaOf({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
  if (!data) return [];
  const { title, description, canonical, isPrivate, alternates, feed, structuredData } = data.meta;
  const { picture, siteName, locale, isArticle } = data.meta;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates.map(
      ({ language, url }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: url }) as const,
    ),
    ...(feed
      ? [{ tagName: "link", rel: "alternate", type: "application/rss+xml", title: feed.title, href: feed.url } as const]
      : []),
    { property: "og:type", content: isArticle ? "article" : "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: canonical },
    { property: "og:locale", content: locale },
    { property: "og:image", content: picture.url },
    { property: "og:image:width", content: String(picture.width) },
    { property: "og:image:height", content: String(picture.height) },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    // Data that no browser runs: the content security policy has no say in it.
    ...structuredData.map((each) => ({ "script:ld+json": each })),
  ];
}
