import type { Db } from "~/db/database";
import { db } from "~/db/db.server";
import { addDevelopmentImage } from "~/domain/developments/development-images.server";
import {
  onDevelopmentUploads,
  putBackDevelopmentUploads,
  refuseDevelopmentUpload,
  takeBackDevelopmentUploads,
  takeDevelopmentUpload,
} from "~/domain/developments/development-uploads.server";
import type { ImageKind } from "~/domain/listings/image";
import { addImage } from "~/domain/properties/property-images.server";
import {
  onUploads,
  putBackUploads,
  refuseUpload,
  takeBackUploads,
  takeUpload,
} from "~/domain/properties/property-uploads.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";
import { acceptPhoto, removePhoto } from "~/outside/photos/accept.server";
import { pausePhotos, pauseReasonOf } from "~/outside/photos/pause.server";
import { receivedPath, removeReceived } from "~/outside/photos/received.server";

declare global {
  // Development reloads modules; the work must not run twice at once.
  var photoWork: { wake(): void } | undefined;
}

const pauseAfterFailure = 30_000;

type Upload = { id: number; file: string; kind: ImageKind };
type MadePhoto = { name: string; width: number; height: number };

/**
 * Makes images of what was uploaded while the server runs, one after another, beside the requests: woken by each upload,
 * and at the start for what an earlier run left.
 */
export function startPhotos(): void {
  const isNew = !globalThis.photoWork;
  const work = (globalThis.photoWork ??= newWork());
  onUploads(() => work.wake());
  onDevelopmentUploads(() => work.wake());
  if (isNew) work.wake();
}

function newWork() {
  let isRunning = false;
  let isEnding = false;
  let isWanted = false;
  let retry: NodeJS.Timeout | undefined;
  // What was in hand when the work last ended, and whether the machine was at fault.
  let left: "by-a-crash" | "by-the-machine" | null = "by-a-crash";
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => (isEnding = true));

  const wake = () => {
    isWanted = true;
    if (!isRunning) void run();
  };
  async function run() {
    isRunning = true;
    try {
      if (left === "by-a-crash") {
        await takeBackUploads(db);
        await takeBackDevelopmentUploads(db);
      } else if (left === "by-the-machine") {
        await putBackUploads(db);
        await putBackDevelopmentUploads(db);
      }
      left = null;
      // What comes while the last look is taken is wanted anew.
      while (isWanted && !isEnding) {
        isWanted = false;
        while (!isEnding && (await makeNextImage(db, environment.uploadsDir))) pausePhotos(null);
      }
      pausePhotos(null);
    } catch (error) {
      const reason = pauseReasonOf(error);
      if (reason !== null) pausePhotos(reason);
      log.error({ err: error }, "images could not be made; trying again in half a minute");
      left = reason === null ? "by-a-crash" : (left ?? "by-the-machine");
      clearTimeout(retry);
      retry = setTimeout(wake, pauseAfterFailure).unref();
    } finally {
      isRunning = false;
    }
  }
  return { wake };
}

/**
 * Makes an image of the upload that has waited longest. Whatever ends it half-way, no image is lost and none made twice:
 * row and image change places in one transaction, and files without a row are swept at night.
 * @returns false where nothing waits
 * @throws {Error} where the machine fails: the upload stays in hand, and its file where it is
 */
export async function makeNextImage(db: Db, uploadsDir: string): Promise<boolean> {
  const upload = await takeUpload(db);
  if (!upload) return makeNextDevelopmentImage(db, uploadsDir);
  const acceptance = await accept(upload, uploadsDir);
  if (acceptance.ok) await store(db, upload, acceptance.photo, uploadsDir);
  else await refuseUpload(db, upload.id, acceptance.reason);
  await removeReceived(upload.file, uploadsDir);
  return true;
}

/** The same for developments, once no home waits. */
async function makeNextDevelopmentImage(db: Db, uploadsDir: string): Promise<boolean> {
  const upload = await takeDevelopmentUpload(db);
  if (!upload) return false;
  const acceptance = await accept(upload, uploadsDir);
  if (acceptance.ok) await storeForDevelopment(db, upload.id, acceptance.photo, uploadsDir);
  else await refuseDevelopmentUpload(db, upload.id, acceptance.reason);
  await removeReceived(upload.file, uploadsDir);
  return true;
}

async function storeForDevelopment(db: Db, uploadId: number, photo: MadePhoto, uploadsDir: string): Promise<void> {
  try {
    const added = await addDevelopmentImage(db, { photo, uploadId }, new Date());
    // Either the development went meanwhile, or a drawing took the place of another.
    for (const name of added ? added.replaced : [photo.name]) await removePhoto(name, uploadsDir);
  } catch (error) {
    await removePhoto(photo.name, uploadsDir);
    throw error;
  }
}

async function accept({ file }: Pick<Upload, "file">, uploadsDir: string) {
  try {
    return await acceptPhoto(receivedPath(file, uploadsDir), uploadsDir);
  } catch (error) {
    if (pauseReasonOf(error) !== null) throw error;
    // A file that is gone, a photo on which the decoder broke down: the next one may fare better.
    log.error({ err: error }, "no image could be made of an upload");
    return { ok: false, reason: "failed" } as const;
  }
}

async function store(db: Db, { id, kind }: Upload, photo: MadePhoto, uploadsDir: string): Promise<void> {
  try {
    if (await addImage(db, { photo, kind, uploadId: id }, new Date())) return;
  } catch (error) {
    await removePhoto(photo.name, uploadsDir);
    throw error;
  }
  // The property went meanwhile.
  await removePhoto(photo.name, uploadsDir);
}
