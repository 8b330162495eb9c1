import { db } from "~/db/db.server";
import { receiveDevelopmentUploads } from "~/domain/developments/development-uploads.server";
import { photoLimits } from "~/domain/listings/photo";
import { environment } from "~/environment.server";
import { receivePhotos } from "~/outside/photos/receive.server";
import { removeReceived } from "~/outside/photos/received.server";

import { notFound } from "./not-found.server";
import { redirectAfterFailedUpload, redirectAfterUpload } from "./upload-answer.server";

const mebibyte = 1024 * 1024;

type Owner = { developmentId: number; unitId: number | null; userId: number; back: string };

/** What the screen shows again, with the message of the schema and the status, where the form as a whole was wrong. */
export type UploadRefused = { error: string; status: 400 | 413 };

/**
 * Takes the files of a form for a development, or the drawing of one of its units. The request only brings them to the disk;
 * the job makes images of them afterwards. @throws {Response} 404 where the owner is gone
 */
export async function takeDevelopmentFiles(request: Request, owner: Owner): Promise<Response | UploadRefused> {
  try {
    return await take(request, owner);
  } catch (error) {
    if (error instanceof Response) throw error;
    return redirectAfterFailedUpload(request, owner.back, error);
  }
}

async function take(request: Request, owner: Owner): Promise<Response | UploadRefused> {
  if (!request.body) return { error: "images.error.none", status: 400 };
  const { uploadsDir } = environment;
  const receipt = await receivePhotos(
    request.body,
    {
      contentType: request.headers.get("Content-Type") ?? "",
      declaredSize: Number(request.headers.get("Content-Length") ?? 0),
    },
    uploadsDir,
  );
  if (!receipt.ok) {
    if (receipt.reason === "not-kept") throw receipt.error;
    const { perUpload: files, bytes } = photoLimits;
    return receipt.reason === "too-large"
      ? { error: `images.error.tooLarge|files=${files}|size=${bytes / mebibyte}`, status: 413 }
      : { error: "images.error.broken", status: 400 };
  }
  if (receipt.files.length === 0) return { error: "images.error.none", status: 400 };
  const { files } = receipt;
  const { developmentId, ...sent } = owner;
  let unused = files.map(({ file }) => file);
  try {
    const reception = await receiveDevelopmentUploads(db, developmentId, { files, ...sent }, new Date());
    if (!reception) throw notFound();
    unused = reception.known;
    return await redirectAfterUpload(owner.back, reception);
  } finally {
    // What was sent for nothing: the owner went meanwhile, the file is here already, or no row could be written.
    for (const file of unused) await removeReceived(file, uploadsDir);
  }
}
