import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";

import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { brandLimits, type BrandSlot, brandSlots, type NewBrandPicture } from "~/domain/agency/brand";
import { saveBrand } from "~/domain/agency/brand-pictures.server";
import { cleanSvg } from "~/domain/agency/logo-svg.server";
import { photoLimits, type TakenPhoto } from "~/domain/listings/photo";
import { environment } from "~/environment.server";
import { makeFolder } from "~/outside/make-folder.server";
import { acceptPhoto, removePhoto } from "~/outside/photos/accept.server";
import { isPng, takeBrandPicture } from "~/outside/photos/brand-picture.server";
import { receivedFolder, receivedPath, removeReceived } from "~/outside/photos/received.server";

import { redirectWithAdminFlash } from "./flash.server";
import { badRequest } from "./not-found.server";
import { keepPhoto } from "./one-photo.server";
import type { Visit } from "./panel/panel-route.server";
import { sizeOf } from "./post.server";
import { uploadFailure } from "./upload-answer.server";

const back = "/admin/settings/brand";
const mebibyte = 1024 * 1024;
/** Three pictures, a photo, and what a form needs around them. */
const mostBytes = 3 * brandLimits.pngBytes + photoLimits.bytes + mebibyte;

export type BrandField = BrandSlot | "sharing";
type Errors = Partial<Record<BrandField, string>>;

/**
 * Takes what the form of the agency's pictures sends: all of it, or nothing where one of the files cannot be taken; then each that could
 * be is asked for again, because no browser keeps a chosen file.
 */
export async function takeBrand({ request, admin, now }: Visit) {
  const declared = sizeOf(request) ?? Number.NaN;
  if (!(declared <= mostBytes))
    return refusal({ logo: `settings.brand.tooLarge|size=${mostBytes / mebibyte}` }, true, 413);
  const form = await request.formData().catch(() => {
    throw badRequest();
  });
  const showsName = form.get("showsName") === "on";
  const errors: Errors = {};
  const pictures: Partial<Record<BrandSlot, NewBrandPicture>> = {};
  let sharing: TakenPhoto | null = null;
  try {
    for (const slot of brandSlots) {
      const file = fileIn(form, slot);
      if (!file) continue;
      const taken = await pictureOf(slot, new Uint8Array(await file.arrayBuffer()));
      if (taken.ok) pictures[slot] = taken.picture;
      else errors[slot] = `settings.brand.refusal.${taken.reason}`;
    }
    const photo = fileIn(form, "sharing");
    if (photo && Object.keys(errors).length === 0) {
      const taken = await photoOf(photo);
      if (taken.ok) sharing = taken.photo;
      else errors.sharing = `images.refusal.${taken.reason}`;
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    return failure(request, error);
  }
  if (Object.keys(errors).length > 0) return refusal(withOthers(form, errors), showsName);
  const keep = (photo: TakenPhoto | null) => saveBrand(db, { pictures, sharing: photo, showsName }, admin.userId, now);
  const before = sharing ? await keepPhoto(sharing, keep) : await keep(null);
  // What could not be removed now goes at night.
  if (before !== null) await removePhoto(before, environment.uploadsDir).catch(() => undefined);
  return redirectWithAdminFlash(back, "brandSaved");
}

function fileIn(form: FormData, name: BrandField): File | null {
  const value = form.get(name);
  return value instanceof File && value.size > 0 ? value : null;
}

async function pictureOf(slot: BrandSlot, bytes: Uint8Array) {
  if (isPng(bytes)) {
    return takeBrandPicture(slot, { mediaType: "image/png", content: bytes, width: 0, height: 0 });
  }
  const cleaned = cleanSvg(bytes);
  return cleaned.ok ? takeBrandPicture(slot, cleaned.picture) : cleaned;
}

async function photoOf(file: File) {
  const { uploadsDir } = environment;
  const name = randomBytes(16).toString("hex");
  if (file.size > photoLimits.bytes) return { ok: false as const, reason: "too-large" as const };
  try {
    await makeFolder(receivedFolder(uploadsDir));
    await writeFile(receivedPath(name, uploadsDir), new Uint8Array(await file.arrayBuffer()));
    return await acceptPhoto(receivedPath(name, uploadsDir), uploadsDir);
  } finally {
    await removeReceived(name, uploadsDir);
  }
}

function withOthers(form: FormData, errors: Errors): Errors {
  const chosen = [...brandSlots, "sharing" as const].filter((name) => fileIn(form, name) && !errors[name]);
  return { ...errors, ...Object.fromEntries(chosen.map((name) => [name, "settings.brand.again"])) };
}

function refusal(errors: Errors, showsName: boolean, status = 400) {
  return data({ errors, showsName }, { status });
}

function failure(request: Request, error: unknown) {
  return redirectWithAdminFlash(back, "imagesRefused", {
    values: { reason: uploadFailure(request, error) },
    hasFailed: true,
  });
}
