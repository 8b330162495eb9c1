import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import type { MapBlock, MapRange } from "~/domain/site/map-block";
import { numberOfBlock } from "~/domain/site/map-block.server";
import { isLanguage, type Language } from "~/i18n/languages";

import { listedStatuses } from "./property-search";

/** The public page of a home that is still on the market, as a search engine is told of it. */
export type HomePage = {
  id: number;
  /** The languages its texts exist in, the one it was written in first. */
  languages: Language[];
  /** Its photographs in the agent's order. */
  photos: { name: string; width: number }[];
  /** ISO 8601, UTC */
  updatedAt: string;
};

/** The homes of the list among these ids: a sold one keeps its page, and no search engine is led there. */
export async function listHomePages(db: Db, { from, to }: MapRange): Promise<HomePage[]> {
  const [homes, images] = await Promise.all([
    listed(db)
      .where("id", ">=", from)
      .where("id", "<=", to)
      .select((eb) => [
        "id",
        "source_language",
        "updated_at",
        eb
          .selectFrom("property_translations")
          .whereRef("property_id", "=", "home.id")
          .select((inner) => inner.fn<string | null>("group_concat", ["language"]).as("languages"))
          .as("languages"),
      ])
      .orderBy("id")
      .execute(),
    db
      .selectFrom("property_images")
      .where("kind", "=", "photo")
      .where("property_id", ">=", from)
      .where("property_id", "<=", to)
      .select(["property_id", "image_url", "width"])
      .orderBy("property_id")
      .orderBy("is_primary", "desc")
      .orderBy("display_order")
      .orderBy("id")
      .execute(),
  ]);
  const photos = new Map<number, HomePage["photos"]>();
  for (const { property_id, image_url, width } of images) {
    const photo = { name: photoName(image_url), width };
    const others = photos.get(property_id);
    if (others) others.push(photo);
    else photos.set(property_id, [photo]);
  }
  return homes.map(({ id, source_language, updated_at, languages }) => ({
    id,
    languages: [
      source_language,
      ...(languages?.split(",") ?? []).filter(isLanguage).filter((each) => each !== source_language),
    ],
    photos: photos.get(id) ?? [],
    updatedAt: updated_at,
  }));
}

/** Which blocks of so many ids have a home of the list. */
export function listHomeBlocks(db: Db, size: number): Promise<MapBlock[]> {
  return listed(db)
    .select((eb) => [numberOfBlock(size).as("number"), eb.fn.max("updated_at").as("updatedAt")])
    .groupBy("number")
    .orderBy("number")
    .execute();
}

function listed(db: Db) {
  return db.selectFrom("properties as home").where("status", "in", [...listedStatuses]);
}
