import { join } from "node:path";

import { heightAt, type PhotoFile, photoFileName, photoLimits, photoRecipe, widthsOf } from "~/domain/listings/photo";

import type { PhotoKind } from "./content.server";
import { makePrints } from "./darkroom.server";

type Size = { width: number; height: number };

// WebP holds 16,383 px a side at most.
const longestSide = 16_383;

/** Whether a photo is within the limit of pixels of its kind and its largest file fits in every format. */
export function fits(size: Size, kind: PhotoKind): boolean {
  const largest = Math.max(...Object.values(photoRecipe.widths).flatMap((widths) => widthsOf(size, widths)));
  return size.width * size.height <= mostPixels(kind) && heightAt(size, largest) <= longestSide;
}

function mostPixels(kind: PhotoKind): number {
  if (kind === "avif") return photoLimits.avifPixels;
  return kind === "heic" ? photoLimits.heicPixels : photoLimits.pixels;
}

/** Writes files of a photo into a folder, the widest first; false where it is broken. */
export async function writeVariants(
  source: string,
  kind: PhotoKind,
  size: Size,
  files: readonly PhotoFile[],
  folder: string,
): Promise<boolean> {
  const prints = files.map((file) => ({
    path: join(folder, photoFileName(file)),
    width: file.width,
    height: heightAt(size, file.width),
    format: file.format,
  }));
  return makePrints(source, mostPixels(kind), prints);
}
