import type { Db } from "~/db/database";
import { photoName } from "~/domain/properties/photo";

/** Names of all photos that some record shows: homes, developments, the site's own pictures. */
export async function photosInUse(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("property_images")
    .select("image_url")
    .unionAll(db.selectFrom("development_images").select("image_url"))
    .unionAll(db.selectFrom("site_pictures").select("image_url"))
    .execute();
  return new Set(rows.map(({ image_url }) => photoName(image_url)));
}
