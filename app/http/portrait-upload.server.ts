import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { replacePortrait } from "~/domain/agency/agent.server";
import { photoLimits } from "~/domain/listings/photo";
import { environment } from "~/environment.server";
import { acceptPhoto, removePhoto } from "~/outside/photos/accept.server";
import { receivePhotos } from "~/outside/photos/receive.server";
import { receivedPath, removeReceived } from "~/outside/photos/received.server";

import { redirectWithAdminFlash } from "./flash.server";
import type { Visit } from "./panel/panel-route.server";
import { redirectAfterFailedUpload } from "./upload-answer.server";

const back = "/admin/settings/agent";
const mebibyte = 1024 * 1024;

/**
 * Takes the portrait of the agent as every photo is taken: by its content, upright, without the place where it was made. It is one
 * photo, so that its sender waits until it is there. The one before goes with all its files.
 */
export async function takePortrait({ request, admin, now }: Visit) {
  let files: readonly { file: string; refusal: string | null }[] = [];
  try {
    if (!request.body) return refusal("settings.portrait.none");
    const contentType = request.headers.get("Content-Type") ?? "";
    const declaredSize = Number(request.headers.get("Content-Length") ?? 0);
    const receipt = await receivePhotos(request.body, { contentType, declaredSize }, environment.uploadsDir);
    if (!receipt.ok) {
      if (receipt.reason === "too-large") {
        return refusal(`images.error.tooLarge|files=1|size=${photoLimits.bytes / mebibyte}`, 413);
      }
      if (receipt.reason !== "not-kept") return refusal("images.error.broken");
      throw receipt.error;
    }
    files = receipt.files;
    const [sent, second] = files;
    if (!sent || second) return refusal("settings.portrait.none");
    if (sent.refusal !== null) return refusal(`images.refusal.${sent.refusal}`);
    const accepted = await acceptPhoto(receivedPath(sent.file, environment.uploadsDir), environment.uploadsDir);
    if (!accepted.ok) return refusal(`images.refusal.${accepted.reason}`);
    await keep(accepted.photo, admin.userId, now);
    return await redirectWithAdminFlash(back, "portraitSaved");
  } catch (error) {
    if (error instanceof Response) throw error;
    return redirectAfterFailedUpload(request, back, error);
  } finally {
    for (const { file } of files) await removeReceived(file, environment.uploadsDir);
  }
}

async function keep(photo: { name: string; width: number; height: number }, by: number, now: Date) {
  try {
    const before = await replacePortrait(db, photo, by, now);
    // What could not be removed now goes at night.
    if (before !== null) await removePhoto(before, environment.uploadsDir).catch(() => undefined);
  } catch (error) {
    await removePhoto(photo.name, environment.uploadsDir);
    throw error;
  }
}

/** The page again, with what was wrong with the file: a key of the catalogue. */
function refusal(error: string, status = 400) {
  return data({ error }, { status });
}
