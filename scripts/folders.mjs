/** Whether the folders for data and photos can be used, asked before anything is written to them. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { say } from "./steps.mjs";

/**
 * Ends the process with a sentence, not with the errors of whoever writes first, where data could not be kept.
 * @param {NodeJS.ProcessEnv} environment
 */
export function requireFolders(environment = process.env) {
  for (const [name, folder] of Object.entries({
    DATA_DIR: resolve(environment.DATA_DIR || "data"),
    UPLOADS_DIR: resolve(environment.UPLOADS_DIR || "uploads"),
  })) {
    const fault = faultOf(name, folder) ?? (environment.FLY_APP_NAME ? flyFaultOf(name, folder, mounts()) : null);
    if (fault === null) continue;
    say(fault);
    process.exit(1);
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
    mkdirSync(folder, { recursive: true });
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
