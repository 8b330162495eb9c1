import { stat } from "node:fs/promises";
import { join } from "node:path";

import { diskSpace } from "../disk.server";

import { backupsFolder, listBackups } from "./backups-folder.server";
import { backupHeadroom } from "./kept-backups";
import { packedBytes, type Places } from "./pack.server";

/** What a backup needs of its disk, what it leaves to the site and what is free, in bytes. */
export type Room = { needed: number; headroom: number; free: number };

/**
 * How the disk of the backups is for one more.
 * @param files how large an archive of the files beside the database becomes
 * @returns null where the system does not say
 */
export async function roomForBackup(
  places: Places,
  files: (places: Places) => Promise<number> = packedBytes,
): Promise<Room | null> {
  const database = join(places.dataDir, "xamfra.db");
  // The folder of the backups lies on the same disk, or is not there yet.
  const disk = (await diskSpace(backupsFolder(places.dataDir))) ?? (await diskSpace(places.dataDir));
  if (!disk) return null;
  const bytesOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;
  const [packed, size, wal] = await Promise.all([files(places), bytesOf(database), bytesOf(`${database}-wal`)]);
  // Of the database its copy in the archive, and beside it first the snapshot, then what is unpacked to be checked.
  const needed = packed + 2 * (size + wal);
  return { needed, headroom: backupHeadroom(disk.totalBytes), free: disk.freeBytes };
}

/** How many bytes are lacking; none or less where there is room. */
export function lackingIn({ needed, headroom, free }: Room): number {
  return needed + headroom - free;
}

/** Why there is no room, in words for whoever runs the site. */
export function roomSaid({ needed, headroom, free }: Room): string {
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  return (
    `The disk is full: a backup needs ${megabytes(needed)} and leaves ${megabytes(headroom)} to the site; ${megabytes(free)} are free. ` +
    "Make room or take older backups off this machine."
  );
}

/**
 * Whether room cannot be made, whatever goes: at least one archive always stays. Read from sizes alone, so that a page can say it; who makes the
 * backup reads the archives too and may refuse what passes here.
 */
export async function isBeyondRoom(room: Room, dataDir: string): Promise<boolean> {
  const lacking = lackingIn(room);
  if (lacking <= 0) return false;
  const sizes = (await listBackups(backupsFolder(dataDir))).map(({ bytes }) => bytes);
  const sparable = sizes.reduce((sum, bytes) => sum + bytes, 0) - Math.min(...sizes, Infinity);
  return sizes.length === 0 || sparable < lacking;
}
