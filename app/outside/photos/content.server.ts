import { open } from "node:fs/promises";

/** Kinds of photo that are taken, by the ending their kept original gets. */
export type PhotoKind = "jpg" | "png" | "webp" | "avif" | "heic";

const beginningLength = 1024;

/**
 * Tells from its first bytes what a file is, whatever its name says. Only the kinds that are taken ever reach an
 * image decoder, so drawings with references to other files, camera raw formats and the like never do.
 */
export async function readKind(path: string): Promise<PhotoKind | "unsupported" | "not-an-image"> {
  const bytes = await readBeginning(path);

  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP") return "webp";
  if (textAt(bytes, 4, 8) === "ftyp") return kindOfBrands(brandsOf(bytes));
  return isOtherImage(bytes) ? "unsupported" : "not-an-image";
}

async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningLength), 0, beginningLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

// AVIF, HEIC and MP4 share one container; the brands in its first box tell them apart (ISO/IEC 14496-12, file type box).
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length);
  const brands = [textAt(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, at + 4));
  return brands;
}

function kindOfBrands(brands: string[]): PhotoKind | "unsupported" | "not-an-image" {
  if (brands.includes("avif")) return "avif";
  // A photo of eight or ten bits a colour; "hevc" and the like are films.
  if (brands.some((brand) => /^hei[cx]$/.test(brand))) return "heic";
  return brands.some((brand) => /^(he(im|is|vc|vx)|mif1|msf1|avis)$/.test(brand)) ? "unsupported" : "not-an-image";
}

function isOtherImage(bytes: Buffer): boolean {
  const start = textAt(bytes, 0, 4);
  const isTiffOrRaw = start === "II*\0" || start === "MM\0*";
  const isBitmap = start.startsWith("BM") && bytes.length > 26 && bytes.readUInt32LE(6) === 0;
  const isSvg = /<(\w+:)?svg[\s>]/i.test(bytes.toString("utf8"));
  return start === "GIF8" || isTiffOrRaw || isBitmap || isSvg;
}

function startsWith(bytes: Buffer, signature: number[]): boolean {
  return bytes.subarray(0, signature.length).equals(Buffer.from(signature));
}

function textAt(bytes: Buffer, start: number, end: number): string {
  return bytes.toString("latin1", start, end);
}
