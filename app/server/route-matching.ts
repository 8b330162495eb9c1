/**
 * **The one patch of somebody else's code.** Remix 2 keeps no table of the routes: for each request, several times, it makes the ranked list of
 * all branches anew and compiles a pattern for each branch it tries. That was a third of the processor time of a page. The upstream threads are
 * remix-run/react-router#8653 (the complaint), #14866 and #14967 (React Router 7 keeps the list), #14971. Here the list is made once for each set of routes and each
 * pattern is compiled once, by two replacements in the one file that all of Remix shares; they are made only where the file says exactly what is
 * expected, and matching is slow again but right where it does not: tests/server/route-matching.test.ts says then that this is no longer needed.
 */
import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname } from "node:path";

/** What the file says, and what it says then. */
const replacements: readonly (readonly [string, string])[] = [
  [
    "  let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);\n",
    `  let branches = rankedBranches.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    rankedBranches.set(routes, branches);
  }
`,
  ],
  [
    "  let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);\n",
    `  let patternKey = (pattern.caseSensitive ? "s" : "i") + (pattern.end === false ? "-" : "$") + pattern.path;
  let compiled = compiledPatterns.get(patternKey);
  if (!compiled) {
    compiled = compilePath(pattern.path, pattern.caseSensitive, pattern.end);
    if (compiledPatterns.size < 2000) compiledPatterns.set(patternKey, compiled);
  }
  let [matcher, compiledParams] = compiled;
`,
  ],
];

const tables = "const rankedBranches = new WeakMap();\nconst compiledPatterns = new Map();\n";

/**
 * Puts the file with its replacements where everybody who asks for it will find it.
 * @returns whether it could be done: not in another version that says it differently
 */
export function keepRouteTable(): boolean {
  const ofRemix = createRequire(import.meta.resolve("@remix-run/node"));
  const file = createRequire(ofRemix.resolve("@remix-run/server-runtime")).resolve("@remix-run/router");
  const source = withTable(readFileSync(file, "utf8"));
  if (source === null || ofRemix.cache[file]) return false;
  const loaded = Object.assign(new Module(file), { filename: file, paths: pathsOf(file) }) as NodeJS.Module & {
    _compile(source: string, file: string): void;
  };
  ofRemix.cache[file] = loaded;
  loaded._compile(source, file);
  loaded.loaded = true;
  return true;
}

/** @returns null where the source does not say what is expected */
export function withTable(source: string): string | null {
  let changed = source;
  for (const [said, then] of replacements) {
    if (changed.split(said).length !== 2) return null;
    changed = changed.replace(said, () => then);
  }
  return changed + tables;
}

function pathsOf(file: string): string[] {
  const { _nodeModulePaths } = Module as unknown as { _nodeModulePaths(folder: string): string[] };
  return _nodeModulePaths(dirname(file));
}
