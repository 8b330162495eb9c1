import { photoLimits, type TakenPhoto } from "~/domain/listings/photo";
import { environment } from "~/environment.server";
import { acceptPhoto, removePhoto } from "~/outside/photos/accept.server";
import { type Received, receivePhotos } from "~/outside/photos/receive.server";
import { receivedPath, removeReceived } from "~/outside/photos/received.server";

import { sizeOf } from "./post.server";

const mebibyte = 1024 * 1024;

type Fields = ReadonlyMap<string, string>;

/** A photo that came in a form of its own, on the disk. `accept` makes its files for the site; where it cannot, the form is refused. */
type SentPhoto = { contentHash: string | null; fields: Fields; accept: () => Promise<TakenPhoto> };

/** `error` is a key of the catalogue. `failure`: the machine could not keep it. What was typed beside the file is there as far as it was read. */
export type OnePhoto<Answer> =
  | { ok: true; answer: Answer; fields: Fields }
  | { ok: false; error: string; status: 400 | 413; fields: Fields }
  | { ok: false; failure: unknown; fields: Fields };

/**
 * Takes a form that brings one photo, as every photo is taken: by its content, upright, without the place where it was made. Because
 * it is one, its sender waits until it is there. What was received goes again, whatever comes of it.
 * @param none what is said where there is no photo, or more than one
 */
export async function takeOnePhoto<Answer>(
  request: Request,
  none: string,
  take: (sent: SentPhoto) => Promise<Answer>,
): Promise<OnePhoto<Answer>> {
  let files: readonly Received[] = [];
  let fields: Fields = new Map();
  const refused = (error: string, status: 400 | 413 = 400) => ({ ok: false, error, status, fields }) as const;
  try {
    if (!request.body) return refused(none);
    const contentType = request.headers.get("Content-Type") ?? "";
    const declaredSize = sizeOf(request) ?? 0;
    const receipt = await receivePhotos(request.body, { contentType, declaredSize }, environment.uploadsDir);
    if ("fields" in receipt) fields = receipt.fields;
    if (!receipt.ok) {
      if (receipt.reason === "too-large")
        return refused(`images.error.tooLarge|files=1|size=${photoLimits.bytes / mebibyte}`, 413);
      if (receipt.reason !== "not-kept") return refused("images.error.broken");
      throw receipt.error;
    }
    files = receipt.files;
    const [sent, second] = files;
    if (!sent || second) return refused(none);
    if (sent.refusal !== null) return refused(`images.refusal.${sent.refusal}`);
    const { uploadsDir } = environment;
    const accept = async () => {
      const accepted = await acceptPhoto(receivedPath(sent.file, uploadsDir), uploadsDir);
      if (!accepted.ok) throw new Refusal(accepted.reason);
      return accepted.photo;
    };
    return { ok: true, answer: await take({ contentHash: sent.contentHash, fields, accept }), fields };
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    if (failure instanceof Refusal) return refused(`images.refusal.${failure.message}`);
    return { ok: false, failure, fields };
  } finally {
    for (const { file } of files) await removeReceived(file, environment.uploadsDir);
  }
}

/** Seen only when it was decoded. Its message is the reason. */
class Refusal extends Error {}

/** Keeps a photo by its row. Where none can be written, the files that were made of it go. */
export async function keepPhoto<Kept>(photo: TakenPhoto, keep: (photo: TakenPhoto) => Promise<Kept>): Promise<Kept> {
  try {
    return await keep(photo);
  } catch (error) {
    await removePhoto(photo.name, environment.uploadsDir);
    throw error;
  }
}
