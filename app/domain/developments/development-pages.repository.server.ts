import type { Db } from "~/db/database";
import { photoName } from "~/domain/properties/photo";
import type { Language } from "~/i18n/languages";

/** The public page of a development, as a search engine is told of it. */
export type DevelopmentPage = {
  slug: string;
  /** The languages its texts exist in, the one it was written in first. */
  languages: Language[];
  photos: { name: string; width: number }[];
  /** ISO 8601, UTC */
  updatedAt: string;
};

/** Every published development. */
export async function listDevelopmentPages(db: Db): Promise<DevelopmentPage[]> {
  const [buildings, texts, images] = await Promise.all([
    db
      .selectFrom("developments")
      .where("is_published", "=", 1)
      .select(["id", "slug", "source_language", "updated_at"])
      .orderBy("id")
      .execute(),
    db.selectFrom("development_texts").select(["development_id", "language"]).execute(),
    db
      .selectFrom("development_images")
      .where("kind", "=", "photo")
      .select(["development_id", "image_url", "width"])
      .orderBy("display_order")
      .orderBy("id")
      .execute(),
  ]);
  return buildings.map(({ id, slug, source_language, updated_at }) => ({
    slug,
    languages: [
      source_language,
      ...texts
        .filter(({ development_id, language }) => development_id === id && language !== source_language)
        .map(({ language }) => language),
    ],
    photos: images
      .filter(({ development_id }) => development_id === id)
      .map(({ image_url, width }) => ({ name: photoName(image_url), width })),
    updatedAt: updated_at,
  }));
}
