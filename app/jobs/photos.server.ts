import type { Db } from "~/db/database";
import { db } from "~/db/db.server";
import { addImage } from "~/domain/listings/images.server";
import type { TakenPhoto } from "~/domain/listings/photo";
import {
  putBackUploads,
  refuseUpload,
  takeBackUploads,
  takeUpload,
  type TakenUpload,
} from "~/domain/listings/upload-queue.server";
import { onUploads } from "~/domain/listings/uploads.server";
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

/**
 * Makes images of what was uploaded while the server runs, one after another, beside the requests: woken by each upload,
 * and at the start for what an earlier run left.
 */
export function startPhotos(): void {
  const isNew = !globalThis.photoWork;
  const work = (globalThis.photoWork ??= newWork());
  onUploads(() => work.wake());
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
      if (left === "by-a-crash") await takeBackUploads(db);
      else if (left === "by-the-machine") await putBackUploads(db);
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
  if (!upload) return false;
  const acceptance = await accept(upload, uploadsDir);
  if (acceptance.ok) await store(db, upload, acceptance.photo, uploadsDir);
  else await refuseUpload(db, upload, acceptance.reason);
  await removeReceived(upload.file, uploadsDir);
  return true;
}

async function accept({ file }: TakenUpload, uploadsDir: string) {
  try {
    return await acceptPhoto(receivedPath(file, uploadsDir), uploadsDir);
  } catch (error) {
    if (pauseReasonOf(error) !== null) throw error;
    // A file that is gone, a photo on which the decoder broke down: the next one may fare better.
    log.error({ err: error }, "no image could be made of an upload");
    return { ok: false, reason: "failed" } as const;
  }
}

async function store(db: Db, upload: TakenUpload, photo: TakenPhoto, uploadsDir: string): Promise<void> {
  try {
    const added = await addImage(db, upload, photo, new Date());
    // Either its listing went meanwhile, or a drawing took the place of another.
    for (const name of added ? added.replaced : [photo.name]) await removePhoto(name, uploadsDir);
  } catch (error) {
    await removePhoto(photo.name, uploadsDir);
    throw error;
  }
}
