import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

import { syncFolder } from "./sync-folder.server";

/**
 * Makes a folder where it is missing, the folders above it too, and sees to it that it stays through a power cut. Node's own
 * way of making several says "no such file" of a disk that is read-only.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (isCode(error, "EEXIST")) return;
    if (!isCode(error, "ENOENT")) throw error;
    await makeFolder(dirname(folder));
    return makeFolder(folder);
  }
  await syncFolder(dirname(folder));
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
