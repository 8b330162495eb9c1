import { type FileHandle, open } from "node:fs/promises";

import type { PhotoKind } from "./content.server";

const endOfImage = Buffer.from([0xff, 0xd9]);
const startOfScan = 0xda;
const pieceLength = 256 * 1024;

/**
 * Tells without decoding whether the end of a photo is missing, as after a broken copy: so its sender hears it at once. Only what the
 * decoder would refuse too is called so; of WebP, AVIF and HEIC the header says it already, and what cannot be followed is left to the decoder.
 */
export async function isCutShort(path: string, kind: PhotoKind): Promise<boolean> {
  if (kind !== "jpg" && kind !== "png") return false;
  const file = await open(path);
  try {
    return kind === "jpg" ? await lacksEndOfImage(file) : await lacksImageData(file);
  } finally {
    await file.close();
  }
}

/** A JPEG ends with a mark that cannot stand within its pixels. Its preview has one too, which lies in a segment before them. */
async function lacksEndOfImage(file: FileHandle): Promise<boolean> {
  let at = 2;
  for (;;) {
    const head = await bytesAt(file, at, 4);
    if (head.length < 4) return true;
    if (head[0] !== 0xff) return false;
    // Any number of these may stand before a mark.
    if (head[1] === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + head.readUInt16BE(2);
    if (head[1] === startOfScan) break;
  }
  for (;;) {
    const piece = await bytesAt(file, at, pieceLength);
    if (piece.includes(endOfImage)) return false;
    if (piece.length < pieceLength) return true;
    // The mark may lie across two pieces.
    at += pieceLength - 1;
  }
}

/** A PNG tells the length of each of its pieces; those of the pixels must be there, while the last one of all is dispensable. */
async function lacksImageData(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  let hasPixels = false;
  for (let at = 8; ;) {
    const head = await bytesAt(file, at, 8);
    if (head.length < 8) return !hasPixels;
    const isPixels = head.toString("latin1", 4) === "IDAT";
    at += 12 + head.readUInt32BE(0);
    if (isPixels && at > size) return true;
    if (hasPixels && !isPixels) return false;
    hasPixels ||= isPixels;
  }
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
