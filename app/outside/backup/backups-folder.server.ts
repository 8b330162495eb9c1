import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { backupsToRemove, backupTime } from "./kept-backups";

const hour = 60 * 60 * 1000;
const unfinished = /^\.backup-.+/;

/** The folder of the backups. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

/** A new folder of work inside the backups'; what an earlier run left that was killed is removed first. */
export async function startWork(folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const entry of (await readdir(folder)).filter((each) => unfinished.test(each))) {
    const path = join(folder, entry);
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (changed !== undefined && Date.now() - changed > 6 * hour) await rm(path, { recursive: true, force: true });
  }
  const work = join(folder, `.backup-${name}-${process.pid}`);
  await mkdir(work, { mode: 0o700 });
  return work;
}

/** Removes the archives that are past their time. @returns how many */
export async function removeOldBackups(folder: string, now: Date): Promise<number> {
  const old = backupsToRemove(await readdir(folder), now);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** When the newest archive was begun; null where there is none. */
export async function lastBackup(folder: string): Promise<Date | null> {
  const names = await readdir(folder).catch(() => []);
  const times = names.flatMap((name) => backupTime(name) ?? []);
  return times.sort((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
