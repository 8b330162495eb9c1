import { Busboy, type BusboyInstance } from "@fastify/busboy";

import { photoLimits } from "~/domain/listings/photo";

import { syncFolder } from "../sync-folder.server";

import { receivedFolder } from "./received.server";
import { FormFault, type Received, Reception } from "./reception.server";

export type { Received } from "./reception.server";

export type Receipt =
  | { ok: true; files: Received[]; fields: Map<string, string> }
  /** `too-large`: more bytes than any form of ours has. `broken`: no form, or one that was broken off on its way. */
  | { ok: false; reason: "too-large" | "broken" }
  /** The machine could not keep them. What was typed beside the files is there, as far as it was read. */
  | { ok: false; reason: "not-kept"; error: Error; fields: Map<string, string> };

const mebibyte = 1024 * 1024;
// Each file that is refused gets a line of its own; nobody reads more of them than these.
const mostFiles = 100;

/** The largest form with photos, in bytes: the allowed files at their largest, and what a form needs around them. */
export const largestUpload = photoLimits.perUpload * photoLimits.bytes + mebibyte;

/**
 * Writes the files of a form to the disk as they come, and says of each whether a photo can be made of it. No file is ever
 * held in memory. Whatever is ok stays through a power cut; whatever is not leaves nothing behind. A form that was begun is
 * read to its end, because a browser hears the answer only when it has sent everything.
 * @param declaredSize bytes of the whole form, as its sender says
 */
export async function receivePhotos(
  body: ReadableStream<Uint8Array>,
  { contentType, declaredSize }: { contentType: string; declaredSize: number },
  uploadsDir: string,
): Promise<Receipt> {
  const form = openForm(contentType);
  if (!form || declaredSize > largestUpload) return { ok: false, reason: form ? "too-large" : "broken" };
  const reception = new Reception(form, uploadsDir, declaredSize);
  try {
    await pump(body, form, reception);
    const files = await reception.files();
    if (files.length > 0) await syncFolder(receivedFolder(uploadsDir));
    return { ok: true, files, fields: reception.fields };
  } catch (error) {
    await reception.undo();
    if (error instanceof FormFault) return { ok: false, reason: error.reason };
    if (!(error instanceof Error)) throw error;
    return { ok: false, reason: "not-kept", error, fields: reception.fields };
  }
}

function openForm(contentType: string): BusboyInstance | null {
  if (!/^multipart\/form-data\b/i.test(contentType)) return null;
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        files: mostFiles,
        fileSize: photoLimits.bytes,
        // The words about a person in four languages go along with their portrait.
        fields: 60,
        fieldSize: 1000,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch {
    // It names no boundary.
    return null;
  }
}

async function pump(body: ReadableStream<Uint8Array>, form: BusboyInstance, reception: Reception): Promise<void> {
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new FormFault("broken");
    });
    if (done) break;
    size += value.byteLength;
    if (size > largestUpload) reception.fail(new FormFault("too-large"));
    if (reception.failure) continue;
    await Promise.race([new Promise((written) => form.write(value, written)), reception.failed]);
  }
  form.end();
  await Promise.race([reception.finished, reception.failed]);
  if (reception.failure) throw reception.failure;
}
