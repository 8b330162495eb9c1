/** Which requests may share a page, and what tells one page from another. */
import type { IncomingMessage } from "node:http";

import { withoutSaved } from "~/http/pages/saved-cookie";

import { pathIn } from "./addresses";
import { preferredEncoding } from "./compression";
import type { Route } from "./route-table";
import { languageAlone } from "./visitor-language";

const longestAddress = 200;

/** Who asks for which page. */
export type Asked = {
  /** Of the page as it is for whoever saved nothing. */
  key: string;
  saved: ReadonlySet<string>;
  /** The cookie of what was saved. */
  savedBy: string;
};

/**
 * Whether a page that was drawn for this address may be sent to others: its route says so, and every word of the query is one that it reads.
 * Another could have been made up to fill the memory.
 */
export function mayBeKept(url: string, { kept }: Pick<Route, "kept">): boolean {
  if (!kept || url.length > longestAddress) return false;
  const path = pathIn(url);
  // The data of a page, as the browser asks for it alone.
  if (path.endsWith(".data")) return false;
  const query = url.slice(path.length + 1);
  return query === "" || [...new URLSearchParams(query).keys()].every((name) => kept.query.includes(name));
}

/**
 * All that a page depends on besides the data: host, address, chosen language, compression, and what the visitor has saved. Null for a visitor
 * who carries more than that: a message, a search, a session.
 */
export function pageKey({ headers }: IncomingMessage, address: string): Asked | null {
  const { host, "x-forwarded-host": forwardedHost, "x-forwarded-proto": protocol } = headers;
  const { others, saved, savedBy } = withoutSaved(headers.cookie ?? "");
  const language = others === "" ? "" : languageAlone(others);
  // A visitor who carries more, or whose choice the site might read in another way.
  if (language === undefined) return null;
  // No header and no address holds a line end.
  const key = `${preferredEncoding(headers["accept-encoding"])}\n${language}\n${host}\n${forwardedHost}\n${protocol}\n${address}`;
  return { key, saved, savedBy };
}
