import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";

import { databasePath, isArchived } from "./contents";
import type { ArchiveWriter } from "./write-archive.server";

const entriesAtOnce = 500;

/** Where the files of the site lie. Absolute folders. */
export type Places = { dataDir: string; uploadsDir: string };

/**
 * Adds the files beside the database that are not yet in the archive: photos, received files, kept mails, the secret. What
 * comes or goes meanwhile is no error.
 */
export async function packFiles(archive: ArchiveWriter, { dataDir, uploadsDir }: Places): Promise<void> {
  for await (const { path, source } of filesOf({ dataDir, uploadsDir })) {
    if (!archive.files.has(path)) await archive.addFile(path, source);
  }
}

/** Every file that belongs in an archive but the database, which changes while it is read: its snapshot is packed. */
async function* filesOf({ dataDir, uploadsDir }: Places): AsyncGenerator<{ path: string; source: string }> {
  const folders: readonly [string, string][] = [
    ["data", dataDir],
    ["data/outbox", join(dataDir, "outbox")],
    ["uploads", uploadsDir],
    ["uploads/originals", join(uploadsDir, "originals")],
    ["uploads/.received", join(uploadsDir, ".received")],
  ];
  for (const [prefix, folder] of folders) {
    for await (const name of filesIn(folder)) {
      const path = `${prefix}/${name}`;
      if (isArchived(path) && path !== databasePath) yield { path, source: join(folder, name) };
    }
  }
}

/** How large an archive of the files beside the database becomes, in bytes. */
export async function packedBytes(places: Places): Promise<number> {
  let bytes = 0;
  for await (const { source } of filesOf(places)) {
    const size = (await stat(source).catch(() => undefined))?.size;
    // A header, and padding to whole blocks.
    if (size !== undefined) bytes += size + 1024;
  }
  return bytes;
}

// Piece by piece: ten thousand photos are more than a hundred thousand files.
async function* filesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder, { bufferSize: entriesAtOnce })) {
      if (entry.isFile()) yield entry.name;
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}
