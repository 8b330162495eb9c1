/**
 * Which addresses the site has at all, from the table of routes that the build carries. A scanner asks for thousands that it
 * has not: Remix would hold each against every route, and draw the same page for all of them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "./languages.mjs";

/** @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, hasAction?: boolean }} Route */

/**
 * @param {string} clientFolder of the build
 * @returns {Record<string, Route>}
 */
export function readRoutes(clientFolder) {
  const folder = join(clientFolder, "assets");
  const name = readdirSync(folder).find((each) => /^manifest-[\w-]+\.js$/.test(each));
  if (name === undefined) throw new Error(`The build has no table of routes in ${folder}.`);
  const text = readFileSync(join(folder, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).routes;
}

/** @param {Record<string, Route>} routes */
export function knownPaths(routes) {
  const parents = new Set(Object.values(routes).flatMap(({ parentId }) => parentId ?? []));
  const patterns = new Set();
  // What programs read: no page stands behind it that could say that nothing can be sent there.
  const onlyRead = new Set();
  for (const route of Object.values(routes)) {
    // A layout has no address of its own; `*` is every address that no other route has.
    if (route.path === "*" || (parents.has(route.id) && !route.index)) continue;
    if (route.path === undefined && !route.index) continue;
    const pattern = patternOf(segmentsOf(route, routes));
    patterns.add(pattern);
    if (route.id.startsWith("routes/machine/") && !route.hasAction) onlyRead.add(pattern);
  }
  // As Remix reads them: capitals do not matter, nor does a slash at the end.
  const [known, read] = [anyOf(patterns), anyOf(onlyRead)];
  return {
    /** @param {string} path without query */
    has: (path) => known.test(plain(path)),
    /** @param {string} path without query */
    isOnlyRead: (path) => read.test(plain(path)),
  };
}

/** @param {Set<string>} patterns */
function anyOf(patterns) {
  return patterns.size === 0 ? /(?!)/ : new RegExp(`^(?:${[...patterns].join("|")})/?$`, "i");
}

/** @param {string} path */
function plain(path) {
  return path.replace(/\.data$/i, "").replace(/^\/_root$/i, "/");
}

/**
 * @param {Route} route
 * @param {Record<string, Route>} routes
 * @returns {string[]}
 */
function segmentsOf(route, routes) {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...(parent ? segmentsOf(parent, routes) : []), ...(route.path ?? "").split("/").filter(Boolean)];
}

/** @param {string[]} segments */
function patternOf(segments) {
  return segments
    .map((segment) => {
      const one =
        segment === ":lang?"
          ? `/(?:${languages.join("|")})`
          : segment.startsWith(":")
            ? "/[^/]+"
            : `/${escaped(segment)}`;
      return segment.endsWith("?") ? `(?:${one})?` : one;
    })
    .join("");
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/\?$/, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
