import { randomBytes } from "node:crypto";
import { join } from "node:path";

import { readPhotoFileName } from "~/domain/listings/photo";

import { syncFolder } from "../sync-folder.server";

import { removePhoto } from "./accept.server";
import { copySynced, entriesOf, originals } from "./folders.server";

/**
 * Makes a second photo of one that is there, with files of its own, so that either can go without the other: a moment instead
 * of the seconds that packing takes. For the seed, whose pictures stand in several places.
 * @returns the name of the new photo
 */
export async function copyPhoto(name: string, uploadsDir: string): Promise<string> {
  const copy = randomBytes(12).toString("hex");
  const originalsDir = join(uploadsDir, originals);
  try {
    const originalsOfIt = (await entriesOf(originalsDir)).filter((file) => file.startsWith(`${name}.`));
    const files = (await entriesOf(uploadsDir)).filter((file) => readPhotoFileName(file)?.name === name);
    for (const file of originalsOfIt) await copySynced(join(originalsDir, file), join(originalsDir, renamed(file)));
    for (const file of files) await copySynced(join(uploadsDir, file), join(uploadsDir, renamed(file)));
    await syncFolder(originalsDir);
    await syncFolder(uploadsDir);
  } catch (error) {
    await removePhoto(copy, uploadsDir).catch(() => undefined);
    throw error;
  }
  return copy;

  function renamed(file: string): string {
    return copy + file.slice(name.length);
  }
}
