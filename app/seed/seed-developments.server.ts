import type { Db } from "~/db/database";

import { developments } from "./developments";
import type { SampleDevelopment } from "./sample-development";
import type { SamplePicture } from "./sample-picture";
import type { SeedPhotos, TakenPhoto } from "./seed-photos.server";
import { inEachLanguage } from "./texts";

export async function seedDevelopments(trx: Db, photos: SeedPhotos, at: string): Promise<void> {
  for (const development of developments()) {
    const { id } = await trx
      .insertInto("developments")
      .values(developmentRow(development, at))
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("development_texts")
      .values(
        inEachLanguage((language) => ({
          development_id: id,
          language,
          location: development.location[language],
          summary: development.summary[language],
          description: development.description[language],
          surroundings: development.surroundings[language],
        })),
      )
      .execute();
    for (const [order, picture] of development.photos.entries()) {
      await insertImage(trx, {
        id,
        unitId: null,
        picture,
        taken: await photos.photo(picture.file),
        order,
        kind: "photo",
      });
    }
    await seedUnits(trx, photos, id, development);
  }
}

async function seedUnits(trx: Db, photos: SeedPhotos, id: number, development: SampleDevelopment) {
  for (const [order, unit] of development.units.entries()) {
    const { id: unitId } = await trx
      .insertInto("development_units")
      .values({
        development_id: id,
        name: unit.name,
        floor: unit.floor,
        bedrooms: unit.bedrooms,
        bathrooms: unit.bathrooms,
        area: unit.area,
        useful_area: unit.usefulArea,
        terrace: unit.terrace,
        price: unit.price,
        status: unit.status,
        features: JSON.stringify(unit.features),
        display_order: order,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const taken = await photos.plan(unit.floorPlan.file);
    await insertImage(trx, { id, unitId, picture: unit.floorPlan, taken, order, kind: "floor_plan" });
  }
}

function developmentRow(development: SampleDevelopment, at: string) {
  return {
    slug: development.slug,
    name: development.name,
    neighborhood: development.neighborhood,
    address: development.address,
    postal_code: development.postalCode,
    city: development.city,
    latitude: development.latitude,
    longitude: development.longitude,
    price_from: development.priceFrom,
    price_to: development.priceTo,
    completion_quarter: development.completionQuarter,
    construction_state: development.constructionState,
    works_licence: development.worksLicense?.number ?? "",
    works_licence_expires: development.worksLicense?.expiresOn ?? null,
    total_units: development.totalUnits,
    total_floors: development.totalFloors,
    bedrooms_from: development.bedroomsFrom,
    bedrooms_to: development.bedroomsTo,
    has_parking: flag(development.hasParking),
    energy_rating: development.energyRating,
    energy_consumption_kwh: development.energyConsumptionKwh,
    emissions_rating: development.emissionsRating,
    emissions_kg: development.emissionsKg,
    reservation_percent: development.reservationPercent,
    minimum_down_payment_percent: development.minimumDownPaymentPercent,
    has_mortgage: flag(development.hasMortgage),
    has_flexible_payment_plan: flag(development.hasFlexiblePaymentPlan),
    features: JSON.stringify(development.features),
    is_featured: flag(development.isFeatured),
    is_published: 1,
    created_at: at,
    updated_at: at,
  } as const;
}

type Image = {
  id: number;
  unitId: number | null;
  picture: SamplePicture;
  taken: TakenPhoto;
  order: number;
  kind: "photo" | "floor_plan";
};

async function insertImage(trx: Db, { id, unitId, picture, taken, order, kind }: Image) {
  const image = await trx
    .insertInto("development_images")
    .values({
      development_id: id,
      unit_id: unitId,
      image_url: taken.imageUrl,
      kind,
      display_order: order,
      alt_text: picture.alt.en,
      width: taken.width,
      height: taken.height,
      is_rendering: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("development_image_texts")
    .values(inEachLanguage((language) => ({ image_id: image.id, language, alt_text: picture.alt[language] })))
    .execute();
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
