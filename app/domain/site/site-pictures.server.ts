import type { Db } from "~/db/database";
import { type Photo, photoName } from "~/domain/listings/photo";
import type { Language } from "~/i18n/languages";

/** The site's own pictures by their slug: `hero`, `turnkey-staging`, `neighborhood-eixample`. */
export async function sitePicture(db: Db, language: Language, slug: string): Promise<Photo> {
  const row = await db
    .selectFrom("site_pictures")
    .innerJoin("site_picture_texts", "picture", "slug")
    .where("slug", "=", slug)
    .where("language", "=", language)
    .select(["image_url", "width", "height", "alt_text"])
    .executeTakeFirstOrThrow();
  return { name: photoName(row.image_url), width: row.width, height: row.height, alt: row.alt_text };
}
