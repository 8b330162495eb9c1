import type { Db } from "~/db/database";
import type { ImageKind, PropertyUpload, UploadRefusal } from "~/domain/listings/image";

import { touchProperty } from "./property-image.repository.server";

/** A file that arrived; `file` is its name in the folder of received files, or any unique one where it was refused. */
export type ReceivedFile = {
  file: string;
  originalName: string;
  /** SHA-256, hexadecimal; null where the file was not read to its end. */
  contentHash: string | null;
  refusal: UploadRefusal | null;
};

export type Reception = {
  received: number;
  refused: number;
  /** Names of the files that the property has already: nothing is made of them a second time. */
  known: string[];
};

// A file on which the whole server ended twice is not tried a third time.
const mostTries = 2;

const listeners = new Set<() => void>();

/** Tells when there is something to be made into images; the job stands on the other end. */
export function onUploads(listener: () => void): void {
  listeners.add(listener);
}

/**
 * Notes the files of one form, each with its own result; undefined where the property is gone. A file that the property
 * has or is getting already is passed over, so that a form sent twice adds nothing twice.
 */
export async function receiveUploads(
  db: Db,
  propertyId: number,
  { files, kind, userId }: { files: readonly ReceivedFile[]; kind: ImageKind; userId: number },
  now: Date,
): Promise<Reception | undefined> {
  const reception = await db.transaction().execute(async (trx) => {
    const property = await trx.selectFrom("properties").where("id", "=", propertyId).select("id").executeTakeFirst();
    if (!property) return undefined;
    const hashes = await hashesOf(trx, propertyId);
    const result: Reception = { received: 0, refused: 0, known: [] };
    for (const { file, originalName, contentHash, refusal } of files) {
      if (refusal === null && contentHash !== null) {
        if (hashes.has(contentHash)) {
          result.known.push(file);
          continue;
        }
        hashes.add(contentHash);
      }
      if (refusal === null) result.received += 1;
      else result.refused += 1;
      await trx
        .insertInto("property_uploads")
        .values({
          property_id: propertyId,
          file,
          original_name: originalName,
          kind,
          status: refusal === null ? "waiting" : "refused",
          refusal,
          content_hash: contentHash,
          uploaded_by: userId,
          created_at: now.toISOString(),
        })
        .execute();
    }
    if (result.received > 0) await touchProperty(trx, propertyId, now);
    return result;
  });
  if (reception && reception.received > 0) for (const tell of listeners) tell();
  return reception;
}

/** The files of a property that are no images yet, or never will be, as they came. */
export async function listUploads(db: Db, propertyId: number): Promise<PropertyUpload[]> {
  const rows = await db
    .selectFrom("property_uploads")
    .where("property_id", "=", propertyId)
    .orderBy("id")
    .select(["id", "original_name", "kind", "refusal"])
    .execute();
  return rows.map(({ id, original_name, kind, refusal }) => ({ id, originalName: original_name, kind, refusal }));
}

/** The result of a file was read: its line goes. False where there is none, or where work on it is not over. */
export async function dismissUpload(db: Db, propertyId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("property_uploads")
    .where("id", "=", id)
    .where("property_id", "=", propertyId)
    .where("status", "=", "refused")
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Takes the file that has waited longest in hand. */
export function takeUpload(db: Db): Promise<{ id: number; file: string; kind: ImageKind } | undefined> {
  return db
    .updateTable("property_uploads")
    .set((eb) => ({ status: "processing", tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb.selectFrom("property_uploads").select("id").where("status", "=", "waiting").orderBy("id").limit(1),
    )
    .returning(["id", "file", "kind"])
    .executeTakeFirst();
}

/** The file becomes no image: its line stays until the reason was read. */
export async function refuseUpload(db: Db, id: number, refusal: UploadRefusal): Promise<void> {
  await db.updateTable("property_uploads").set({ status: "refused", refusal }).where("id", "=", id).execute();
}

/** After the machine failed, and not the file: what is in hand waits again, and the try does not count. */
export async function putBackUploads(db: Db): Promise<void> {
  await db
    .updateTable("property_uploads")
    .set((eb) => ({ status: "waiting", tries: eb.fn<number>("max", [eb("tries", "-", 1), eb.lit(0)]) }))
    .where("status", "=", "processing")
    .execute();
}

/** After a crash: what was in hand waits again, unless it was in hand at too many of them. */
export function takeBackUploads(db: Db): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const inHand = trx.updateTable("property_uploads").where("status", "=", "processing");
    await inHand.set({ status: "refused", refusal: "failed" }).where("tries", ">=", mostTries).execute();
    await inHand.set({ status: "waiting" }).where("tries", "<", mostTries).execute();
  });
}

/** Names of all files that still have a row, whatever became of them: those of developments lie in the same folder. */
export async function listReceivedFiles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("property_uploads")
    .select("file")
    .unionAll(db.selectFrom("development_uploads").select("file"))
    .execute();
  return rows.map(({ file }) => file);
}

async function hashesOf(db: Db, propertyId: number): Promise<Set<string>> {
  const images = db
    .selectFrom("property_images")
    .where("property_id", "=", propertyId)
    .where("content_hash", "is not", null)
    .select("content_hash");
  const uploads = db
    .selectFrom("property_uploads")
    .where("property_id", "=", propertyId)
    .where("content_hash", "is not", null)
    .where("status", "<>", "refused")
    .select("content_hash");
  const rows = await images.unionAll(uploads).execute();
  return new Set(rows.flatMap(({ content_hash }) => content_hash ?? []));
}
