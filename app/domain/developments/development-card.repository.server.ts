import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import type { HomePhoto } from "~/domain/properties/home-detail";
import type { Language } from "~/i18n/languages";

import { completionOf, readQuarter } from "./completion";
import { availabilityOf, type DevelopmentCard, lowestPrice, type UnitStatus } from "./development";

export async function countPublished(db: Db): Promise<number> {
  const { developments } = await published(db)
    .select((eb) => eb.fn.countAll<number>().as("developments"))
    .executeTakeFirstOrThrow();
  return developments;
}

/** Published developments: the featured ones first, then by price. */
export async function listPublished(
  db: Db,
  language: Language,
  { most, from }: { most: number; from: number },
  now: Date,
): Promise<DevelopmentCard[]> {
  // The page is cut first: texts, units and photographs are looked up for its developments only.
  const page = published(db)
    .orderBy("building.is_featured", "desc")
    .orderBy("building.price_from")
    .orderBy("building.id")
    .limit(most)
    .offset(from)
    .select("building.id");
  const rows = await selectCards(db, language)
    .where("building.id", "in", page)
    .orderBy("building.is_featured", "desc")
    .orderBy("building.price_from")
    .orderBy("building.id")
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [units, photos] = await Promise.all([unitsOf(db, ids), mainPhotosOf(db, language, ids)]);
  return rows.map((row) =>
    toCard(
      row,
      units.filter((unit) => unit.development_id === row.id),
      photos.find((photo) => photo.development_id === row.id),
      now,
    ),
  );
}

/**
 * The columns of a card and the joins they need; the caller says which developments and in which order.
 * @param isPublished false for those that no visitor may see
 */
export function selectCards(db: Db, language: Language, isPublished = true) {
  return published(db, isPublished)
    .leftJoin("development_texts as own", (join) =>
      join.onRef("own.development_id", "=", "building.id").on("own.language", "=", language),
    )
    .leftJoin("development_texts as source", (join) =>
      join.onRef("source.development_id", "=", "building.id").onRef("source.language", "=", "building.source_language"),
    )
    .select(["building.id", "building.slug", "building.name", "building.city", "building.source_language"])
    .select(["building.price_from", "building.construction_state", "building.completion_quarter"])
    .select(["building.total_units", "building.bedrooms_from", "building.bedrooms_to"])
    .select(["own.language as own_language", "own.location as own_location", "own.summary as own_summary"])
    .select(["source.location as source_location", "source.summary as source_summary"]);
}

/** The images of developments in the agent's order; the caller says which. */
export function selectImages(db: Db, language: Language) {
  return db
    .selectFrom("development_images as image")
    .leftJoin("development_image_texts as alt", (join) =>
      join.onRef("alt.image_id", "=", "image.id").on("alt.language", "=", language),
    )
    .orderBy("image.display_order")
    .orderBy("image.id")
    .select(["image.development_id", "image.unit_id", "image.kind", "image.image_url", "image.width", "image.height"])
    .select(["image.alt_text", "image.is_rendering", "alt.alt_text as own_alt"]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>["execute"]>>[number];
export type ImageRow = Awaited<ReturnType<ReturnType<typeof selectImages>["execute"]>>[number];

/** @param photo the first in the agent's order */
export function toCard(
  row: CardRow,
  units: readonly { status: UnitStatus; price: number }[],
  photo: ImageRow | undefined,
  now: Date,
): DevelopmentCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    location: row.own_location ?? row.source_location ?? row.city,
    summary: row.own_summary ?? row.source_summary ?? "",
    textLanguage: row.own_language ?? row.source_language,
    priceFrom: lowestPrice(units, row.price_from),
    completion: completionOf(row.construction_state, readQuarter(row.completion_quarter), now),
    constructionState: row.construction_state,
    totalUnits: row.total_units,
    availability: availabilityOf(units),
    bedroomsFrom: row.bedrooms_from,
    bedroomsTo: row.bedrooms_to,
    photo: photo ? toPhoto(photo) : null,
  };
}

export function toPhoto({ image_url, width, height, alt_text, own_alt, is_rendering }: ImageRow): HomePhoto {
  return { name: photoName(image_url), width, height, alt: own_alt ?? alt_text, isRendering: is_rendering === 1 };
}

function published(db: Db, isPublished = true) {
  return db.selectFrom("developments as building").where("building.is_published", "=", isPublished ? 1 : 0);
}

function unitsOf(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("development_units")
    .where("development_id", "in", ids)
    .select(["development_id", "status", "price"])
    .execute();
}

function mainPhotosOf(db: Db, language: Language, ids: readonly number[]): Promise<ImageRow[]> {
  return selectImages(db, language)
    .where("image.development_id", "in", ids)
    .where("image.id", "=", ({ selectFrom }) =>
      selectFrom("development_images as first")
        .whereRef("first.development_id", "=", "image.development_id")
        .where("first.kind", "=", "photo")
        .orderBy("first.display_order")
        .orderBy("first.id")
        .limit(1)
        .select("first.id"),
    )
    .execute();
}
