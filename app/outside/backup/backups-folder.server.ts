import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { backupsToRemove, isComplete, newestFirst } from "./kept-backups";
import { ArchiveFault, readArchive } from "./read-archive.server";

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
  return newestFirst(await namesIn(folder))[0]?.at ?? null;
}

/** When the newest archive was begun that has every photo, and whether newer ones lack some; null where there is none. */
export async function lastCompleteBackup(folder: string): Promise<{ at: Date | null; isNewest: boolean }> {
  const backups = newestFirst(await namesIn(folder));
  const at = backups.find(({ name }) => isComplete(name))?.at ?? null;
  return { at, isNewest: at === (backups[0]?.at ?? null) };
}

/**
 * Archives that may go where a new one lacks room, the oldest first. The newest one that has every photo and reads whole
 * stays; where there is none such, the newest that reads whole.
 */
export async function sparableBackups(folder: string): Promise<{ path: string; bytes: number }[]> {
  const names = newestFirst(await namesIn(folder)).map(({ name }) => name);
  const best = [...names.filter(isComplete), ...names.filter((name) => !isComplete(name))];
  let kept: string | undefined;
  for (const name of best) {
    if (kept === undefined && (await readsWhole(join(folder, name)))) kept = name;
  }
  // Of a folder in which nothing reads whole nothing is taken away.
  if (kept === undefined) return [];
  const others = names.filter((name) => name !== kept).reverse();
  return Promise.all(
    others.map(async (name) => ({ path: join(folder, name), bytes: (await stat(join(folder, name))).size })),
  );
}

async function readsWhole(path: string): Promise<boolean> {
  try {
    await readArchive(path);
    return true;
  } catch (error) {
    if (error instanceof ArchiveFault) return false;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
