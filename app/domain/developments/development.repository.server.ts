import type { Selectable } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";
import { unitPrices } from "~/domain/listings/price-history.server";
import { storedRooms } from "~/domain/listings/rooms";
import type { Language } from "~/i18n/languages";

import type { DevelopmentDetail, DevelopmentUnit } from "./development";
import { type ImageRow, selectCards, selectImages, toCard, toPhoto } from "./development-card.repository.server";
import type { DevelopmentUnitTable } from "./development.table";

const featureList = z.array(z.string());

/** A published development with all that its page shows. @param isPublished false for one that no visitor may see yet */
export async function findPublished(
  db: Db,
  language: Language,
  slug: string,
  now: Date,
  isPublished = true,
): Promise<DevelopmentDetail | undefined> {
  const row = await selectCards(db, language, isPublished)
    .selectAll("building")
    .select(["own.description as own_description", "own.surroundings as own_surroundings"])
    .select(["source.description as source_description", "source.surroundings as source_surroundings"])
    .innerJoin("neighborhood_texts as place", (join) =>
      join.onRef("place.neighborhood", "=", "building.neighborhood").on("place.language", "=", language),
    )
    .select("place.name as neighborhood_name")
    .where("building.slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;

  const [units, images, languages] = await Promise.all([
    unitsOf(db, row.id),
    selectImages(db, language).where("image.development_id", "=", row.id).execute(),
    db.selectFrom("development_texts").select("language").where("development_id", "=", row.id).execute(),
  ]);
  const { latitude, longitude } = row;
  return {
    ...toCard(
      row,
      units,
      images.find(({ kind }) => kind === "photo"),
      now,
    ),
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
    links: { video: row.video_link, tour: row.tour_link },
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

type UnitRow = Selectable<DevelopmentUnitTable> & { price_since: string | null; price_before: number | null };

function toUnit(unit: UnitRow, images: readonly ImageRow[]): DevelopmentUnit {
  const plan = images.find(({ kind, unit_id }) => kind === "floor_plan" && unit_id === unit.id);
  return {
    id: unit.id,
    name: unit.name,
    floor: unit.floor,
    floorName: unit.floor_name,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    area: unit.area,
    usefulArea: unit.useful_area,
    rooms: storedRooms.parse(JSON.parse(unit.rooms)),
    terrace: unit.terrace,
    price: unit.price,
    priceSince: unit.price_since,
    priceBefore: unit.price_before,
    status: unit.status,
    features: featureList.parse(JSON.parse(unit.features)),
    floorPlan: plan ? toPhoto(plan) : null,
  };
}

function unitsOf(db: Db, development: number): Promise<UnitRow[]> {
  return db
    .selectFrom("development_units as unit")
    .where("unit.development_id", "=", development)
    .orderBy("unit.display_order")
    .orderBy("unit.id")
    .selectAll("unit")
    .select([unitPrices.since.as("price_since"), unitPrices.before.as("price_before")])
    .execute();
}
