/**
 * `npm test`: everything that must hold, on a fresh clone too. Types, linter, formatter, unit and route tests, then the
 * built site in a real browser. `npm test -- unit` and `npm test -- browser` run one half.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

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
  const browser = findBrowser();
  await build();
  step("Browser tests", "playwright", ["test", ...process.argv.slice(3)], { CHROMIUM: browser });
}

/**
 * @param {string} what
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
function step(what, program, args, environment = {}) {
  const began = Date.now();
  say(what);
  run(`node_modules/.bin/${program}`, args, environment);
  say(`${what}: passed in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Playwright drives the system's Chromium; on a bare Debian it is installed first. */
function findBrowser() {
  const places = [
    process.env.CHROMIUM ?? "",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  const found = () => places.find((place) => place !== "" && existsSync(place));
  if (!found() && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    say("Installing Chromium for the browser tests …");
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "chromium"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const browser = found();
  if (browser) return browser;
  say("The browser tests need Chromium: install it, or set CHROMIUM to its path.");
  process.exit(1);
}
