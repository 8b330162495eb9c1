import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { backupsToRemove, isComplete, newestFirst } from "./kept-backups";
import { ArchiveFault, readArchive } from "./read-archive.server";

const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
const unfinished = /^\.(?:backup|sending)-.+/;
// Touched each minute while an archive is being sent: app/server/backup-download.ts.
const sending = /^\.sending-\d+-(xamfra-.+\.tar)$/;

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
  const names = await readdir(folder);
  const held = await beingSent(folder, names);
  const old = backupsToRemove(names, now).filter((name) => !held.has(name));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/** An archive on this machine; size in bytes. */
export type KeptBackup = { name: string; at: Date; bytes: number; isComplete: boolean };

/** The archives, the newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const found = await Promise.all(
    newestFirst(await namesIn(folder)).map(async ({ name, at }) => {
      // One that goes meanwhile is none.
      const size = (await stat(join(folder, name)).catch(() => undefined))?.size;
      return size === undefined ? [] : [{ name, at, bytes: size, isComplete: isComplete(name) }];
    }),
  );
  return found.flat();
}

/** Removes what a run left that was killed. @param processId of that run */
export async function removeUnfinished(folder: string, processId: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (name.startsWith(".backup-") && name.endsWith(`-${processId}`))
      await rm(join(folder, name), { recursive: true, force: true });
  }
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
  const held = await beingSent(folder, await namesIn(folder));
  const others = names.filter((name) => name !== kept && !held.has(name)).reverse();
  return Promise.all(
    others.map(async (name) => ({ path: join(folder, name), bytes: (await stat(join(folder, name))).size })),
  );
}

/** Archives that somebody is being sent: none of them goes meanwhile. A mark that nobody touches any more is what a crash left. */
async function beingSent(folder: string, names: readonly string[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const mark of names) {
    const name = sending.exec(mark)?.[1];
    const touched = name && (await stat(join(folder, mark)).catch(() => undefined))?.mtimeMs;
    if (name && touched && Date.now() - touched < 5 * minute) held.add(name);
  }
  return held;
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
