import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import type { ImageKind } from "~/domain/listings/image";
import { uploadKindSchema } from "~/domain/listings/image.schema";
import { photoLimits } from "~/domain/listings/photo";
import { addToTally } from "~/domain/listings/upload-tally";
import { readTally } from "~/domain/listings/upload-tally.schema";
import { receiveUploads, type UploadPlace } from "~/domain/listings/uploads.server";
import { environment } from "~/environment.server";
import { receivePhotos } from "~/outside/photos/receive.server";
import { removeReceived } from "~/outside/photos/received.server";

import { notFound } from "./not-found.server";
import type { Visit } from "./panel/panel-route.server";
import { readPost, sizeOf } from "./post.server";
import { redirectAfterFailedUpload, redirectAfterUpload } from "./upload-answer.server";

const mebibyte = 1024 * 1024;

/** Reads what a button of a page of images sends. Files are read where they are taken: what brings them is the deed `upload`. */
export async function readUnlessFiles(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const isPlain = /^application\/x-www-form-urlencoded\b/i.test(type);
  const form = isPlain ? await readPost(request) : new FormData();
  if (!form.has("intent")) form.set("intent", "upload");
  return form;
}

type Destination = {
  place: UploadPlace;
  /** What they may show. */
  kinds: readonly ImageKind[];
  /** The page that they were sent from. */
  back: string;
};

/**
 * Takes several files at once. The request only brings them to the disk; the job makes images of them afterwards, so that
 * twenty photos cost neither the sender's patience nor the server's memory. A form that is wrong as a whole is said to be so.
 * @throws {Response} 404 where their place is gone
 */
export async function takeFiles({ request, admin, now }: Visit, destination: Destination) {
  const { place, kinds, back } = destination;
  let said: string | undefined;
  let unused: string[] = [];
  try {
    if (!request.body) return uploadRefusal("images.error.none");
    const { headers } = request;
    const declaredSize = sizeOf(request) ?? 0;
    const contentType = headers.get("Content-Type") ?? "";
    const receipt = await receivePhotos(request.body, { contentType, declaredSize }, environment.uploadsDir);
    if (!receipt.ok) {
      if (receipt.reason === "too-large") return tooLarge();
      if (receipt.reason !== "not-kept") return uploadRefusal("images.error.broken");
      said = receipt.fields.get("kind");
      throw receipt.error;
    }
    const { files } = receipt;
    unused = files.map(({ file }) => file);
    if (files.length === 0) return uploadRefusal("images.error.none");
    said = receipt.fields.get("kind");
    const kind = uploadKindSchema(kinds).safeParse(said).data;
    if (kind === undefined) return uploadRefusal("images.kind.invalid");
    const reception = await receiveUploads(db, place, { files, kind, userId: admin.userId }, now);
    if (!reception) throw notFound();
    unused = reception.known;
    // Our script sends files one by one, and each answer is about all that were chosen together.
    const before = readTally(receipt.fields.get("before"));
    return await redirectAfterUpload(back, addToTally(before, reception));
  } catch (error) {
    if (error instanceof Response) throw error;
    return redirectAfterFailedUpload(request, back, error, said);
  } finally {
    // What was sent for nothing: its place went meanwhile, the kind is none of ours, the file is here already, or no row could
    // be written.
    for (const file of unused) await removeReceived(file, environment.uploadsDir);
  }
}

/** The page again, with what was wrong with the form: a key of the catalogue. */
function uploadRefusal(error: string, status = 400) {
  return data({ error }, { status });
}

function tooLarge() {
  const { perUpload: files, bytes } = photoLimits;
  return uploadRefusal(`images.error.tooLarge|files=${files}|size=${bytes / mebibyte}`, 413);
}
