import type { Db } from "~/db/database";

import type { ImageKind, ListedUpload, UploadRefusal } from "./image";
import { kinds } from "./kinds";
import type { Listing } from "./listing";
import { touchListing } from "./listings.server";
import type { RefusedFile } from "./upload-tally";

/** What files are sent for: a listing, or the drawing of one of its units. */
export type UploadPlace = Listing & { unit?: number };

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
  refused: RefusedFile[];
  /** Names of the files that are here already: nothing is made of them a second time. */
  known: string[];
};

const listeners = new Set<() => void>();

/** Tells when there is something to be made into images; the job stands on the other end. */
export function onUploads(listener: () => void): void {
  listeners.add(listener);
}

type Sent = { files: readonly ReceivedFile[]; kind: ImageKind; userId: number };

/**
 * Notes the files of one form, each with its own result; undefined where their place is gone. A file that is there or on its
 * way already is passed over, so that a form sent twice adds nothing twice.
 */
export async function receiveUploads(
  db: Db,
  place: UploadPlace,
  { files, kind, userId }: Sent,
  now: Date,
): Promise<Reception | undefined> {
  const { uploads, owner, hasUnits } = kinds[place.kind];
  const reception = await db.transaction().execute(async (trx) => {
    if (!(await isThere(trx, place))) return undefined;
    const hashes = await contentHashes(trx, place);
    const result: Reception = { received: 0, refused: [], known: [] };
    for (const { file, originalName, contentHash, refusal } of files) {
      if (refusal === null && contentHash !== null) {
        if (hashes.has(contentHash)) {
          result.known.push(file);
          continue;
        }
        hashes.add(contentHash);
      }
      if (refusal === null) result.received += 1;
      else result.refused.push({ originalName, refusal });
      await trx
        .insertInto(uploads)
        .values({
          [owner]: place.id,
          file,
          original_name: originalName,
          kind,
          status: refusal === null ? "waiting" : "refused",
          refusal,
          content_hash: contentHash,
          uploaded_by: userId,
          created_at: now.toISOString(),
          ...(hasUnits ? { unit_id: place.unit ?? null } : {}),
        })
        .execute();
    }
    if (result.received > 0) await touchListing(trx, place, now);
    return result;
  });
  if (reception && reception.received > 0) for (const tell of listeners) tell();
  return reception;
}

/** The files of a place that are no images yet, or never will be, as they came. */
export async function listUploads(db: Db, place: UploadPlace): Promise<ListedUpload[]> {
  const rows = await ownUploads(db, place).orderBy("id").select(["id", "original_name", "kind", "refusal"]).execute();
  return rows.map(({ id, original_name, kind, refusal }) => ({ id, originalName: original_name, kind, refusal }));
}

/** The result of a file was read: its line goes. False where there is none, or where work on it is not over. */
export async function dismissUpload(db: Db, place: UploadPlace, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(kinds[place.kind].uploads)
    .where("id", "in", ownUploads(db, place).where("id", "=", id).where("status", "=", "refused").select("id"))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What was sent for a place, and nothing for its units or the whole around it. */
function ownUploads(db: Db, { kind, id, unit }: UploadPlace) {
  const { uploads, owner, hasUnits } = kinds[kind];
  const own = db.selectFrom(uploads).where(owner, "=", id);
  return hasUnits ? own.where("unit_id", "is", unit ?? null) : own;
}

function ownImages(db: Db, { kind, id, unit }: UploadPlace) {
  const { images, owner, hasUnits } = kinds[kind];
  const own = db.selectFrom(images).where(owner, "=", id);
  return hasUnits ? own.where("unit_id", "is", unit ?? null) : own;
}

async function isThere(db: Db, { kind, id, unit }: UploadPlace): Promise<boolean> {
  const row =
    unit === undefined
      ? await db.selectFrom(kinds[kind].table).where("id", "=", id).select("id").executeTakeFirst()
      : await db
          .selectFrom("development_units")
          .where("id", "=", unit)
          .where("development_id", "=", id)
          .select("id")
          .executeTakeFirst();
  return row !== undefined;
}

async function contentHashes(db: Db, place: UploadPlace): Promise<Set<string>> {
  const images = ownImages(db, place).select("content_hash");
  const uploads = ownUploads(db, place).where("status", "<>", "refused").select("content_hash");
  const rows = await images.unionAll(uploads).execute();
  return new Set(rows.flatMap(({ content_hash }) => content_hash ?? []));
}
