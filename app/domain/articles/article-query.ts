import type { ArticleSearch } from "./article";

/** The search of the list as the query of an address, its question mark included; empty where nothing was asked for. */
export function articleQuery({ text, status, page }: ArticleSearch): string {
  const params = new URLSearchParams();
  if (text !== "") params.set("q", text);
  if (status) params.set("status", status);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "" : `?${query}`;
}
