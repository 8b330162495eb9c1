import { copyFile, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { makeFolder } from "../make-folder.server";

/** Folder, inside that of the uploads, in which each photo lies as it was received: `<name>.<kind>`. */
export const originals = "originals";

/** Folder, inside that of the uploads, with what was cut out of photos for networks: `<name>.jpg`. */
export const sharedFolder = "shared";

const incoming = ".incoming";
const hour = 60 * 60 * 1000;

/**
 * A folder in which the files of a photo are made before they are moved to their place: inside the uploads, because a file
 * can be moved in one step only within a volume. Who starts it removes it.
 */
export async function startWorkFolder(name: string, uploadsDir: string): Promise<string> {
  await removeStale(join(uploadsDir, incoming));
  const folder = join(uploadsDir, incoming, name);
  await makeFolder(folder);
  return folder;
}

/** Moves files from the folder in which they were made into another. */
export async function moveFiles(files: readonly string[], from: string, to: string): Promise<void> {
  for (const file of files) await rename(join(from, file), join(to, file));
}

/** Copies a file, so that it is there after a power cut. */
export async function copySynced(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  const file = await open(target, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Names of what lies in a folder; none where there is no such folder. */
export async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return [];
    throw error;
  }
}

// What a process left that was killed at work. The seed may run beside the server, hence the hour.
async function removeStale(folder: string): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry);
    const started = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (started !== undefined && Date.now() - started > hour) await rm(path, { recursive: true, force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
