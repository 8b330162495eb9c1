import { join } from "node:path";

import { heightAt, photoFileName, photoFormats, photoLimits, widthsOf } from "~/domain/listings/photo";

import type { PhotoKind } from "./content.server";
import { makePrints } from "./darkroom.server";

type Size = { width: number; height: number };

// WebP holds 16,383 px a side at most.
const longestSide = 16_383;

/** Whether a photo is within the limit of pixels of its kind and its largest file fits in every format. */
export function fits(size: Size, kind: PhotoKind): boolean {
  const largest = Math.max(...widthsOf(size));
  return size.width * size.height <= mostPixels(kind) && heightAt(size, largest) <= longestSide;
}

function mostPixels(kind: PhotoKind): number {
  return kind === "avif" ? photoLimits.avifPixels : photoLimits.pixels;
}

/** Writes every width and format of a photo into a folder; gives the names of the files, none where it is broken. */
export async function writeVariants(
  source: string,
  kind: PhotoKind,
  size: Size,
  name: string,
  folder: string,
): Promise<string[] | undefined> {
  const files = widthsOf(size)
    .reverse()
    .flatMap((width) =>
      photoFormats.map((format) => ({ width, format, file: photoFileName({ name, width, format }) })),
    );
  const prints = files.map(({ width, format, file }) => ({
    path: join(folder, file),
    width,
    height: heightAt(size, width),
    format,
  }));
  const isWhole = await makePrints(source, mostPixels(kind), prints);
  return isWhole ? files.map(({ file }) => file) : undefined;
}
