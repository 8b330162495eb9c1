import { once } from "node:events";

import type { BusboyInstance } from "@fastify/busboy";

/** Why a form with files was not read to its end. */
export class MultipartFault extends Error {
  constructor(readonly reason: "too-much" | "broken") {
    super(reason);
  }
}

/**
 * Feeds a form to its reader, piece by piece as fast as that takes it in. The reader never ends once it has met one of its limits of
 * parts, fields or files (@fastify/busboy 3.2): the first of them ends the reading here.
 * @param most bytes of the whole form
 * @throws {MultipartFault} `too-much` beyond `most` or a limit, `broken` where it ends in the middle or is no form
 */
export async function feed(body: ReadableStream<Uint8Array>, reader: BusboyInstance, most: number): Promise<void> {
  const failed = new Promise<never>((_resolve, reject) => {
    for (const limit of ["partsLimit", "fieldsLimit", "filesLimit"] as const) {
      reader.once(limit, () => reject(new MultipartFault("too-much")));
    }
    reader.once("error", () => reject(new MultipartFault("broken")));
  });
  const finished = once(reader, "finish");
  // Both may come when nobody waits for them any more.
  failed.catch(() => undefined);
  finished.catch(() => undefined);

  const pieces = body.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await pieces.read().catch(() => {
      throw new MultipartFault("broken");
    });
    if (done) break;
    size += value.byteLength;
    if (size > most) throw new MultipartFault("too-much");
    await Promise.race([new Promise((written) => reader.write(value, written)), failed]);
  }
  reader.end();
  await Promise.race([finished, failed]);
}
