import { Busboy, type BusboyInstance } from "@fastify/busboy";

import { feed, MultipartFault } from "../forms/multipart.server";
import { readPost, sizeOf } from "../post.server";

const mebibyte = 1024 * 1024;
/** The largest file of topics that is read, in bytes: a thousand of the longest rows fit. */
export const largestTopicFile = mebibyte;
// A thousand topics of the longest kind, in letters of two bytes, percent-encoded.
const largestFields = 6 * mebibyte;
// A film chosen by mistake is answered with a sentence at its field: a browser reads the answer only when all is sent.
const largestRequest = 300 * mebibyte;
// Thirty of them say what stands in the columns of a file.
const mostFields = 50;
const mostFiles = 20;

/** A form with a file of topics. `bytes` is null where the file is larger than we read. */
export type BatchForm = { fields: FormData; file: { bytes: Uint8Array | null } | null };

/**
 * Reads the form of a new batch, with its file where it brings one.
 * @throws {Response} 405 when it is no POST, 413 when too large, 400 when it cannot be read
 */
export async function readBatchForm(request: Request): Promise<BatchForm> {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method !== "POST" || !/^multipart\/form-data\b/i.test(type) || !request.body) {
    return { fields: await readPost(request, largestFields), file: null };
  }
  if ((sizeOf(request) ?? 0) > largestRequest) throw refusal(413);
  return readMultipart(request.body, type);
}

async function readMultipart(body: ReadableStream<Uint8Array>, type: string): Promise<BatchForm> {
  const form = new Reception();
  try {
    await feed(body, openForm(form, type), largestRequest);
  } catch (error) {
    // It is larger than any of ours, names no boundary, or was broken off on its way.
    throw refusal(error instanceof MultipartFault && error.reason === "too-much" ? 413 : 400);
  }
  if (form.isTooLarge) throw refusal(413);
  return { fields: form.fields, file: form.file };
}

class Reception {
  readonly fields = new FormData();
  file: BatchForm["file"] = null;
  isTooLarge = false;
}

function openForm(form: Reception, type: string): BusboyInstance {
  const limits = { files: mostFiles, fileSize: largestTopicFile, fields: mostFields, fieldSize: largestFields };
  const reader = new Busboy({ headers: { "content-type": type }, limits });
  reader.on("field", (name, value, _isNameCut, isCut) => {
    if (isCut) form.isTooLarge = true;
    else form.fields.append(name, value);
  });
  let isTaken = false;
  reader.on("file", (_name, stream, fileName) => {
    // The first one counts; the page offers no more.
    if (isTaken) {
      stream.on("error", () => undefined);
      return void stream.resume();
    }
    isTaken = Boolean(fileName);
    const chunks: Buffer[] = [];
    let isCut = false;
    stream.on("limit", () => (isCut = true));
    // A form that ends in the middle of a file is refused as a whole; unheard here, it would end the whole server.
    stream.on("error", () => (isCut = true));
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      // A field for a file in which none was chosen.
      if (!fileName) return;
      form.file = { bytes: isCut ? null : Buffer.concat(chunks) };
    });
  });
  return reader;
}

function refusal(status: 400 | 413): Response {
  const statusText = { 400: "Bad Request", 413: "Payload Too Large" }[status];
  return new Response(statusText, { status, statusText });
}
