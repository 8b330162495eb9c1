import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { databasePath, isArchived } from "./contents";
import type { ArchiveWriter } from "./write-archive.server";

/** Where the files of the site lie. Absolute folders. */
export type Places = { dataDir: string; uploadsDir: string };

/**
 * Adds the files beside the database that are not yet in the archive: photos, received files, kept mails, the secret. What
 * comes or goes meanwhile is no error.
 */
export async function packFiles(archive: ArchiveWriter, { dataDir, uploadsDir }: Places): Promise<void> {
  const packed = new Set(archive.files.map(({ path }) => path));
  for (const { path, source } of await filesOf({ dataDir, uploadsDir })) {
    if (!packed.has(path)) await archive.addFile(path, source);
  }
}

/** Every file that belongs in an archive but the database, which changes while it is read: its snapshot is packed. */
async function filesOf({ dataDir, uploadsDir }: Places): Promise<{ path: string; source: string }[]> {
  const folders: readonly [string, string][] = [
    ["data", dataDir],
    ["data/outbox", join(dataDir, "outbox")],
    ["uploads", uploadsDir],
    ["uploads/originals", join(uploadsDir, "originals")],
    ["uploads/.received", join(uploadsDir, ".received")],
  ];
  const files: { path: string; source: string }[] = [];
  for (const [prefix, folder] of folders) {
    for (const name of await filesIn(folder)) {
      const path = `${prefix}/${name}`;
      if (isArchived(path) && path !== databasePath) files.push({ path, source: join(folder, name) });
    }
  }
  return files;
}

/** How large an archive of the files beside the database becomes, in bytes. */
export async function packedBytes(places: Places): Promise<number> {
  let bytes = 0;
  for (const { source } of await filesOf(places)) {
    const size = (await stat(source).catch(() => undefined))?.size;
    // A header, and padding to whole blocks.
    if (size !== undefined) bytes += size + 1024;
  }
  return bytes;
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
