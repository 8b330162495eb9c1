/** Whether the folders for data and photos can be used, asked before anything is written to them. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { say } from "./steps.mjs";

/**
 * Ends the process with a sentence, not with the errors of whoever writes first, where data could not be kept.
 * @param {NodeJS.ProcessEnv} environment
 */
export function requireFolders(environment = process.env) {
  const folders = foldersOf(environment);
  const fault =
    mixedFaultOf(folders) ??
    Object.entries(folders)
      .map(faultOfOne)
      .find((each) => each !== null);
  if (fault === undefined || fault === null) return;
  say(fault);
  process.exit(1);

  /** @param {[string, string]} named */
  function faultOfOne([name, folder]) {
    return faultOf(name, folder) ?? (environment.FLY_APP_NAME ? flyFaultOf(name, folder, mounts()) : null);
  }
}

/** @param {NodeJS.ProcessEnv} environment */
export function foldersOf(environment = process.env) {
  return {
    DATA_DIR: resolve(environment.DATA_DIR || "data"),
    UPLOADS_DIR: resolve(environment.UPLOADS_DIR || "uploads"),
  };
}

/**
 * Photographs are sent to whoever asks, data to nobody: they never lie in one folder.
 * @param {{ DATA_DIR: string, UPLOADS_DIR: string }} folders absolute
 */
export function mixedFaultOf({ DATA_DIR, UPLOADS_DIR }) {
  if (DATA_DIR === UPLOADS_DIR) return `DATA_DIR and UPLOADS_DIR are both ${DATA_DIR}. Give each a folder of its own.`;
  if (!DATA_DIR.startsWith(`${UPLOADS_DIR}/`)) return null;
  return `DATA_DIR (${DATA_DIR}) lies inside UPLOADS_DIR (${UPLOADS_DIR}). Put it beside it, or the photographs inside the data.`;
}

/**
 * Takes from everybody else on the machine the right to read what is kept about people. A start of an older version, or a
 * copy by hand, may have left it open.
 * @param {string} dataDir absolute
 */
export function tighten(dataDir) {
  for (const folder of [dataDir, join(dataDir, "backups"), join(dataDir, "outbox")]) {
    for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
      if (entry.isFile()) closeToOthers(join(folder, entry.name));
    }
  }
}

/** @param {string} file */
function closeToOthers(file) {
  try {
    const { mode } = statSync(file);
    if (mode & 0o077) chmodSync(file, mode & 0o700);
  } catch {
    // It went meanwhile, or belongs to somebody else, whose matter it is.
  }
}

/**
 * On Fly the machine's own disk is new after each update: data that is not on the volume would be lost without a word.
 * @param {string} name of the setting
 * @param {string} folder absolute
 * @param {string} mounted as /proc/self/mounts says it
 */
export function flyFaultOf(name, folder, mounted) {
  const holder = mounted
    .split("\n")
    .map((line) => line.split(" "))
    // A blank in a path is written as \040.
    .map(([, point = "", type = ""]) => ({ point: point.replaceAll("\\040", " "), type }))
    .filter(({ point }) => point !== "" && (folder === point || folder.startsWith(point === "/" ? "/" : `${point}/`)))
    // Mounted later lies on top.
    .reduce((best, mount) => (mount.point.length >= best.point.length ? mount : best), { point: "", type: "" });
  if (holder.point.length > 1 && !/^(overlay|tmpfs|ramfs|devtmpfs|proc|sysfs)$/.test(holder.type)) return null;
  return `${name} is ${folder}, which is not on a volume: the next update would lose it. See [mounts] in fly.toml.`;
}

/**
 * @param {string} name of the setting
 * @param {string} folder absolute
 */
function faultOf(name, folder) {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, "can this be kept?", { flush: true });
    return null;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (name === "UPLOADS_DIR" && canOnlyBeRead(folder, code)) {
      say(
        `${name} (${folder}) ${code === "EROFS" ? "is read-only" : "is full"}: photos are shown, and none can be added.`,
      );
      return null;
    }
    if (code === "ENOSPC" || code === "EDQUOT")
      return `The disk of ${name} (${folder}) is full. Make room, then start again.`;
    if (code === "EEXIST" || code === "ENOTDIR")
      return `${name} (${folder}) cannot be a folder: a file is in its place, or in that of a folder above it.`;
    const user = process.getuid ? `user ${process.getuid()}` : "the site";
    const cause = error instanceof Error ? error.message : String(error);
    return `${name} (${folder}) cannot be written to by ${user}: ${cause}.`;
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // It was never written.
    }
  }
}

/**
 * Photos that are there can be shown from such a disk; the database needs one that can be written to.
 * @param {string} folder
 * @param {string} code
 */
function canOnlyBeRead(folder, code) {
  return /^(ENOSPC|EDQUOT|EROFS)$/.test(code) && (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

function mounts() {
  try {
    return readFileSync("/proc/self/mounts", "utf8");
  } catch {
    return "";
  }
}
