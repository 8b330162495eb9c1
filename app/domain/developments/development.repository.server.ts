import type { Selectable } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";
import type { HomePhoto } from "~/domain/properties/home-detail";
import { photoName } from "~/domain/properties/photo";
import type { Language } from "~/i18n/languages";

import { completionOf, readQuarter } from "./completion";
import {
  availabilityOf,
  type DevelopmentCard,
  type DevelopmentDetail,
  type DevelopmentUnit,
  lowestPrice,
} from "./development";
import type { DevelopmentImageTable, DevelopmentUnitTable } from "./development.table";

const featureList = z.array(z.string());

/** Published developments: the featured ones first, then by price. */
export async function listPublished(db: Db, language: Language, now: Date): Promise<DevelopmentCard[]> {
  const rows = await selectPublished(db, language)
    .orderBy("building.is_featured", "desc")
    .orderBy("building.price_from")
    .orderBy("building.id")
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [units, images] = await Promise.all([unitsOf(db, ids), imagesOf(db, language, ids)]);
  return rows.map((row) =>
    toCard(
      row,
      units.filter((unit) => unit.development_id === row.id),
      images.filter((image) => image.development_id === row.id),
      now,
    ),
  );
}

/** A published development with all that its page shows. */
export async function findPublished(
  db: Db,
  language: Language,
  slug: string,
  now: Date,
): Promise<DevelopmentDetail | undefined> {
  const row = await selectPublished(db, language)
    .innerJoin("neighborhood_texts as place", (join) =>
      join.onRef("place.neighborhood", "=", "building.neighborhood").on("place.language", "=", language),
    )
    .select("place.name as neighborhood_name")
    .where("building.slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;

  const [units, images, languages] = await Promise.all([
    unitsOf(db, [row.id]),
    imagesOf(db, language, [row.id]),
    db.selectFrom("development_texts").select("language").where("development_id", "=", row.id).execute(),
  ]);
  const { latitude, longitude } = row;
  return {
    ...toCard(row, units, images, now),
    neighborhood: { slug: row.neighborhood, name: row.neighborhood_name },
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    // A building for sale stands in the open: its place is part of the ad (Llei 18/2007, art. 59 a).
    point: latitude === null || longitude === null ? null : { latitude, longitude, isExact: true },
    description: row.own_description ?? row.source_description ?? "",
    surroundings: row.own_surroundings ?? row.source_surroundings ?? "",
    sourceLanguage: row.source_language,
    textLanguages: [
      row.source_language,
      ...languages.map((text) => text.language).filter((each) => each !== row.source_language),
    ],
    worksLicence: row.works_licence,
    worksLicenceExpires: row.works_licence_expires,
    totalFloors: row.total_floors,
    hasParking: row.has_parking === 1,
    energy: {
      rating: row.energy_rating,
      consumption: row.energy_consumption_kwh,
      emissionsRating: row.emissions_rating,
      emissions: row.emissions_kg,
      certificateNumber: "",
      validUntil: null,
    },
    reservationPercent: row.reservation_percent,
    minimumDownPaymentPercent: row.minimum_down_payment_percent,
    hasMortgage: row.has_mortgage === 1,
    hasFlexiblePaymentPlan: row.has_flexible_payment_plan === 1,
    features: featureList.parse(JSON.parse(row.features)),
    photos: images.filter(({ kind }) => kind === "photo").map(toPhoto),
    units: units.map((unit) => toUnit(unit, images)),
  };
}

/** Where a published unit is listed; undefined where there is none. */
export async function findUnitPlace(db: Db, unitId: number): Promise<{ slug: string } | undefined> {
  return db
    .selectFrom("development_units as unit")
    .innerJoin("developments as building", "building.id", "unit.development_id")
    .where("unit.id", "=", unitId)
    .where("building.is_published", "=", 1)
    .select("building.slug")
    .executeTakeFirst();
}

function selectPublished(db: Db, language: Language) {
  return db
    .selectFrom("developments as building")
    .leftJoin("development_texts as own", (join) =>
      join.onRef("own.development_id", "=", "building.id").on("own.language", "=", language),
    )
    .leftJoin("development_texts as source", (join) =>
      join.onRef("source.development_id", "=", "building.id").onRef("source.language", "=", "building.source_language"),
    )
    .where("building.is_published", "=", 1)
    .selectAll("building")
    .select(["own.language as own_language", "own.location as own_location", "own.summary as own_summary"])
    .select(["own.description as own_description", "own.surroundings as own_surroundings"])
    .select(["source.location as source_location", "source.summary as source_summary"])
    .select(["source.description as source_description", "source.surroundings as source_surroundings"]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectPublished>["execute"]>>[number];
type UnitRow = Selectable<DevelopmentUnitTable>;
type ImageRow = Pick<
  Selectable<DevelopmentImageTable>,
  "development_id" | "unit_id" | "kind" | "image_url" | "width" | "height" | "alt_text" | "is_rendering"
> & { own_alt: string | null };

function toCard(row: CardRow, units: readonly UnitRow[], images: readonly ImageRow[], now: Date): DevelopmentCard {
  const photo = images.find(({ kind }) => kind === "photo");
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

function toUnit(unit: UnitRow, images: readonly ImageRow[]): DevelopmentUnit {
  const plan = images.find(({ kind, unit_id }) => kind === "floor_plan" && unit_id === unit.id);
  return {
    id: unit.id,
    name: unit.name,
    floor: unit.floor,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    area: unit.area,
    usefulArea: unit.useful_area,
    terrace: unit.terrace,
    price: unit.price,
    status: unit.status,
    features: featureList.parse(JSON.parse(unit.features)),
    floorPlan: plan ? toPhoto(plan) : null,
  };
}

function toPhoto({ image_url, width, height, alt_text, own_alt, is_rendering }: ImageRow): HomePhoto {
  return { name: photoName(image_url), width, height, alt: own_alt ?? alt_text, isRendering: is_rendering === 1 };
}

function unitsOf(db: Db, ids: readonly number[]): Promise<UnitRow[]> {
  return db
    .selectFrom("development_units")
    .where("development_id", "in", ids)
    .orderBy("display_order")
    .orderBy("id")
    .selectAll()
    .execute();
}

function imagesOf(db: Db, language: Language, ids: readonly number[]): Promise<ImageRow[]> {
  return db
    .selectFrom("development_images as image")
    .leftJoin("development_image_texts as alt", (join) =>
      join.onRef("alt.image_id", "=", "image.id").on("alt.language", "=", language),
    )
    .where("image.development_id", "in", ids)
    .orderBy("image.display_order")
    .orderBy("image.id")
    .select(["image.development_id", "image.unit_id", "image.kind", "image.image_url", "image.width", "image.height"])
    .select(["image.alt_text", "image.is_rendering", "alt.alt_text as own_alt"])
    .execute();
}
