import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { imageUrl, type PhotoFile, photoFileName, photoFiles, type TakenPhoto } from "~/domain/listings/photo";

import { syncFolder } from "../sync-folder.server";

import { readKind } from "./content.server";
import { DarkroomFailure } from "./darkroom.server";
import { entriesOf, moveFiles, originals, startWorkFolder } from "./folders.server";
import { photoQueue } from "./queue.server";
import { requireRoom } from "./room.server";
import { writeVariants } from "./variants.server";

/** Files of a photo that are not there; with `since`, those too that are older. */
export async function filesToMake(photo: TakenPhoto, uploadsDir: string, since: Date | null): Promise<PhotoFile[]> {
  const toMake: PhotoFile[] = [];
  for (const file of photoFiles(photo)) {
    const made = await stat(join(uploadsDir, photoFileName(file))).catch(() => undefined);
    if (!made || (since && made.mtimeMs < since.getTime())) toMake.push(file);
  }
  return toMake;
}

/**
 * Makes files of a photo that has long been there, from its original, or from its largest JPEG where the original is lost or can no
 * longer be read. Photos that are being uploaded go first. Each file takes its place whole; what is there already is replaced.
 * @returns false where the photo can be read from neither
 * @throws {Error} where the machine fails
 */
export function remakePhoto(photo: TakenPhoto, files: readonly PhotoFile[], uploadsDir: string): Promise<boolean> {
  return photoQueue.add(() => remake(photo, files, uploadsDir), { priority: -1 });
}

async function remake(photo: TakenPhoto, files: readonly PhotoFile[], uploadsDir: string): Promise<boolean> {
  const folder = await startWorkFolder(randomBytes(12).toString("hex"), uploadsDir);
  try {
    for (const source of await sourcesOf(photo, uploadsDir)) {
      const kind = await readKind(source);
      if (kind === "not-an-image" || kind === "unsupported") continue;
      await requireRoom(uploadsDir, 2 * (await stat(source)).size);
      if (!(await made(() => writeVariants(source, kind, photo, files, folder)))) continue;
      await moveFiles(files.map(photoFileName), folder, uploadsDir);
      await syncFolder(uploadsDir);
      return true;
    }
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** What a photo can be made from, the best first. */
async function sourcesOf({ name, width }: TakenPhoto, uploadsDir: string): Promise<string[]> {
  const folder = join(uploadsDir, originals);
  const original = (await entriesOf(folder)).find((file) => file.startsWith(`${name}.`));
  const largest = join(uploadsDir, imageUrl({ name, width }).replace("/uploads/", ""));
  const isThere = (await stat(largest).catch(() => undefined)) !== undefined;
  return [...(original === undefined ? [] : [join(folder, original)]), ...(isThere ? [largest] : [])];
}

/** A photo on which the decoder breaks down is as good as one that is broken. */
async function made(write: () => Promise<boolean>): Promise<boolean> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DarkroomFailure && !("code" in error)) return false;
    throw error;
  }
}
