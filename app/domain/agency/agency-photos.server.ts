import type { Db } from "~/db/database";
import { imageUrl, photoName, type TakenPhoto } from "~/domain/listings/photo";

import { noteSettings, type SettingsPart } from "./settings-activity.server";

/** Photos of the agency are among the site's own pictures: kept, copied, made anew and swept with them. */
type Slug = "agent-portrait" | "sharing";

/** The photo, if there is one. */
export async function findAgencyPhoto(db: Db, slug: Slug): Promise<TakenPhoto | null> {
  const row = await db
    .selectFrom("site_pictures")
    .where("slug", "=", slug)
    .select(["image_url", "width", "height"])
    .executeTakeFirst();
  return row ? { name: photoName(row.image_url), width: row.width, height: row.height } : null;
}

/** Puts a photo in place of the one there may be. @returns the name of the photo that nothing shows any more */
export async function putAgencyPhoto(trx: Db, slug: Slug, photo: TakenPhoto): Promise<string | null> {
  const before = await findAgencyPhoto(trx, slug);
  const row = { image_url: imageUrl(photo), width: photo.width, height: photo.height, is_rendering: 0 as const };
  await trx
    .insertInto("site_pictures")
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
    .execute();
  return before?.name ?? null;
}

/** Takes a photo away, from a part of the settings. @returns its name; null where there was none */
export function removeAgencyPhoto(
  db: Db,
  slug: Slug,
  part: SettingsPart,
  by: number,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const before = await findAgencyPhoto(trx, slug);
    if (!before) return null;
    await trx.deleteFrom("site_pictures").where("slug", "=", slug).execute();
    await noteSettings(trx, part, by, now);
    return before.name;
  });
}
