import type { MetaDescriptor } from "@remix-run/node";

import { admin } from "~/i18n/en/admin";

/** The `meta` of every admin route: the name of its page, which its loader returned, and no place in a search engine. */
export function adminMeta({ data }: { data: { title: string } | undefined }): MetaDescriptor[] {
  const title = data ? admin["admin.title"].replace("{{page}}", () => data.title) : admin["admin.name"];
  return [{ title }, { name: "robots", content: "noindex" }];
}
