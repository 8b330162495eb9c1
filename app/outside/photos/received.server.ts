import { rm } from "node:fs/promises";
import { join } from "node:path";

/** The folder in which received files wait until photos are made of them. */
export function receivedFolder(uploadsDir: string): string {
  return join(uploadsDir, ".received");
}

/** Where one received file lies. */
export function receivedPath(file: string, uploadsDir: string): string {
  if (!/^[0-9a-f]{32}$/.test(file)) throw new Error(`Not the name of a received file: ${file}`);
  return join(receivedFolder(uploadsDir), file);
}

/** Removes a received file; one that is gone already is no error. */
export async function removeReceived(file: string, uploadsDir: string): Promise<void> {
  await rm(receivedPath(file, uploadsDir), { force: true });
}
