import type { Db } from "~/db/database";
import { referenceKey } from "~/domain/properties/reference.server";
import { languages } from "~/i18n/languages";

import { homes } from "./homes";
import type { SampleHome } from "./sample-home";
import type { SamplePicture } from "./sample-picture";
import type { SeedPhotos, TakenPhoto } from "./seed-photos.server";
import { inEachLanguage } from "./texts";

// The texts of the samples are written in English first; the others are their translations.
const source = "en";

export async function seedHomes(trx: Db, photos: SeedPhotos, at: string): Promise<void> {
  for (const home of homes()) {
    const { id } = await trx
      .insertInto("properties")
      .values(propertyRow(home, at))
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("property_translations")
      .values(
        languages
          .filter((language) => language !== source)
          .map((language) => ({
            property_id: id,
            language,
            title: home.title[language],
            summary: home.summary[language],
            description: home.description[language],
            source_revision: 1,
            updated_at: at,
          })),
      )
      .execute();
    for (const [order, picture] of home.photos.entries()) {
      const taken = await photos.photo(picture.file);
      await insertImage(trx, { id, picture, taken, order, kind: "photo", at });
    }
    const taken = await photos.plan(home.floorPlan.file);
    await insertImage(trx, { id, picture: home.floorPlan, taken, order: home.photos.length, kind: "floor_plan", at });
  }
}

function propertyRow(home: SampleHome, at: string) {
  return {
    reference: home.reference,
    reference_key: referenceKey(home.reference),
    title: home.title[source],
    summary: home.summary[source],
    description: home.description[source],
    price: home.price,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area: home.area,
    useful_area: home.usefulArea,
    neighborhood: home.neighborhood,
    address: home.address,
    postal_code: home.postalCode,
    city: home.city,
    shows_exact_address: flag(home.showsExactAddress),
    latitude: home.latitude,
    longitude: home.longitude,
    status: "available",
    property_type: home.propertyType,
    built_year: home.builtYear,
    renovated_year: home.renovatedYear,
    floor: home.floor,
    total_floors: home.totalFloors,
    has_elevator: flag(home.hasElevator),
    has_parking: flag(home.hasParking),
    has_storage: flag(home.hasStorage),
    energy_rating: home.energyRating,
    energy_consumption_kwh: home.energyConsumptionKwh,
    emissions_rating: home.emissionsRating,
    emissions_kg: home.emissionsKg,
    community_fees: home.communityFees,
    features: JSON.stringify(home.features),
    is_featured: flag(home.isFeatured),
    published_at: at,
    created_at: at,
    updated_at: at,
  } as const;
}

type Image = {
  id: number;
  picture: SamplePicture;
  taken: TakenPhoto;
  order: number;
  kind: "photo" | "floor_plan";
  at: string;
};

async function insertImage(trx: Db, { id, picture, taken, order, kind, at }: Image) {
  const image = await trx
    .insertInto("property_images")
    .values({
      property_id: id,
      image_url: taken.imageUrl,
      kind,
      is_primary: kind === "photo" && order === 0 ? 1 : 0,
      display_order: order,
      alt_text: picture.alt[source],
      width: taken.width,
      height: taken.height,
      is_rendering: 1,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("property_image_texts")
    .values(inEachLanguage((language) => ({ image_id: image.id, language, alt_text: picture.alt[language] })))
    .execute();
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
