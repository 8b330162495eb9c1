import type { MetaDescriptor } from "@remix-run/node";

import { titleOf } from "~/domain/site/brand";
import { admin } from "~/i18n/en/admin";

import { rootDataIn } from "./pages/root-brand";

type Drawn = { data: { title: string } | undefined; matches?: readonly { id: string; data: unknown }[] };

/** The `meta` of every admin route: the name of its page, which its loader returned, and no place in a search engine. */
export function adminMeta({ data, matches }: Drawn): MetaDescriptor[] {
  const name = rootDataIn(matches)?.brand.name ?? "";
  const panel = admin["admin.name"].replace("{{name}}", () => name).trim();
  return [{ title: data ? titleOf(data.title, { name: panel }) : panel }, { name: "robots", content: "noindex" }];
}
