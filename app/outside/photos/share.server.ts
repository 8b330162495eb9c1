import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";

import { imageUrl, photoLimits, sharedSize } from "~/domain/listings/photo";

import { makeFolder } from "../make-folder.server";
import { syncFolder } from "../sync-folder.server";

import { cropPhoto } from "./darkroom.server";
import { moveFiles, sharedFolder, startWorkFolder } from "./folders.server";
import { photoQueue } from "./queue.server";
import { requireRoom } from "./room.server";

type Kept = { name: string; width: number };

/** More than any of them weighs, in bytes. */
const mostBytes = 1024 * 1024;

const underWay = new Map<string, Promise<Buffer | null>>();

/**
 * The JPEG of a photo that networks show where a page is shared, cut to their shape. It is made when it is first asked for, before
 * photos that wait, and kept: few photos are ever shared. It stands in no backup.
 * @returns null where the photo cannot be read
 * @throws {Error} where the machine fails
 */
export async function sharedCrop(photo: Kept, uploadsDir: string): Promise<Buffer | null> {
  const kept = await readFile(join(uploadsDir, sharedFolder, fileOf(photo))).catch(() => null);
  if (kept) return kept;
  // Networks ask for it several times at once.
  const making = underWay.get(photo.name) ?? photoQueue.add(() => make(photo, uploadsDir), { priority: 1 });
  underWay.set(photo.name, making);
  try {
    return await making;
  } finally {
    underWay.delete(photo.name);
  }
}

async function make(photo: Kept, uploadsDir: string): Promise<Buffer | null> {
  await requireRoom(uploadsDir, mostBytes);
  const folder = await startWorkFolder(randomBytes(12).toString("hex"), uploadsDir);
  try {
    // Upright and without where it was made, as it is shown.
    const source = join(uploadsDir, imageUrl(photo).replace("/uploads/", ""));
    const path = join(folder, fileOf(photo));
    if (!(await cropPhoto(source, photoLimits.pixels, { path, ...sharedSize, format: "jpg" }))) return null;
    const made = await readFile(path);
    const target = join(uploadsDir, sharedFolder);
    await makeFolder(target);
    await moveFiles([fileOf(photo)], folder, target);
    await syncFolder(target);
    return made;
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function fileOf({ name }: Pick<Kept, "name">): string {
  return `${name}.jpg`;
}
