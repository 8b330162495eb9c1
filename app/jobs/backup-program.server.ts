import { spawn } from "node:child_process";
import { join } from "node:path";

import { db } from "~/db/db.server";
import { finishJobRun } from "~/domain/site/job-runs.server";
import { environment } from "~/environment.server";
import { backupsFolder, removeUnfinished } from "~/outside/backup/backups-folder.server";
import { log } from "~/outside/log.server";

declare global {
  // Development reloads modules; two must not be made at once.
  var backupUnderWay: Promise<boolean> | undefined;
}

// Hours of it would mean that the disk does not answer.
const longestBackup = 2 * 60 * 60 * 1000;

/**
 * Makes a backup in a process of its own, so that reading every photo holds up no visitor, and comes back when it is over; who wants one
 * meanwhile waits for the same. The program notes itself when it ran. Stopped by the signal it leaves no archive.
 */
export function runBackupProgram(stop: AbortSignal): Promise<boolean> {
  return (globalThis.backupUnderWay ??= run(stop).finally(() => (globalThis.backupUnderWay = undefined)));
}

/** Whether this server is making one. */
export function isBackupUnderWay(): boolean {
  return globalThis.backupUnderWay !== undefined;
}

async function run(stop: AbortSignal): Promise<boolean> {
  if (stop.aborted) return false;
  const program = spawn(process.execPath, ["--import", "tsx", join("scripts", "backup.ts")], {
    stdio: ["ignore", "ignore", "pipe"],
    signal: AbortSignal.any([stop, AbortSignal.timeout(longestBackup)]),
  });
  let said = "";
  program.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const end = await new Promise<string | null>((resolve) => {
    // Each time: an error that nobody hears ends the server.
    program.on("error", (error) => resolve(error.message));
    program.once("close", (code, signal) => resolve(code === 0 ? null : (signal ?? `it ended with ${code}`)));
  });
  if (end === null) {
    log.info({ job: "backup" }, "nightly work done");
    // It has noted that itself.
    if (said.includes("[xamfra]"))
      log.error({ job: "backup-copy", said: said.trim() }, "the backup was not copied elsewhere");
    return true;
  }
  if (program.pid !== undefined) await removeUnfinished(backupsFolder(environment.dataDir), program.pid);
  if (stop.aborted) return false;
  log.error({ job: "backup", said: said.trim() }, "nightly work failed");
  // Where it said why it has noted that itself.
  if (!said.includes("[xamfra]")) await finishJobRun(db, "backup", `The backup was stopped: ${end}`, new Date());
  return false;
}
