import { randomBytes } from "node:crypto";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";

import {
  isPhotoName,
  photoFileName,
  photoFiles,
  photoLimits,
  photoRecipe,
  readPhotoFileName,
  type PhotoRefusal,
  type PhotoWidths,
  type TakenPhoto,
} from "~/domain/listings/photo";

import { makeFolder } from "../make-folder.server";
import { syncFolder } from "../sync-folder.server";

import { type PhotoKind, readKind } from "./content.server";
import { isCutShort } from "./cut-short.server";
import { measurePhoto } from "./darkroom.server";
import { copySynced, entriesOf, moveFiles, originals, sharedFolder, startWorkFolder } from "./folders.server";
import { photoQueue } from "./queue.server";
import { requireRoom } from "./room.server";
import { fits, writeVariants } from "./variants.server";

/** The answer to a file; a photo's width and height are those of the original when upright, in px. */
export type Acceptance = { ok: true; photo: TakenPhoto } | { ok: false; reason: PhotoRefusal };

type Inspection =
  { ok: true; kind: PhotoKind; size: { width: number; height: number } } | { ok: false; reason: PhotoRefusal };

const tooMany: Partial<Record<PhotoKind, PhotoRefusal>> = {
  avif: "too-many-avif-pixels",
  heic: "too-many-heic-pixels",
};

/**
 * Takes a file as a photo: keeps the original, and makes its files for the site, upright and without metadata.
 * One photo at a time in the whole process. What is accepted stays through a power cut; whatever is refused or fails leaves
 * nothing in the folder. The source stays where it is: who made it removes it. A photo whose row cannot be stored afterwards
 * goes with `removePhoto`.
 */
export function acceptPhoto(
  source: string,
  uploadsDir: string,
  widths: PhotoWidths = photoRecipe.widths,
): Promise<Acceptance> {
  return photoQueue.add(() => accept(source, uploadsDir, widths));
}

/** Removes every file of a photo, the original too. Removing what is gone already is no error. */
export async function removePhoto(name: string, uploadsDir: string): Promise<void> {
  if (!isPhotoName(name)) throw new Error(`Not the name of a photo: ${name}`);

  await removeFiles(uploadsDir, (file) => readPhotoFileName(file)?.name === name);
  await removeFiles(join(uploadsDir, originals), (file) => file.startsWith(`${name}.`));
  await rm(join(uploadsDir, sharedFolder, `${name}.jpg`), { force: true });
}

/**
 * What the first bytes, the header and the end of a file say: enough to refuse most of what is no photo while its sender waits.
 * Width and height are those of the photo when upright, in px.
 */
export async function inspectPhoto(source: string): Promise<Inspection> {
  const kind = await readKind(source);
  if (kind === "not-an-image" || kind === "unsupported") return { ok: false, reason: kind };
  if ((await stat(source)).size > photoLimits.bytes) return { ok: false, reason: "too-large" };

  const size = await measurePhoto(source);
  if (!size) return { ok: false, reason: "damaged" };
  if (!fits(size, kind)) return { ok: false, reason: tooMany[kind] ?? "too-many-pixels" };
  if (await isCutShort(source, kind)) return { ok: false, reason: "damaged" };
  return { ok: true, kind, size };
}

async function accept(source: string, uploadsDir: string, widths: PhotoWidths): Promise<Acceptance> {
  const inspected = await inspectPhoto(source);
  if (!inspected.ok) return inspected;
  const { kind, size } = inspected;

  const name = randomBytes(12).toString("hex");
  const folder = await startWorkFolder(name, uploadsDir);
  try {
    // The original, and about as much again for what is made of it.
    await requireRoom(uploadsDir, 2 * (await stat(source)).size);
    const files = photoFiles({ name, ...size }, widths);
    if (!(await writeVariants(source, kind, size, files, folder))) return { ok: false, reason: "damaged" };
    const original = `${name}.${kind}`;
    await copySynced(source, join(folder, original));
    await publish(folder, files.map(photoFileName), original, uploadsDir);
  } catch (error) {
    // Why it failed is worth more than why not even that could be removed; the night sweeps it.
    await removePhoto(name, uploadsDir).catch(() => undefined);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
  return { ok: true, photo: { name, ...size } };
}

async function publish(folder: string, files: string[], original: string, uploadsDir: string): Promise<void> {
  await moveFiles(files, folder, uploadsDir);
  await makeFolder(join(uploadsDir, originals));
  await moveFiles([original], folder, join(uploadsDir, originals));
  await syncFolder(join(uploadsDir, originals));
  await syncFolder(uploadsDir);
}

async function removeFiles(folder: string, belongs: (file: string) => boolean): Promise<void> {
  for (const file of (await entriesOf(folder)).filter(belongs)) await rm(join(folder, file), { force: true });
}
