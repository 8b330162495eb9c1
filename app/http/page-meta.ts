import type { MetaDescriptor } from "@remix-run/node";

export type PageMeta = {
  title: string;
  description: string | undefined;
  canonical: string;
  isPrivate: boolean;
  alternates: { language: string; url: string }[];
};

/** The `meta` of every public route: what its loader returned under `meta`, as tags. */
export function metaOf({ data }: { data: { meta: PageMeta } | undefined }): MetaDescriptor[] {
  if (!data) return [];
  const { title, description, canonical, isPrivate, alternates } = data.meta;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...alternates.map(
      ({ language, url }) => ({ tagName: "link", rel: "alternate", hrefLang: language, href: url }) as const,
    ),
  ];
}
