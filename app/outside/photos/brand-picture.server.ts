import {
  brandBoxes,
  brandLimits,
  type BrandRefusal,
  type BrandSlot,
  type IconSize,
  type NewBrandPicture,
} from "~/domain/agency/brand";

import { drawPicture } from "./darkroom.server";
import { photoQueue } from "./queue.server";

type Taken = { ok: true; picture: NewBrandPicture } | { ok: false; reason: BrandRefusal };

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Whether a file begins as a PNG does, whatever its name says. */
export function isPng(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, pngSignature.length)).equals(pngSignature);
}

/**
 * Looks at a picture before it is kept: something must be seen, and an icon be about square. A PNG is made anew, no larger than pages
 * need it; a drawing stays as it was cleaned (`cleanSvg`), and comes here as such.
 * @throws {Error} where the machine fails
 */
export async function takeBrandPicture(slot: BrandSlot, source: NewBrandPicture): Promise<Taken> {
  const isDrawing = source.mediaType === "image/svg+xml";
  if (!isDrawing && source.content.length > brandLimits.pngBytes) return { ok: false, reason: "too-large" };
  const order = { content: source.content, ...brandBoxes[slot], isSquare: false };
  const drawn = await photoQueue.add(() => drawPicture(order), { priority: 1 });
  if (!drawn) return { ok: false, reason: "damaged" };
  if (drawn.isBlank) return { ok: false, reason: "blank" };
  const { width, height } = isDrawing ? source : drawn;
  if (slot === "icon" && Math.max(width, height) > 1.25 * Math.min(width, height)) {
    return { ok: false, reason: "not-square" };
  }
  if (isDrawing) return { ok: true, picture: source };
  if (drawn.png.length > brandLimits.keptBytes) return { ok: false, reason: "too-large" };
  return { ok: true, picture: { mediaType: "image/png", content: drawn.png, width, height } };
}

const mostKept = 8;
const kept = new Map<string, Buffer>();

/**
 * The icon as a square PNG. It is drawn when it is first asked for, and kept in memory: there are four sizes of one icon.
 * @returns null where it cannot be drawn
 * @throws {Error} where the machine fails
 */
export async function squareIcon(hash: string, content: Uint8Array, size: IconSize): Promise<Buffer | null> {
  const key = `${hash}-${size}`;
  const known = kept.get(key);
  if (known) return known;
  const order = { content, width: size, height: size, isSquare: true };
  const drawn = await photoQueue.add(() => drawPicture(order), { priority: 1 });
  if (!drawn) return null;
  for (const oldest of kept.keys()) {
    if (kept.size < mostKept) break;
    kept.delete(oldest);
  }
  kept.set(key, drawn.png);
  return drawn.png;
}
