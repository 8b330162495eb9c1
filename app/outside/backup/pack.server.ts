import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { isArchived } from "./contents";
import type { ArchiveWriter } from "./write-archive.server";

/** Where the files of the site lie. Absolute folders. */
export type Places = { dataDir: string; uploadsDir: string };

/**
 * Adds the files beside the database that are not yet in the archive: photos, received files, kept mails, the secret. What
 * comes or goes meanwhile is no error.
 */
export async function packFiles(archive: ArchiveWriter, { dataDir, uploadsDir }: Places): Promise<void> {
  const packed = new Set(archive.files.map(({ path }) => path));
  const folders: readonly [string, string][] = [
    ["data", dataDir],
    ["data/outbox", join(dataDir, "outbox")],
    ["uploads", uploadsDir],
    ["uploads/originals", join(uploadsDir, "originals")],
    ["uploads/.received", join(uploadsDir, ".received")],
  ];
  for (const [prefix, folder] of folders) {
    for (const name of await filesIn(folder)) {
      const path = `${prefix}/${name}`;
      // The database itself changes while it is read: its snapshot is packed.
      if (!isArchived(path) || path === "data/xamfra.db" || packed.has(path)) continue;
      await archive.addFile(path, join(folder, name));
    }
  }
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
