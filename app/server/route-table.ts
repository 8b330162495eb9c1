/**
 * Which addresses the site has, and what their routes say of themselves. A scanner asks for thousands that it has not: Remix would hold each
 * against every route, and draw the same page for all of them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { RouteHandle } from "../http/route-handle";
import { languages } from "../i18n/languages";

/** `path` as in app/routes.ts, whole: `/:lang?/property/:id`. */
export type Route = RouteHandle & { path: string; hasAction?: true };

/** The file that the build writes beside the server: see route-descriptions.ts. */
export const routesFile = "routes.json";

type Branch = { words: Map<string, Branch>; any?: Branch; route?: Route };

export class RouteTable {
  #root: Branch = { words: new Map() };

  constructor(routes: readonly Route[]) {
    for (const route of routes) for (const segments of spelled(route.path)) this.#add(segments, route);
  }

  /** @param serverFolder of the build */
  static read(serverFolder: string): RouteTable {
    return new RouteTable(JSON.parse(readFileSync(join(serverFolder, routesFile), "utf8")) as Route[]);
  }

  /**
   * The route of an address, as Remix finds it: capitals do not matter, nor does a slash at the end, and a word goes before a parameter. What
   * the browser asks for as data (`/contact.data`) is the route of its page.
   * @param path without query
   */
  find(path: string): Route | undefined {
    const page = path.replace(/\.data$/i, "").replace(/^\/_root$/i, "/");
    return find(this.#root, segmentsOf(page), 0);
  }

  #add(segments: readonly string[], route: Route): void {
    let branch = this.#root;
    for (const segment of segments) {
      if (segment.startsWith(":")) branch = branch.any ??= { words: new Map() };
      else {
        const next: Branch = branch.words.get(segment) ?? { words: new Map() };
        branch.words.set(segment, next);
        branch = next;
      }
    }
    branch.route ??= route;
  }
}

function find(branch: Branch, segments: readonly string[], at: number): Route | undefined {
  const segment = segments[at];
  if (segment === undefined) return branch.route;
  const word = branch.words.get(segment.toLowerCase());
  return (word && find(word, segments, at + 1)) ?? (branch.any && find(branch.any, segments, at + 1));
}

function segmentsOf(path: string): string[] {
  const words = path.replace(/^\/|\/$/g, "");
  return words === "" ? [] : words.split("/");
}

/** Every way to write a path with optional parts. A language is one of ours. */
function spelled(path: string): string[][] {
  return path
    .split("/")
    .filter(Boolean)
    .reduce<string[][]>(
      (ways, segment) => {
        const words = segment === ":lang?" ? languages : [segment.replace(/\?$/, "")];
        const longer = ways.flatMap((way) => words.map((word) => [...way, word]));
        return segment.endsWith("?") ? [...ways, ...longer] : longer;
      },
      [[]],
    );
}
