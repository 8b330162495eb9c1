import { open, stat } from "node:fs/promises";
import { join } from "node:path";

import { readPhotoFileName, type PhotoFormat } from "~/domain/properties/photo";

/** A file of a photo on its way to a browser; `size` in bytes, `type` the media type. */
export type OpenUpload = { stream: ReadableStream<Uint8Array>; size: number; type: string };

const mediaTypes: Record<PhotoFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

const chunkLength = 64 * 1024;

/**
 * Opens a file made from a photo, or gives null: for an unknown name, and for whatever is not exactly the name of such a
 * file, so neither an original nor a path out of the folder can be asked for.
 */
export async function openUpload(fileName: string, uploadsDir: string): Promise<OpenUpload | null> {
  const file = readPhotoFileName(fileName);
  if (!file) return null;

  const path = join(uploadsDir, fileName);
  const size = await sizeOf(path);
  return size === undefined ? null : { stream: streamOf(path), size, type: mediaTypes[file.format] };
}

async function sizeOf(path: string): Promise<number | undefined> {
  const entry = await stat(path).catch(() => undefined);
  return entry?.isFile() ? entry.size : undefined;
}

// Nothing is opened before the first read: the answer to a HEAD request is never read, and would keep the file open.
function streamOf(path: string): ReadableStream<Uint8Array> {
  const chunks = chunksOf(path);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array, void> {
  const file = await open(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(chunkLength));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
