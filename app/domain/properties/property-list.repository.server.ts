import { sql } from "kysely";

import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import { defaultLanguage } from "~/i18n/languages";

import type { EditedProperty, ListedProperty, PropertyListSearch } from "./property-list";

export async function countAll(db: Db, status: PropertyListSearch["status"]): Promise<number> {
  let query = db.selectFrom("properties");
  if (status !== "all") query = query.where("status", "=", status);
  const { homes } = await query.select((eb) => eb.fn.countAll<number>().as("homes")).executeTakeFirstOrThrow();
  return homes;
}

/** Ids of one page of the homes with a status, newest first. */
export async function listIds(
  db: Db,
  status: PropertyListSearch["status"],
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  let query = db.selectFrom("properties").select("id");
  if (status !== "all") query = query.where("status", "=", status);
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/** Every home with a status, newest first, with the words that it is found by. SQLite knows no accents to leave out. */
export async function listSearchable(db: Db, status: PropertyListSearch["status"]) {
  let query = withPlace(db);
  if (status !== "all") query = query.where("home.status", "=", status);
  const rows = await query
    .select(["home.id", "home.title", "home.reference", "place.name"])
    .orderBy("home.created_at", "desc")
    .orderBy("home.id", "desc")
    .execute();
  return rows.map(({ id, title, reference, name }) => ({ id, text: `${title} ${name ?? ""} ${reference ?? ""}` }));
}

/** These homes with their primary photographs, newest first. */
export async function listByIds(db: Db, ids: readonly number[]): Promise<ListedProperty[]> {
  if (ids.length === 0) return [];
  const rows = await withPlace(db)
    .leftJoin("property_images as image", (join) =>
      // A literal: with a parameter SQLite could not use the partial index of primary images.
      join.onRef("image.property_id", "=", "home.id").on("image.is_primary", "=", sql.lit<1>(1)),
    )
    .where("home.id", "in", ids)
    .orderBy("home.created_at", "desc")
    .orderBy("home.id", "desc")
    .select(["home.id", "home.title", "home.status", "home.is_featured", "home.price", "home.bedrooms"])
    .select(["home.bathrooms", "home.area", "home.neighborhood", "place.name"])
    .select(["image.image_url", "image.width", "image.height", "image.alt_text"])
    .execute();
  return rows.map(({ is_featured, neighborhood, name, image_url, width, height, alt_text, ...home }) => ({
    ...home,
    neighborhood: name ?? neighborhood,
    isFeatured: is_featured === 1,
    photo:
      image_url !== null && width !== null && height !== null
        ? { name: photoName(image_url), width, height, alt: alt_text ?? "" }
        : null,
  }));
}

/** The homes that were edited last, the latest first. */
export async function recentlyEdited(db: Db, limit: number): Promise<EditedProperty[]> {
  const rows = await withPlace(db)
    .orderBy("home.updated_at", "desc")
    .orderBy("home.id", "desc")
    .limit(limit)
    .select(["home.id", "home.title", "home.status", "home.price", "home.neighborhood", "place.name"])
    .select("home.updated_at as updatedAt")
    .execute();
  return rows.map(({ name, neighborhood, ...home }) => ({ ...home, neighborhood: name ?? neighborhood }));
}

function withPlace(db: Db) {
  return db
    .selectFrom("properties as home")
    .leftJoin("neighborhood_texts as place", (join) =>
      join.onRef("place.neighborhood", "=", "home.neighborhood").on("place.language", "=", defaultLanguage),
    );
}
