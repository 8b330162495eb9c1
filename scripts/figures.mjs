/**
 * The shape of the house at any commit, to compare two of them:
 *
 *     node scripts/figures.mjs be1a7ff HEAD
 *
 * Lines of logic are the lines of `app` that are neither empty nor comment, without texts (i18n, the words of the built-in writer) and
 * samples (seed). Repeats are the
 * clones that jscpd 4 finds there, of six lines and thirty tokens or more; npx fetches it the first time, nothing installs it.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, relative } from "node:path";

const noLogic = /^(?:i18n|seed|db\/seed|domain\/writer\/words|domain\/articles\/built-in\/(?:en|es|ca|ru))\//;

const [, , ...named] = process.argv;
const commits = named.length > 0 ? named : ["HEAD"];
const rows = commits.map((commit) => [commit, figures(commit)]);
console.table(Object.fromEntries(rows));

/** @param {string} commit */
function figures(commit) {
  const folder = mkdtempSync(join(tmpdir(), "xamfra-figures-"));
  try {
    const archive = execFileSync("git", ["archive", commit, "app"], { maxBuffer: 512 * 1024 * 1024 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    const app = join(folder, "app");
    const files = readdirSync(app, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => ({ folder: relative(app, entry.parentPath), path: join(entry.parentPath, entry.name) }));
    const logic = files.filter(({ path }) => isLogic(relative(app, path)));
    /** @type {Map<string, number>} */
    const widths = new Map();
    for (const { folder } of files) widths.set(folder, (widths.get(folder) ?? 0) + 1);
    const [widest, width] = [...widths].sort(([, a], [, b]) => b - a)[0] ?? ["", 0];
    return {
      files: files.length,
      "files of logic": logic.length,
      "lines of logic": logic.reduce((sum, { path }) => sum + linesOf(path), 0),
      addresses: addresses(readFileSync(join(app, "routes.ts"), "utf8")),
      "widest folder": `${widest} (${width})`,
      repeats: repeats(folder),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The lines of the table of URLs; those that are mounted once for each kind of listing count each time.
 * @param {string} table
 */
function addresses(table) {
  const { length: written } = table.match(/\b(?:route|index)\(/g) ?? [];
  const { length: mounted } = table.match(/\.\.\.listing\(/g) ?? [];
  const { length: ofListing } = table.match(/^ {4}\[":/gm) ?? [];
  // The one that makes those of a listing is no line of the table.
  return mounted === 0 ? written : written - 1 + ofListing * mounted;
}

/** @param {string} path within `app` */
function isLogic(path) {
  return /\.tsx?$/.test(extname(path)) && !noLogic.test(path);
}

/** @param {string} path */
function linesOf(path) {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length;
}

/** @param {string} folder */
function repeats(folder) {
  const report = join(folder, "report");
  const asked = ["--min-lines", "6", "--min-tokens", "30", "--format", "typescript,tsx", "--silent"];
  const left = ["--ignore", "**/i18n/**,**/seed/**,**/words/**,**/built-in/*/**"];
  const answer = ["--reporters", "json", "--output", report];
  execFileSync("npx", ["--yes", "jscpd@4", join(folder, "app"), ...asked, ...left, ...answer], { stdio: "ignore" });
  return JSON.parse(readFileSync(join(report, "jscpd-report.json"), "utf8")).duplicates.length;
}
