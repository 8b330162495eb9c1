import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import type { Deletion } from "./deletion";
import { kinds } from "./kinds";
import type { Listing } from "./listing";
import { findListing } from "./listings.server";
import { photoName } from "./photo";

/** What would go with a listing; undefined where there is none. */
export async function findDeletion(db: Db, listing: Listing): Promise<Deletion | undefined> {
  const { owner, goesAlong } = kinds[listing.kind];
  const head = await findListing(db, listing);
  if (!head) return undefined;
  const count = async (table: NonNullable<typeof goesAlong.units> | "contact_submissions" | undefined) => {
    if (table === undefined) return 0;
    const { rows } = await db
      .selectFrom(table)
      .where(owner, "=", listing.id)
      .select((eb) => eb.fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    return rows;
  };
  return {
    title: head.title,
    units: await count(goesAlong.units),
    images: await count(goesAlong.images),
    translations: await count(goesAlong.translations),
    enquiries: await count("contact_submissions"),
  };
}

type Deleted =
  | {
      ok: true;
      /** Names of its photographs, whose files are still there. */
      photos: string[];
      /** Names of received files that were not made into images yet. */
      uploads: string[];
    }
  | { ok: false; reason: "not-found" };

/** Deletes a listing with all it holds. Enquiries about it stay. The files are left to the caller. @param by id of the account that does it */
export function deleteListing(db: Db, listing: Listing, by: number, now: Date): Promise<Deleted> {
  return db.transaction().execute((trx) => deleteListingIn(trx, listing, by, now));
}

/** The same within a transaction that is under way. */
export async function deleteListingIn(trx: Db, listing: Listing, by: number, now: Date): Promise<Deleted> {
  const { kind, id } = listing;
  const { table, owner, images, uploads } = kinds[kind];
  const head = await findListing(trx, listing);
  if (!head) return { ok: false, reason: "not-found" };
  const photos = await trx.selectFrom(images).select("image_url").where(owner, "=", id).execute();
  // Of a refused file nothing is left but its line.
  const waiting = await trx
    .selectFrom(uploads)
    .select("file")
    .where(owner, "=", id)
    .where("status", "!=", "refused")
    .execute();
  await trx.deleteFrom(table).where("id", "=", id).execute();
  const details = { title: head.title };
  await noteActivity(trx, { kind: `${kind}.deleted`, actor: by, subject: id, details }, now);
  return {
    ok: true,
    photos: photos.map(({ image_url }) => photoName(image_url)),
    uploads: waiting.map(({ file }) => file),
  };
}
