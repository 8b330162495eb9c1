import { sql } from "kysely";

import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import { publicStatuses } from "~/domain/properties/property-search";
import { keptForContent } from "~/domain/site/kept-for-content.server";
import type { Language } from "~/i18n/languages";

type Found = { title: string; slug: string | number; detail: string };

/** Public homes in whose title, neighbourhood or reference all of the words stand, the newest first. */
export async function listHomesWith(db: Db, language: Language, words: readonly string[], most: number) {
  const fitting = (await listNames(db, language)).filter(({ name }) => words.every((word) => name.includes(word)));
  const ids = fitting.slice(0, most).map(({ id }) => id);
  if (ids.length === 0) return [];
  return withNames(db, language)
    .where("home.id", "in", ids)
    .orderBy("home.id", "desc")
    .select(["home.id", "home.title", "home.status", "translation.title as translated", "place.name"])
    .execute();
}

/** What each public home is called, in plain words. Asked for at each word that is typed, and thousands take long to be written plainly. */
const listNames = keptForContent(
  (db: Db, language: Language) =>
    withNames(db, language)
      .where("home.status", "in", [...publicStatuses])
      .orderBy("home.id", "desc")
      .select("home.id")
      .select(
        sql<string>`plain_words(concat_ws(' ', home.title, translation.title, place.name, home.reference))`.as("name"),
      )
      .execute(),
  (language) => language,
);

function withNames(db: Db, language: Language) {
  return db
    .selectFrom("properties as home")
    .leftJoin("neighborhood_texts as place", (join) =>
      join.onRef("place.neighborhood", "=", "home.neighborhood").on("place.language", "=", language),
    )
    .leftJoin("property_translations as translation", (join) =>
      join.onRef("translation.property_id", "=", "home.id").on("translation.language", "=", language),
    );
}

export async function listDevelopmentsWith(db: Db, words: readonly string[], most: number): Promise<Found[]> {
  let query = db.selectFrom("developments").where("is_published", "=", 1);
  for (const word of words) query = query.where(sql<boolean>`instr(plain_words(name), ${word}) > 0`);
  const rows = await query.orderBy("name").limit(most).select(["slug", "name"]).execute();
  return rows.map(({ slug, name }) => ({ slug, title: name, detail: "" }));
}

export async function listPlacesWith(
  db: Db,
  language: Language,
  words: readonly string[],
  most: number,
): Promise<Found[]> {
  let query = db
    .selectFrom("neighborhoods as place")
    .innerJoin("neighborhood_texts as text", "text.neighborhood", "place.slug")
    .where("text.language", "=", language);
  for (const word of words) query = query.where(sql<boolean>`instr(plain_words(text.name), ${word}) > 0`);
  const rows = await query.orderBy("place.position").limit(most).select(["place.slug", "text.name"]).execute();
  return rows.map(({ slug, name }) => ({ slug, title: name, detail: "" }));
}

export async function listArticlesWith(
  db: Db,
  language: Language,
  words: readonly string[],
  most: number,
): Promise<Found[]> {
  let query = db.selectFrom("articles").where("status", "=", "published").where("language", "=", language);
  for (const word of words) query = query.where(sql<boolean>`instr(plain_words(title || ' ' || keyword), ${word}) > 0`);
  const rows = await query.orderBy("id", "desc").limit(most).select(["slug", "title"]).execute();
  return rows.map(({ slug, title }) => ({ slug, title, detail: "" }));
}

/** The photographs of these homes, each home's in its own order, described in a language where somebody has. */
export async function listPicturesOf(db: Db, language: Language, homes: readonly number[]) {
  if (homes.length === 0) return [];
  const rows = await db
    .selectFrom("property_images as image")
    .leftJoin("property_image_texts as alt", (join) =>
      join.onRef("alt.image_id", "=", "image.id").on("alt.language", "=", language),
    )
    .where("image.property_id", "in", [...homes])
    .where("image.kind", "=", "photo")
    .orderBy("image.property_id")
    .orderBy("image.display_order")
    .select(["image.property_id", "image.image_url", "image.width", "image.height"])
    .select(["image.alt_text", "alt.alt_text as translated"])
    .execute();
  return rows.map(({ property_id, image_url, width, height, alt_text, translated }) => ({
    home: property_id,
    photo: { name: photoName(image_url), width, height, alt: translated || alt_text },
  }));
}
