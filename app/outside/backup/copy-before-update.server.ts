import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { diskSpace } from "../disk.server";
import { StartFault } from "../start-fault";
import { syncFolder } from "../sync-folder.server";

import { backupsFolder } from "./backups-folder.server";
import { stampOf } from "./kept-backups";
import { snapshotDatabase } from "./snapshot.server";

const pattern = /^before-update-[\dTZ-]+\.db$/;
const mostCopies = 3;

/**
 * Copies the database as it is, before a new version of the site changes its schema; the newest three copies are kept. Without
 * it an update that went wrong could not be taken back by whoever made no backup.
 * @returns where the copy lies
 * @throws {StartFault} where the disk has no room for it and for the update
 */
export async function copyBeforeUpdate(dataDir: string, now: Date): Promise<string> {
  const database = join(dataDir, "xamfra.db");
  const folder = backupsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireRoom(database, folder);

  const name = `before-update-${stampOf(now)}.db`;
  // A name that the backups' own work sweeps, should this be cut off.
  const part = join(folder, `.backup-${name}-${process.pid}`);
  try {
    await snapshotDatabase(database, part);
    const handle = await open(part, "r+");
    await handle.sync().finally(() => handle.close());
    await rename(part, join(folder, name));
  } finally {
    for (const end of ["", "-wal", "-shm", "-journal"]) await rm(`${part}${end}`, { force: true });
  }
  await syncFolder(folder);
  const copies = (await readdir(folder)).filter((each) => pattern.test(each)).sort();
  for (const old of copies.slice(0, -mostCopies)) await rm(join(folder, old), { force: true });
  return join(folder, name);
}

async function requireRoom(database: string, folder: string): Promise<void> {
  const [disk, { size }] = await Promise.all([diskSpace(folder), stat(database)]);
  // The copy, and the log of an update that writes everything anew.
  const needed = 2 * size + 16_000_000;
  if (!disk || disk.freeBytes >= needed) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new StartFault(
    `The database has to be brought up to date, and the disk of ${folder} is too full for a copy of it first: ` +
      `${megabytes(needed)} are needed, ${megabytes(disk.freeBytes)} are free. Make room, then start again.`,
  );
}
