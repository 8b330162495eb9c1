/** The steps that `npm start`, `npm run dev` and `npm test` share. Each does its work once and knows when it is done. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";

export const project = dirname(import.meta.dirname);

/** Installs what package-lock.json names, unless this very lock file is installed already. */
export function install() {
  const stamp = join(project, "node_modules", ".installed");
  const wanted = digestOf(["package-lock.json"]);
  if (isStamped(stamp, wanted)) return;
  if (isLink(join(project, "node_modules"))) {
    // npm would empty the folder of another copy.
    say(
      "node_modules is a link, and what it leads to is not of this package-lock.json. Remove the link and start again.",
    );
    process.exit(1);
  }
  say("Installing packages (once, a few minutes) …");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], withHeaders());
  writeFileSync(stamp, wanted);
}

/**
 * The database driver compiles where it has no ready binary, and node-gyp would fetch Node's headers from the net for it. Where
 * those of this very Node lie beside it, as in its own archives and images, it takes them.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export function withHeaders(environment = process.env, node = process.execPath, version = process.versions.node) {
  if (environment.npm_config_nodedir) return {};
  const folder = dirname(dirname(node));
  const header = join(folder, "include", "node", "node_version.h");
  if (!existsSync(header)) return {};
  const text = readFileSync(header, "utf8");
  const parts = ["MAJOR", "MINOR", "PATCH"].map(
    (part) => new RegExp(`^#define NODE_${part}_VERSION (\\d+)`, "m").exec(text)?.[1],
  );
  return parts.join(".") === version ? { npm_config_nodedir: folder } : {};
}

/** Builds the site, unless the build is of these very sources. A text of the guide that is broken stops it, with file and line. */
export async function build() {
  const stamp = join(project, "build", ".built");
  const wanted = digestOf(["app", "remix.config.js", "vite.config.ts", "tsconfig.json", "package-lock.json"]);
  if (isStamped(stamp, wanted)) return;
  say("Checking the guide …");
  run(process.execPath, ["--import", "tsx", join(project, "scripts", "guide.ts")]);
  say("Building the site …");
  run(process.execPath, [join(project, "node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], {
    NODE_ENV: "production",
  });
  const { buildServer } = await import("./build-server.mjs");
  await buildServer();
  const { compressFolder } = await import("./compress.mjs");
  compressFolder(join(project, "build", "client"));
  writeFileSync(stamp, wanted);
}

/**
 * Migrates the database and fills an empty one; prints the owner's sign-in the first time. Ends this process when it fails or
 * is asked to stop meanwhile.
 * @param {Record<string, string>} environment added to this one's
 * @returns {Promise<void>}
 */
export function prepare(environment = {}) {
  const program = spawn(process.execPath, ["--import", "tsx", join(project, "scripts", "prepare.ts")], {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  // As the first process of a container this one would not hear the signals else.
  const end = (/** @type {NodeJS.Signals} */ signal) => void program.kill(signal);
  process.on("SIGTERM", end).on("SIGINT", end);
  return new Promise((resolve, reject) => {
    program.once("error", reject);
    program.once("exit", (code, signal) => {
      process.off("SIGTERM", end).off("SIGINT", end);
      if (code === 0) resolve();
      else process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * Runs a program in the project and ends this one when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} environment added to this one's
 */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: project,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} text */
export function say(text) {
  console.log(`[xamfra] ${text}`);
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/**
 * @param {string} file
 * @param {string} wanted
 */
function isStamped(file, wanted) {
  return existsSync(file) && readFileSync(file, "utf8") === wanted;
}

/** @param {string[]} paths */
function digestOf(paths) {
  const hash = createHash("sha256").update(process.version);
  for (const path of paths) addTo(hash, path);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  const full = join(project, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, join(path, name));
    return;
  }
  hash.update(path).update(readFileSync(full));
}
