/** Which requests may share a page, and what tells one page from another. */
import { pathIn } from "./addresses.mjs";
import { languageAlone } from "./languages.mjs";
import { preferredPacking } from "./packing.mjs";
import { withoutSaved } from "./saved-homes.mjs";

// What the public pages read from an address; another word in it could have been made up to fill the memory.
const knownQuery =
  /^(neighborhood|at|price|from|to|bedrooms|bathrooms|type|area|lift|terrace|parking|new|sort|view|page|photo|tab)$/;
const longestAddress = 200;
const personalPath = /^\/(admin|calendar|uploads|healthz|readyz|((en|es|ca|ru)\/)?(favourites|sent))(\/|\?|$)/;
// A form notes when it was drawn, to tell people from programs; a page kept for minutes would blunt that.
const formPath =
  /^\/((en|es|ca|ru)\/)?(contact|valuation|search|book|property\/\d+\/viewing|developments\/[^/?]+\/information|services\/[^/?]+\/[^/?]+)(\/|\?|$)/;

/**
 * Whether a page that was drawn for this request may be sent to others: not one that is personal, nor one whose address is made up.
 * @param {Pick<import("node:http").IncomingMessage, "method" | "url">} request
 */
export function mayBeKept({ method, url = "" }) {
  if ((method !== "GET" && method !== "HEAD") || url.length > longestAddress) return false;
  if (personalPath.test(url) || formPath.test(url)) return false;
  const query = url.slice(pathIn(url).length + 1);
  return query === "" || [...new URLSearchParams(query).keys()].every((name) => knownQuery.test(name));
}

/** @param {string} path */
export function isForm(path) {
  return formPath.test(path);
}

/**
 * All that a page depends on besides the data: host, address, chosen language, packing, and what the visitor has saved. Null for a visitor
 * who carries more than that: a message, a search, a session.
 * @param {import("node:http").IncomingMessage} request
 * @param {string} address
 * @returns {{ key: string, saved: ReadonlySet<string>, savedBy: string } | null} `key`: of the page as it is for whoever saved nothing;
 * `savedBy`: the cookie of what was saved
 */
export function pageKey({ headers }, address) {
  const { host, "x-forwarded-host": forwardedHost, "x-forwarded-proto": protocol } = headers;
  const { others, saved, savedBy } = withoutSaved(headers.cookie ?? "");
  const language = others === "" ? "" : languageAlone(others);
  // A visitor who carries more, or whose choice the site might read in another way.
  if (language === undefined) return null;
  // No header and no address holds a line end.
  const key = `${preferredPacking(headers["accept-encoding"])}\n${language}\n${host}\n${forwardedHost}\n${protocol}\n${address}`;
  return { key, saved, savedBy };
}
