import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

/**
 * What is said of photos of homes and of articles, by their addresses, in a language where somebody has; empty where nobody has, and
 * missing where the photo is neither.
 */
export async function selectWordsOf(
  db: Db,
  imageUrls: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  if (imageUrls.length === 0) return new Map();
  const [ofArticles, ofHomes] = await Promise.all([
    db.selectFrom("article_pictures").where("image_url", "in", imageUrls).select(["image_url", "alt_text"]).execute(),
    db
      .selectFrom("property_images as image")
      .leftJoin("property_image_texts as alt", (join) =>
        join.onRef("alt.image_id", "=", "image.id").on("alt.language", "=", language),
      )
      .where("image_url", "in", imageUrls)
      .select(["image_url", "image.alt_text as own", "alt.alt_text as translated"])
      .execute(),
  ]);
  return new Map([
    ...ofArticles.map(({ image_url, alt_text }) => [image_url, alt_text] as const),
    ...ofHomes.map(({ image_url, own, translated }) => [image_url, translated || own] as const),
  ]);
}

/** The names of the first photos of the homes that were chosen for an article, in their order: addresses. */
export async function selectFirstPhotos(db: Db, article: number): Promise<string[]> {
  const rows = await db
    .selectFrom("article_properties as chosen")
    .innerJoin("property_images as image", "image.property_id", "chosen.property_id")
    .where("chosen.article_id", "=", article)
    .where("image.is_primary", "=", 1)
    .orderBy("chosen.place")
    .select("image.image_url")
    .execute();
  return rows.map(({ image_url }) => image_url);
}
