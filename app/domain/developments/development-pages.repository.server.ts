import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import type { MapBlock, MapRange } from "~/domain/site/map-block";
import { numberOfBlock } from "~/domain/site/map-block.server";
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

/** The published developments among these ids. */
export async function listDevelopmentPages(db: Db, { from, to }: MapRange): Promise<DevelopmentPage[]> {
  const [buildings, texts, images] = await Promise.all([
    db
      .selectFrom("developments")
      .where("is_published", "=", 1)
      .where("id", ">=", from)
      .where("id", "<=", to)
      .select(["id", "slug", "source_language", "updated_at"])
      .orderBy("id")
      .execute(),
    db
      .selectFrom("development_texts")
      .where("development_id", ">=", from)
      .where("development_id", "<=", to)
      .select(["development_id", "language"])
      .execute(),
    db
      .selectFrom("development_images")
      .where("kind", "=", "photo")
      .where("development_id", ">=", from)
      .where("development_id", "<=", to)
      .select(["development_id", "image_url", "width"])
      .orderBy("development_id")
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

/** Which blocks of so many ids have a published development. */
export function listDevelopmentBlocks(db: Db, size: number): Promise<MapBlock[]> {
  return db
    .selectFrom("developments")
    .where("is_published", "=", 1)
    .select((eb) => [numberOfBlock(size).as("number"), eb.fn.max("updated_at").as("updatedAt")])
    .groupBy("number")
    .orderBy("number")
    .execute();
}
