import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

/** What is said of a photo of a home or of an article, in a language where somebody has; empty where nobody has. */
export async function selectWordsOf(db: Db, imageUrl: string, language: Language): Promise<string> {
  const ofHome = await db
    .selectFrom("property_images as image")
    .leftJoin("property_image_texts as alt", (join) =>
      join.onRef("alt.image_id", "=", "image.id").on("alt.language", "=", language),
    )
    .where("image_url", "=", imageUrl)
    .select(["image.alt_text as own", "alt.alt_text as translated"])
    .executeTakeFirst();
  if (ofHome) return ofHome.translated || ofHome.own;
  const ofArticle = await db
    .selectFrom("article_pictures")
    .where("image_url", "=", imageUrl)
    .select("alt_text")
    .executeTakeFirst();
  return ofArticle?.alt_text ?? "";
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
