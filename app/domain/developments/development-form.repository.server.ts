import { z } from "zod";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { DevelopmentForm, DevelopmentValues } from "./development-form";

const featureList = z.array(z.string());

export async function findDevelopmentForm(db: Db, id: number): Promise<DevelopmentForm | undefined> {
  const row = await db
    .selectFrom("developments as building")
    .leftJoin("development_texts as source", (join) =>
      join.onRef("source.development_id", "=", "building.id").onRef("source.language", "=", "building.source_language"),
    )
    .leftJoin("users as editor", "editor.id", "building.updated_by")
    .where("building.id", "=", id)
    .selectAll("building")
    .select(["source.location", "source.summary", "source.description", "source.surroundings", "editor.email"])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy: row.email,
    values: {
      name: row.name,
      sourceLanguage: row.source_language,
      location: row.location ?? "",
      summary: row.summary ?? "",
      description: row.description ?? "",
      surroundings: row.surroundings ?? "",
      isPublished: row.is_published === 1,
      isFeatured: row.is_featured === 1,
      neighborhood: row.neighborhood,
      address: row.address,
      postalCode: row.postal_code,
      city: row.city,
      latitude: row.latitude,
      longitude: row.longitude,
      priceFrom: row.price_from,
      priceTo: row.price_to,
      completion: row.completion_quarter,
      constructionState: row.construction_state,
      worksLicence: row.works_licence,
      worksLicenceExpires: row.works_licence_expires,
      totalUnits: row.total_units,
      totalFloors: row.total_floors,
      bedroomsFrom: row.bedrooms_from,
      bedroomsTo: row.bedrooms_to,
      hasParking: row.has_parking === 1,
      energyRating: row.energy_rating,
      energyConsumption: row.energy_consumption_kwh,
      emissionsRating: row.emissions_rating,
      emissions: row.emissions_kg,
      reservationPercent: row.reservation_percent,
      minimumDownPaymentPercent: row.minimum_down_payment_percent,
      hasMortgage: row.has_mortgage === 1,
      hasFlexiblePaymentPlan: row.has_flexible_payment_plan === 1,
      features: featureList.parse(JSON.parse(row.features)),
    },
  };
}

type Bookkeeping = { slug: string; editor: number; at: string };

export async function insertDevelopment(db: Db, values: DevelopmentValues, kept: Bookkeeping): Promise<number> {
  const { slug, editor, at } = kept;
  const { id } = await db
    .insertInto("developments")
    .values({ ...toColumns(values), slug, updated_by: editor, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeSource(db, id, values, 1, at);
  return id;
}

type Changes = {
  at: string;
  editor: number;
  /** Whether the words themselves change. */
  textsChange: boolean;
  /** The language that the texts were said to be in so far. */
  formerLanguage: Language;
};

/** Stores the values as the next version. Changed texts make what translates them stale. They leave a former language. */
export async function replaceDevelopment(
  db: Db,
  id: number,
  values: DevelopmentValues,
  { at, editor, textsChange, formerLanguage }: Changes,
): Promise<void> {
  const { text_revision } = await db
    .updateTable("developments")
    .set(toColumns(values))
    .set((eb) => ({
      version: eb("version", "+", 1),
      text_revision: textsChange ? eb("text_revision", "+", 1) : eb.ref("text_revision"),
      updated_at: at,
      updated_by: editor,
    }))
    .where("id", "=", id)
    .returning("text_revision")
    .executeTakeFirstOrThrow();
  const isMoved = formerLanguage !== values.sourceLanguage;
  if (isMoved) {
    await db
      .deleteFrom("development_texts")
      .where("development_id", "=", id)
      .where("language", "=", formerLanguage)
      .execute();
  }
  if (textsChange || isMoved) await writeSource(db, id, values, text_revision, at);
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom("developments").select("id").where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}

/** Whether there are texts of a development in this language. */
export async function hasTexts(db: Db, id: number, language: Language): Promise<boolean> {
  const row = await db
    .selectFrom("development_texts")
    .select("language")
    .where("development_id", "=", id)
    .where("language", "=", language)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasNeighborhood(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom("neighborhoods").select("slug").where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}

async function writeSource(db: Db, id: number, values: DevelopmentValues, revision: number, at: string) {
  const texts = {
    location: values.location,
    summary: values.summary,
    description: values.description,
    surroundings: values.surroundings,
    source_revision: revision,
    updated_at: at,
  };
  await db
    .insertInto("development_texts")
    .values({ development_id: id, language: values.sourceLanguage, ...texts })
    .onConflict((conflict) => conflict.columns(["development_id", "language"]).doUpdateSet(texts))
    .execute();
}

function toColumns(values: DevelopmentValues) {
  return {
    name: values.name,
    source_language: values.sourceLanguage,
    is_published: flag(values.isPublished),
    is_featured: flag(values.isFeatured),
    neighborhood: values.neighborhood,
    address: values.address,
    postal_code: values.postalCode,
    city: values.city,
    latitude: values.latitude,
    longitude: values.longitude,
    price_from: values.priceFrom,
    price_to: values.priceTo,
    completion_quarter: values.completion,
    construction_state: values.constructionState,
    works_licence: values.worksLicence,
    works_licence_expires: values.worksLicenceExpires,
    total_units: values.totalUnits,
    total_floors: values.totalFloors,
    bedrooms_from: values.bedroomsFrom,
    bedrooms_to: values.bedroomsTo,
    has_parking: flag(values.hasParking),
    energy_rating: values.energyRating,
    energy_consumption_kwh: values.energyConsumption,
    emissions_rating: values.emissionsRating,
    emissions_kg: values.emissions,
    reservation_percent: values.reservationPercent,
    minimum_down_payment_percent: values.minimumDownPaymentPercent,
    has_mortgage: flag(values.hasMortgage),
    has_flexible_payment_plan: flag(values.hasFlexiblePaymentPlan),
    features: JSON.stringify(values.features),
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
