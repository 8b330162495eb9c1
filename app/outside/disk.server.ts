import { readdir, readFile, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

/** Size in bytes and time of the last change; null where there is no such file. */
export async function fileState(file: string): Promise<{ bytes: number; changedAt: Date } | null> {
  try {
    const { size, mtime } = await stat(file);
    return { bytes: size, changedAt: mtime };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Room on the disk where a folder lies, in bytes: free for us, and in all. Null where the system does not say. */
export async function diskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

export type FolderSize = { files: number; bytes: number };

const keptFor = 60_000;
const sizes = new Map<string, { size: Promise<FolderSize>; at: number }>();

/**
 * How many files a folder holds and how large they are together, those of its own folders included. Ten thousand photos
 * take a second to count: the answer is kept for a minute, and who asks meanwhile waits for the same count.
 */
export function folderSize(folder: string): Promise<FolderSize> {
  const known = sizes.get(folder);
  if (known && performance.now() - known.at < keptFor) return known.size;
  const size = countFiles(folder);
  sizes.set(folder, { size, at: performance.now() });
  size.catch(() => sizes.delete(folder));
  return size;
}

/** The version that package.json names. @param folder of the project, where the server is started */
export async function installedVersion(folder = process.cwd()): Promise<string | null> {
  const file = await readFile(join(folder, "package.json"), "utf8").catch(() => "{}");
  return z.object({ version: z.string() }).safeParse(JSON.parse(file)).data?.version ?? null;
}

async function countFiles(folder: string): Promise<FolderSize> {
  const total: FolderSize = { files: 0, bytes: 0 };
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const inside = await countFiles(path);
      total.files += inside.files;
      total.bytes += inside.bytes;
    } else if (entry.isFile()) {
      // One at a time: the visitors' requests use the same few threads.
      const state = await fileState(path);
      if (state) {
        total.files += 1;
        total.bytes += state.bytes;
      }
    }
  }
  return total;
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Whether an error says that there is no such file or folder. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
