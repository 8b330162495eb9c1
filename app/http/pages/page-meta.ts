import type { MetaDescriptor } from "@remix-run/node";

import { titleOf } from "~/domain/site/brand";

import { type RootData, rootDataIn } from "./root-brand";
import type { StructuredData } from "./structured-data/structured-data";

type Picture = { url: string; width: number; height: number; alt: string };

export type PageMeta = {
  /** Without whose site it is. */
  title: string;
  description: string | undefined;
  canonical: string;
  /** What is shown where the page is shared; null for what the site shows of itself. */
  picture: Picture | null;
  locale: string;
  isPrivate: boolean;
  /** One text with a date, not a page of the site. */
  isArticle: boolean;
  alternates: { language: string; url: string }[];
  /** A feed of what the page lists. */
  feed?: { title: string; url: string };
  structuredData: StructuredData[];
};

type Drawn = { data: { meta: PageMeta } | undefined; matches?: readonly { id: string; data: unknown }[] };

/** The `meta` of every public route: what its loader returned under `meta`, as tags. Whose site it is the root knows. */
export function metaOf({ data, matches }: Drawn): MetaDescriptor[] {
  if (!data) return [];
  const { description, canonical, isPrivate, alternates, feed, structuredData, locale, isArticle } = data.meta;
  const root = rootDataIn(matches);
  const siteName = root?.brand.name ?? "";
  const title = titleOf(data.meta.title, { name: siteName });
  const picture = data.meta.picture ?? (root ? sharingPicture(root) : null);
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
    ...(siteName ? [{ property: "og:site_name", content: siteName }] : []),
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: canonical },
    { property: "og:locale", content: locale },
    ...(picture
      ? [
          { property: "og:image", content: picture.url },
          { property: "og:image:width", content: String(picture.width) },
          { property: "og:image:height", content: String(picture.height) },
          { property: "og:image:alt", content: picture.alt },
        ]
      : []),
    { name: "twitter:card", content: "summary_large_image" },
    // Data that no browser runs: the content security policy has no say in it.
    ...structuredData.map((each) => ({ "script:ld+json": each })),
  ];
}

function sharingPicture({ brand, origin }: RootData): Picture | null {
  return brand.sharing && { ...brand.sharing, url: origin + brand.sharing.url };
}
