import type { MetaDescriptor } from "@remix-run/node";

import { admin } from "~/i18n/en/admin";

/** The `meta` of every admin route: the title that its loader returned, and no place in a search engine. */
export function adminMetaOf({ data }: { data: { title: string } | undefined }): MetaDescriptor[] {
  return [{ title: data?.title ?? admin["admin.name"] }, { name: "robots", content: "noindex" }];
}
