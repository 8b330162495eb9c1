import { sql } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import { storedRooms } from "~/domain/listings/rooms";
import { isLanguage, type Language } from "~/i18n/languages";

import { selectCards, toCard } from "./home-card.repository.server";
import type { HomeDetail, HomePhoto, ShownPoint } from "./home-detail";
import { roundedPoint } from "./property";
import { publicStatuses } from "./property-search";

const featureList = z.array(z.string());

/** A public home with all that its page shows; `undefined` for a draft and for an id that nobody has. */
export async function findHome(db: Db, language: Language, id: number): Promise<HomeDetail | undefined> {
  const row = await selectDetail(db, language)
    .where("home.id", "=", id)
    .where("home.status", "in", [...publicStatuses])
    .executeTakeFirst();
  return row && toDetail(db, language, row);
}

/** A draft with all that its page would show, were it put up for sale now: for the staff alone. `undefined` where it is none. */
export async function findDraft(db: Db, language: Language, id: number, now: Date): Promise<HomeDetail | undefined> {
  const row = await selectDetail(db, language)
    .where("home.id", "=", id)
    .where("home.status", "=", "draft")
    .executeTakeFirst();
  const at = now.toISOString();
  const asPublic = {
    status: "available",
    published_at: row?.published_at ?? at,
    price_since: row?.price_since ?? at,
  } as const;
  return row && toDetail(db, language, { ...row, ...asPublic });
}

type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetail>["executeTakeFirstOrThrow"]>>;

async function toDetail(db: Db, language: Language, row: DetailRow): Promise<HomeDetail> {
  const { photo: _primary, ...card } = toCard(row, language);
  const images = await listImages(db, language, row.id);
  return {
    ...card,
    description: row.translated_description ?? row.description,
    sourceLanguage: row.source_language,
    textLanguages: [row.source_language, ...(row.languages?.split(",") ?? []).filter(isLanguage)],
    reference: row.reference ?? "",
    type: row.property_type,
    street: row.shows_exact_address === 1 ? row.address : "",
    postalCode: row.postal_code,
    city: row.city,
    point: shownPoint(row),
    usefulArea: row.useful_area,
    rooms: storedRooms.parse(JSON.parse(row.rooms)),
    builtYear: row.built_year,
    renovatedYear: row.renovated_year,
    floor: row.floor,
    floorName: row.floor_name,
    totalFloors: row.total_floors,
    hasElevator: row.has_elevator === 1,
    hasParking: row.has_parking === 1,
    hasStorage: row.has_storage === 1,
    energy: {
      rating: row.energy_rating,
      consumption: row.energy_consumption_kwh,
      emissionsRating: row.emissions_rating,
      emissions: row.emissions_kg,
      certificateNumber: row.energy_certificate_number,
      validUntil: row.energy_valid_until,
    },
    communityFees: row.community_fees,
    features: featureList.parse(JSON.parse(row.features)),
    photos: images.filter(({ kind }) => kind === "photo").map(({ photo }) => photo),
    floorPlans: images.filter(({ kind }) => kind === "floor_plan").map(({ photo }) => photo),
    links: { video: row.video_link, tour: row.tour_link },
    energyLabel: images.find(({ kind }) => kind === "energy_label")?.photo ?? null,
  };
}

/** Whether a home has a public page. */
export async function isPublicHome(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("properties")
    .select("id")
    .where("id", "=", id)
    .where("status", "in", [...publicStatuses])
    .executeTakeFirst();
  return row !== undefined;
}

// Named one by one: private notes, the order of the owner and the cadastral reference stay where they are.
function selectDetail(db: Db, language: Language) {
  return selectCards(db, language)
    .select(["home.description", "translation.description as translated_description"])
    .select(["home.reference", "home.property_type", "home.address", "home.postal_code", "home.city"])
    .select(["home.shows_exact_address", "home.latitude", "home.longitude", "home.useful_area", "home.rooms"])
    .select(["home.built_year", "home.renovated_year", "home.floor", "home.floor_name", "home.total_floors"])
    .select(["home.has_elevator", "home.has_parking", "home.has_storage", "home.features", "home.community_fees"])
    .select(["home.energy_rating", "home.energy_consumption_kwh", "home.emissions_rating", "home.emissions_kg"])
    .select(["home.energy_certificate_number", "home.energy_valid_until"])
    .select(["home.video_link", "home.tour_link"])
    .select((eb) =>
      eb
        .selectFrom("property_translations as every")
        .whereRef("every.property_id", "=", "home.id")
        .whereRef("every.language", "!=", "home.source_language")
        .select(sql<string | null>`group_concat(every.language)`.as("languages"))
        .as("languages"),
    );
}

async function listImages(db: Db, language: Language, id: number) {
  const rows = await db
    .selectFrom("property_images as image")
    .leftJoin("property_image_texts as alt", (join) =>
      join.onRef("alt.image_id", "=", "image.id").on("alt.language", "=", language),
    )
    .where("image.property_id", "=", id)
    .orderBy("image.is_primary", "desc")
    .orderBy("image.display_order")
    .select(["image.image_url", "image.kind", "image.width", "image.height", "image.is_rendering"])
    .select(["image.alt_text", "alt.alt_text as translated_alt"])
    .execute();
  return rows.map(({ kind, image_url, width, height, alt_text, translated_alt, is_rendering }) => ({
    kind,
    photo: {
      name: photoName(image_url),
      width,
      height,
      alt: translated_alt ?? alt_text,
      isRendering: is_rendering === 1,
    } satisfies HomePhoto,
  }));
}

function shownPoint(row: { latitude: number | null; longitude: number | null; shows_exact_address: 0 | 1 }) {
  if (row.latitude === null || row.longitude === null) return null;
  const isExact = row.shows_exact_address === 1;
  const point = { latitude: row.latitude, longitude: row.longitude };
  return { ...(isExact ? point : roundedPoint(point)), isExact } satisfies ShownPoint;
}
