/**
 * Remix keeps no table of the routes: for each request, several times, it makes the ranked list of all branches anew and compiles
 * a pattern for each branch it tries. That was a third of the processor time of a page (React Router mended it in version 7). Here
 * the list is made once for each set of routes and each pattern is compiled once, by two replacements in the one file that all of Remix
 * shares; they are made only where the file says exactly what is expected, and matching is slow again but right where it does not.
 */
import { readFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname } from "node:path";

/** What the file says, and what it says then. @type {readonly (readonly [string, string])[]} */
const replacements = [
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
 * @returns {boolean} whether it could be done: not in another version that says it differently
 */
export function keepRouteTable() {
  const ofRemix = createRequire(import.meta.resolve("@remix-run/node"));
  const file = createRequire(ofRemix.resolve("@remix-run/server-runtime")).resolve("@remix-run/router");
  const source = withTable(readFileSync(file, "utf8"));
  if (source === null || ofRemix.cache[file]) return false;
  const loaded = /** @type {NodeJS.Module & { _compile(source: string, file: string): void }} */ (
    Object.assign(new Module(file), { filename: file, paths: pathsOf(file) })
  );
  ofRemix.cache[file] = loaded;
  loaded._compile(source, file);
  loaded.loaded = true;
  return true;
}

/**
 * @param {string} source
 * @returns {string | null} null where it does not say what is expected
 */
export function withTable(source) {
  let changed = source;
  for (const [said, then] of replacements) {
    if (changed.split(said).length !== 2) return null;
    changed = changed.replace(said, () => then);
  }
  return changed + tables;
}

/** @param {string} file */
function pathsOf(file) {
  const { _nodeModulePaths } = /** @type {{ _nodeModulePaths(folder: string): string[] }} */ (
    /** @type {unknown} */ (Module)
  );
  return _nodeModulePaths(dirname(file));
}
