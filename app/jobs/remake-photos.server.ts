import { setTimeout as pause } from "node:timers/promises";

import type { Db } from "~/db/database";
import { db } from "~/db/db.server";
import {
  commonWidths,
  firstRecipe,
  offerWidths,
  photoRecipe,
  type PhotoRecipe,
  type PhotoWidths,
} from "~/domain/listings/photo";
import { findPhotoRecipe, keepPhotoRecipe, widthsThere } from "~/domain/listings/photo-recipe.server";
import { listShownPhotos } from "~/domain/site/photos-in-use.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";
import { pauseReasonOf } from "~/outside/photos/pause.server";
import { filesToMake, remakePhoto } from "~/outside/photos/remake.server";

declare global {
  // Development reloads modules; the work must not run twice at once.
  var photoRemaking: NodeJS.Timeout | undefined;
}

// The first minute belongs to the visitors.
const untilBegin = 60_000;
const pauseAfterFailure = 10 * 60_000;

/**
 * Before the first page is drawn: says which widths pages may offer. Where photos were made by another recipe than the site's, they are
 * made again while the server runs.
 */
export async function startRemakingPhotos(): Promise<void> {
  try {
    const kept = await findPhotoRecipe(db);
    offerWidths(widthsThere(kept), kept.older);
    if (isSame(kept, photoRecipe) || globalThis.photoRemaking) return;
    const stopping = new AbortController();
    globalThis.photoRemaking = setTimeout(() => {
      for (const signal of ["SIGTERM", "SIGINT"] as const) {
        // A listener takes the place of Node's own ending: only where the server has one already.
        if (process.listenerCount(signal) > 0) process.once(signal, () => stopping.abort());
      }
      void untilRemade(stopping.signal);
    }, untilBegin).unref();
  } catch (error) {
    // Whatever cannot be read: these are there.
    offerWidths(commonWidths(firstRecipe, photoRecipe));
    log.error({ err: error }, "it is not known how the photos were made");
  }
}

async function untilRemade(stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      return await remakePhotos(db, environment.uploadsDir, new Date(), stop);
    } catch (error) {
      log.error({ err: error }, "photos could not be made again; trying again in ten minutes");
      await pause(pauseAfterFailure, undefined, { signal: stop, ref: false }).catch(() => undefined);
    }
  }
}

/**
 * Makes every photo that is shown again by the site's recipe, one after another, and then has pages offer its widths. Begun
 * anew after a kill it goes on where it was. A photo that can no longer be read stays as it is, and is offered in the widths it has.
 * @throws {Error} where the machine fails
 */
export async function remakePhotos(db: Db, uploadsDir: string, now: Date, stop?: AbortSignal): Promise<void> {
  const kept = await findPhotoRecipe(db);
  if (isSame(kept, photoRecipe)) return;
  const isBegun = kept.next !== undefined && isSame(kept.next.recipe, photoRecipe);
  const since = isBegun && kept.next ? kept.next.since : now.toISOString();
  if (!isBegun) {
    const { packing, older } = kept;
    await keepPhotoRecipe(db, { packing, widths: widthsThere(kept), next: { recipe: photoRecipe, since }, older }, now);
  }

  const packedBefore = kept.packing === photoRecipe.packing ? null : new Date(since);
  const older: Record<string, PhotoWidths> = {};
  let count = 0;
  for (const photo of await listShownPhotos(db)) {
    if (stop?.aborted) return;
    const files = await filesToMake(photo, uploadsDir, packedBefore);
    if (files.length === 0) continue;
    if (await isRemade(() => remakePhoto(photo, files, uploadsDir))) count += 1;
    else {
      older[photo.name] = commonWidths({ widths: kept.older?.[photo.name] ?? widthsThere(kept) }, photoRecipe);
      log.error(
        { photo: photo.name },
        "a photo could not be made again: neither its original nor its JPEG can be read",
      );
    }
  }
  offerWidths(photoRecipe.widths, older);
  await keepPhotoRecipe(db, { ...photoRecipe, ...(Object.keys(older).length > 0 ? { older } : {}) }, now);
  log.info({ count }, "photos were made again");
}

/** Only what the machine lacks is worth waiting for. */
async function isRemade(remake: () => Promise<boolean>): Promise<boolean> {
  try {
    return await remake();
  } catch (error) {
    if (pauseReasonOf(error) !== null) throw error;
    log.error({ err: error }, "a photo could not be made again");
    return false;
  }
}

function isSame(one: PhotoRecipe, other: PhotoRecipe): boolean {
  const said = ({ packing, widths: { avif, webp, jpg } }: PhotoRecipe) => JSON.stringify([packing, avif, webp, jpg]);
  return said(one) === said(other);
}
