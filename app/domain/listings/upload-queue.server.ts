import type { Db } from "~/db/database";

import type { UploadRefusal } from "./image";
import { kinds, listingKinds } from "./kinds";
import type { Listing, ListingKind } from "./listing";

// A file on which the whole server ended twice is not tried a third time.
const mostTries = 2;

/** An upload that work goes on. */
export type TakenUpload = { listingKind: ListingKind; id: number; file: string };

/** Takes the file that has waited longest in hand, one kind of listing after another. */
export async function takeUpload(db: Db): Promise<TakenUpload | undefined> {
  for (const listingKind of listingKinds) {
    const { uploads } = kinds[listingKind];
    const taken = await db
      .updateTable(uploads)
      .set((eb) => ({ status: "processing", tries: eb("tries", "+", 1) }))
      .where("id", "=", (eb) =>
        eb.selectFrom(uploads).select("id").where("status", "=", "waiting").orderBy("id").limit(1),
      )
      .returning(["id", "file"])
      .executeTakeFirst();
    if (taken) return { listingKind, ...taken };
  }
  return undefined;
}

/** The file becomes no image: its line stays until the reason was read. */
export async function refuseUpload(
  db: Db,
  { listingKind, id }: Pick<TakenUpload, "listingKind" | "id">,
  refusal: UploadRefusal,
): Promise<void> {
  await db.updateTable(kinds[listingKind].uploads).set({ status: "refused", refusal }).where("id", "=", id).execute();
}

/** The file became an image: its row goes. @returns what it was, and of what; undefined where it is gone */
export async function deleteUpload(db: Db, { listingKind, id }: Pick<TakenUpload, "listingKind" | "id">) {
  const { uploads, owner, hasUnits } = kinds[listingKind];
  const row = await db
    .deleteFrom(uploads)
    .where("id", "=", id)
    .returning((eb) => [
      eb.ref(owner).as("owner"),
      "kind",
      "content_hash",
      (hasUnits ? eb.ref("unit_id") : eb.lit(null)).as("unit"),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const listing: Listing = { kind: listingKind, id: row.owner };
  return { listing, kind: row.kind, contentHash: row.content_hash, unit: row.unit };
}

/** After the machine failed, and not the file: what is in hand waits again, and the try does not count. */
export async function putBackUploads(db: Db): Promise<void> {
  for (const kind of listingKinds) {
    await db
      .updateTable(kinds[kind].uploads)
      .set((eb) => ({ status: "waiting", tries: eb.fn<number>("max", [eb("tries", "-", 1), eb.lit(0)]) }))
      .where("status", "=", "processing")
      .execute();
  }
}

/** After a crash: what was in hand waits again, unless it was in hand at too many of them. */
export function takeBackUploads(db: Db): Promise<void> {
  return db.transaction().execute(async (trx) => {
    for (const kind of listingKinds) {
      const inHand = trx.updateTable(kinds[kind].uploads).where("status", "=", "processing");
      await inHand.set({ status: "refused", refusal: "failed" }).where("tries", ">=", mostTries).execute();
      await inHand.set({ status: "waiting" }).where("tries", "<", mostTries).execute();
    }
  });
}

/** Names of all files that still have a row, whatever became of them: those of every kind lie in the same folder. */
export async function listReceivedFiles(db: Db): Promise<string[]> {
  const found = await Promise.all(
    listingKinds.map((kind) => db.selectFrom(kinds[kind].uploads).select("file").execute()),
  );
  return found.flat().map(({ file }) => file);
}
