import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";
import { photoName } from "~/domain/listings/photo";

import type { Deletion } from "./property-deletion";

export async function findDeletion(db: Db, id: number): Promise<Deletion | undefined> {
  return db
    .selectFrom("properties as home")
    .where("home.id", "=", id)
    .select("home.title")
    .select((eb) => {
      const of = (table: "property_images" | "property_translations" | "contact_submissions") =>
        eb
          .selectFrom(table)
          .whereRef(`${table}.property_id`, "=", "home.id")
          .select(eb.fn.countAll<number>().as("rows"))
          .$asScalar()
          .$notNull();
      return [
        of("property_images").as("images"),
        of("property_translations").as("translations"),
        of("contact_submissions").as("enquiries"),
      ];
    })
    .executeTakeFirst();
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

/** Deletes a home with its images and translations. Enquiries about it stay. The files are left to the caller. @param by id of the account that does it */
export function deleteProperty(db: Db, id: number, by: number, now: Date): Promise<Deleted> {
  return db.transaction().execute(async (trx) => {
    const images = await trx.selectFrom("property_images").select("image_url").where("property_id", "=", id).execute();
    // Of a refused file nothing is left but its line.
    const uploads = await trx
      .selectFrom("property_uploads")
      .select("file")
      .where("property_id", "=", id)
      .where("status", "!=", "refused")
      .execute();
    const deleted = await trx
      .deleteFrom("properties")
      .where("id", "=", id)
      .returning(["id", "title"])
      .executeTakeFirst();
    if (!deleted) return { ok: false, reason: "not-found" };
    const details = { title: deleted.title };
    await noteActivity(trx, { kind: "property.deleted", actor: by, subject: id, details }, now);
    return {
      ok: true,
      photos: images.map(({ image_url }) => photoName(image_url)),
      uploads: uploads.map(({ file }) => file),
    };
  });
}
