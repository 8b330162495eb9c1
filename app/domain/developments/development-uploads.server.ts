import type { Db } from "~/db/database";
import type { PropertyUpload, UploadRefusal } from "~/domain/listings/image";
import type { ReceivedFile, Reception } from "~/domain/properties/property-uploads.server";

// A file on which the whole server ended twice is not tried a third time.
const mostTries = 2;

const listeners = new Set<() => void>();

/** Tells when there is something to be made into images; the job stands on the other end. */
export function onDevelopmentUploads(listener: () => void): void {
  listeners.add(listener);
}

type Sent = { files: readonly ReceivedFile[]; unitId: number | null; userId: number };

/**
 * Notes the files of one form, each with its own result: photographs of the building, or the drawing of one unit. A file that
 * is here already is passed over, so that a form sent twice adds nothing twice. @returns undefined where the owner is gone
 */
export async function receiveDevelopmentUploads(
  db: Db,
  developmentId: number,
  { files, unitId, userId }: Sent,
  now: Date,
): Promise<Reception | undefined> {
  const reception = await db.transaction().execute(async (trx) => {
    if (!(await isThere(trx, developmentId, unitId))) return undefined;
    const hashes = await hashesOf(trx, developmentId, unitId);
    const result: Reception = { received: 0, refused: 0, known: [] };
    for (const { file, originalName, contentHash, refusal } of files) {
      if (refusal === null && contentHash !== null) {
        if (hashes.has(contentHash)) {
          result.known.push(file);
          continue;
        }
        hashes.add(contentHash);
      }
      result[refusal === null ? "received" : "refused"] += 1;
      await trx
        .insertInto("development_uploads")
        .values({
          development_id: developmentId,
          unit_id: unitId,
          file,
          original_name: originalName,
          kind: unitId === null ? "photo" : "floor_plan",
          status: refusal === null ? "waiting" : "refused",
          refusal,
          content_hash: contentHash,
          uploaded_by: userId,
          created_at: now.toISOString(),
        })
        .execute();
    }
    return result;
  });
  if (reception && reception.received > 0) for (const tell of listeners) tell();
  return reception;
}

/** The files of a building, or of one of its units, that are no images yet, or never will be. */
export async function listDevelopmentUploads(
  db: Db,
  developmentId: number,
  unitId: number | null,
): Promise<PropertyUpload[]> {
  const rows = await db
    .selectFrom("development_uploads")
    .where("development_id", "=", developmentId)
    .where("unit_id", unitId === null ? "is" : "=", unitId)
    .orderBy("id")
    .select(["id", "original_name", "kind", "refusal"])
    .execute();
  return rows.map(({ id, original_name, kind, refusal }) => ({
    id,
    originalName: original_name,
    kind,
    refusal,
  }));
}

/** The result of a file was read: its line goes. @param unitId of the unit whose drawing it was to be; null for a photograph */
export async function dismissDevelopmentUpload(
  db: Db,
  { developmentId, unitId }: { developmentId: number; unitId: number | null },
  id: number,
): Promise<void> {
  await db
    .deleteFrom("development_uploads")
    .where("id", "=", id)
    .where("development_id", "=", developmentId)
    .where("unit_id", "is", unitId)
    .where("status", "=", "refused")
    .execute();
}

/** Takes the file that has waited longest in hand. */
export function takeDevelopmentUpload(db: Db): Promise<{ id: number; file: string } | undefined> {
  return db
    .updateTable("development_uploads")
    .set((eb) => ({ status: "processing", tries: eb("tries", "+", 1) }))
    .where("id", "=", (eb) =>
      eb.selectFrom("development_uploads").select("id").where("status", "=", "waiting").orderBy("id").limit(1),
    )
    .returning(["id", "file"])
    .executeTakeFirst();
}

/** The file becomes no image: its line stays until the reason was read. */
export async function refuseDevelopmentUpload(db: Db, id: number, refusal: UploadRefusal): Promise<void> {
  await db.updateTable("development_uploads").set({ status: "refused", refusal }).where("id", "=", id).execute();
}

/** After the machine failed, and not the file: what is in hand waits again, and the try does not count. */
export async function putBackDevelopmentUploads(db: Db): Promise<void> {
  await db
    .updateTable("development_uploads")
    .set((eb) => ({ status: "waiting", tries: eb.fn<number>("max", [eb("tries", "-", 1), eb.lit(0)]) }))
    .where("status", "=", "processing")
    .execute();
}

/** After a crash: what was in hand waits again, unless it was in hand at too many of them. */
export function takeBackDevelopmentUploads(db: Db): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const inHand = trx.updateTable("development_uploads").where("status", "=", "processing");
    await inHand.set({ status: "refused", refusal: "failed" }).where("tries", ">=", mostTries).execute();
    await inHand.set({ status: "waiting" }).where("tries", "<", mostTries).execute();
  });
}

async function isThere(db: Db, developmentId: number, unitId: number | null): Promise<boolean> {
  const row =
    unitId === null
      ? await db.selectFrom("developments").where("id", "=", developmentId).select("id").executeTakeFirst()
      : await db
          .selectFrom("development_units")
          .where("id", "=", unitId)
          .where("development_id", "=", developmentId)
          .select("id")
          .executeTakeFirst();
  return row !== undefined;
}

async function hashesOf(db: Db, developmentId: number, unitId: number | null): Promise<Set<string>> {
  const isOwn = unitId === null ? "is" : "=";
  const images = db
    .selectFrom("development_images")
    .where("development_id", "=", developmentId)
    .where("unit_id", isOwn, unitId)
    .select("content_hash");
  const uploads = db
    .selectFrom("development_uploads")
    .where("development_id", "=", developmentId)
    .where("unit_id", isOwn, unitId)
    .where("status", "<>", "refused")
    .select("content_hash");
  const rows = await images.unionAll(uploads).execute();
  return new Set(rows.flatMap(({ content_hash }) => content_hash ?? []));
}
