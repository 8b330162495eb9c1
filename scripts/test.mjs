/**
 * `npm test`: what must hold before anything lands, on a fresh clone too. Types, linter, formatter, unit and route tests, the built site
 * under a quick attack, journeys in a real browser. `npm run test:more` asks the rest of the suite (scripts/suite.mjs).
 * `npm test -- unit` and `npm test -- browser` run one half of it; `npm test -- browser FILE` that file, whichever half it belongs to.
 */
import { spawn, spawnSync } from "node:child_process";

import { findBrowser, lacksShell } from "./browser.mjs";
import { build, install, project, run, say } from "./steps.mjs";
import { moreAttacks, moreTests } from "./suite.mjs";

process.chdir(project);
const [half = "", ...named] = process.argv.slice(2);
const isMore = half === "more";
// Files that are named are asked whole.
process.env.SUITE = isMore ? "more" : named.length > 0 ? "" : "core";

install();
if (!isMore && half !== "browser") {
  await atOnce(
    ["Types", "../typescript-7/bin/tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"],
    ["Linter", "eslint", ".", "--cache", "--cache-strategy", "content", "--cache-location", ".cache/eslint.json"],
    ["Formatter", "prettier", "--check", ".", "--cache", "--cache-strategy", "content", "--log-level", "warn"],
  );
}
if (half !== "browser") {
  const projects = ["domain", "node", "routes", "screens", "scripts"].flatMap((name) => ["--project", name]);
  const files = isMore ? moreTests : moreTests.flatMap((file) => ["--exclude", file]);
  step(isMore ? "Long unit and route tests" : "Unit and route tests", "vitest", ["run", ...projects, ...files]);
}
if (half !== "unit") {
  provideBrowser();
  // Beside the build, which keeps one core busy for most of its time.
  const samples = begun(["--import", "tsx", "tests/support/prepare-samples.ts"]);
  await build();
  if ((await samples) !== 0) process.exit(1);
  // One after the other: the attack asks how late the site answers, and that would be the browsers' doing beside them.
  if (named.length === 0) {
    const files = isMore ? [] : moreAttacks.flatMap((file) => ["--exclude", file]);
    step(isMore ? "Long attack" : "Attack", "vitest", ["run", "--project", "hostile", ...files]);
  }
  step(isMore ? "More browser tests" : "Browser tests", "playwright", ["test", ...named]);
}

/**
 * @param {string} what
 * @param {string} program
 * @param {string[]} args
 */
function step(what, program, args) {
  const began = Date.now();
  say(what);
  run(`node_modules/.bin/${program}`, args);
  say(`${what}: passed in ${Math.round((Date.now() - began) / 1000)} s`);
}

/**
 * Starts one of the project's programs; comes back with its exit code.
 * @param {string[]} args
 * @returns {Promise<number | null>}
 */
function begun(args) {
  const program = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, QUICK_PRINTS: "1" } });
  return new Promise((resolve, reject) => program.once("error", reject).once("exit", resolve));
}

/**
 * Checks that read and change nothing, side by side; each is heard out before the first that failed ends this process.
 * @param {[what: string, program: string, ...args: string[]][]} checks
 */
async function atOnce(...checks) {
  const began = Date.now();
  const names = checks.map(([what]) => what).join(", ");
  say(names);
  const results = await Promise.all(
    checks.map(
      ([, program, ...args]) =>
        new Promise((resolve, reject) => {
          const running = spawn(`node_modules/.bin/${program}`, args, { stdio: "inherit" });
          running.once("error", reject).once("exit", resolve);
        }),
    ),
  );
  const failed = checks.filter((_, index) => results[index] !== 0).map(([what]) => what);
  if (failed.length === 0) return say(`${names}: passed in ${Math.round((Date.now() - began) / 1000)} s`);
  say(`${failed.join(", ")}: failed`);
  process.exit(1);
}

/** On a bare Debian the browser is installed first; where that fails, any Chromium that is there will do. */
function provideBrowser() {
  if (lacksShell()) {
    say("Installing a headless Chromium for the browser tests …");
    spawnSync("apt-get", ["update", "-o", "Acquire::http::Timeout=20"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "chromium-headless-shell"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  if (findBrowser()) return;
  say("The browser tests need Chromium: install it, or set CHROMIUM to its path.");
  process.exit(1);
}
