/**
 * `npm test`: everything that must hold, on a fresh clone too. Types, linter, formatter, unit and route tests, then the
 * built site in a real browser. `npm test -- unit` and `npm test -- browser` run one half.
 */
import { spawnSync } from "node:child_process";

import { findBrowser, lacksShell } from "./browser.mjs";
import { build, install, project, run, say } from "./steps.mjs";

process.chdir(project);
const only = process.argv[2];

install();
if (only !== "browser") {
  step("Types", "tsc", ["--noEmit"]);
  step("Linter", "eslint", ["."]);
  step("Formatter", "prettier", ["--check", "."]);
  step("Unit and route tests", "vitest", ["run"]);
}
if (only !== "unit") {
  provideBrowser();
  await build();
  step("Browser tests", "playwright", ["test", ...process.argv.slice(3)]);
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

/** On a bare Debian the browser is installed first; where that fails, any Chromium that is there will do. */
function provideBrowser() {
  if (lacksShell()) {
    say("Installing a headless Chromium for the browser tests …");
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "chromium-headless-shell"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  if (findBrowser()) return;
  say("The browser tests need Chromium: install it, or set CHROMIUM to its path.");
  process.exit(1);
}
