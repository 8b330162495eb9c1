import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { isPhotoName, readPhotoFileName } from "~/domain/listings/photo";

import { sharedFolder } from "./folders.server";
import { receivedFolder } from "./received.server";

/** What the database still names. */
export type Named = { photos: ReadonlySet<string>; received: ReadonlySet<string> };

const day = 24 * 60 * 60 * 1000;

// More than crashes leave in a day. So many at once mean that the folder belongs to another database.
const mostOrphans = 40;

/**
 * Removes files that no row names: what a crash left between the files and their row. Nothing younger than a day is
 * touched, because its row may be on its way.
 * @returns how many photos and received files were removed
 * @throws {Error} where more is orphaned than crashes leave; then nothing was removed
 */
export async function sweepPhotos(uploadsDir: string, named: Named, now: Date): Promise<number> {
  const orphans = new Map<string, string[]>();
  const look = async (folder: string, ownerOf: (file: string) => string | undefined, owners: ReadonlySet<string>) => {
    for (const file of await filesOf(folder)) {
      const owner = ownerOf(file);
      const path = join(folder, file);
      if (owner === undefined || owners.has(owner) || !(await isOlderThanADay(path, now))) continue;
      orphans.set(owner, [...(orphans.get(owner) ?? []), path]);
    }
  };
  await look(uploadsDir, (file) => readPhotoFileName(file)?.name, named.photos);
  await look(join(uploadsDir, "originals"), ownerOfOriginal, named.photos);
  await look(join(uploadsDir, sharedFolder), ownerOfOriginal, named.photos);
  await look(receivedFolder(uploadsDir), (file) => file, named.received);

  if (orphans.size > mostOrphans) {
    throw new Error(`${orphans.size} photos in ${uploadsDir} belong to no record: is it another database's folder?`);
  }
  for (const path of [...orphans.values()].flat()) await rm(path, { force: true });
  return orphans.size;
}

function ownerOfOriginal(file: string): string | undefined {
  const name = file.split(".")[0] ?? "";
  return isPhotoName(name) ? name : undefined;
}

async function isOlderThanADay(path: string, now: Date): Promise<boolean> {
  const entry = await stat(path).catch(() => undefined);
  return entry !== undefined && now.getTime() - entry.mtimeMs > day;
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
