import type { Insertable, Selectable } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { PropertyForm, PropertyValues } from "./property-form";
import type { PropertyTable } from "./property.table";

const featureList = z.array(z.string());

export async function findPropertyForm(db: Db, id: number): Promise<PropertyForm | undefined> {
  const row = await db
    .selectFrom("properties as home")
    .leftJoin("users as editor", "editor.id", "home.updated_by")
    .where("home.id", "=", id)
    .selectAll("home")
    .select("editor.email")
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    version: row.version,
    values: toValues(row),
    updatedAt: row.updated_at,
    updatedBy: row.email,
    enquiryId: row.drafted_from_enquiry,
  };
}

type Bookkeeping = Pick<Insertable<PropertyTable>, "published_at" | "updated_by" | "created_at" | "updated_at">;

export async function insertProperty(db: Db, values: PropertyValues, kept: Bookkeeping): Promise<number> {
  const { id } = await db
    .insertInto("properties")
    .values({ ...toColumns(values), ...kept })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Changes = { at: string; editor: number; textsChange: boolean; isPublic: boolean };

/** Stores the values as the next version. The first time the home is public is kept; later ones do not move it. */
export async function replaceProperty(db: Db, id: number, values: PropertyValues, changes: Changes): Promise<void> {
  await db
    .updateTable("properties")
    .set(toColumns(values))
    .set((eb) => ({
      version: eb("version", "+", 1),
      text_revision: changes.textsChange ? eb("text_revision", "+", 1) : eb.ref("text_revision"),
      published_at: changes.isPublic ? eb.fn.coalesce("published_at", eb.val(changes.at)) : eb.ref("published_at"),
      updated_at: changes.at,
      updated_by: changes.editor,
    }))
    .where("id", "=", id)
    .execute();
}

/** Whether another home has this reference. @param own the home that may have it */
export async function isReferenceTaken(db: Db, reference: string, own: number | null): Promise<boolean> {
  const row = await db.selectFrom("properties").select("id").where("reference", "=", reference).executeTakeFirst();
  return row !== undefined && row.id !== own;
}

export async function hasNeighborhood(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom("neighborhoods").select("slug").where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}

/** Whether the texts of a home are translated into this language. */
export async function hasTranslation(db: Db, id: number, language: Language): Promise<boolean> {
  const row = await db
    .selectFrom("property_translations")
    .select("language")
    .where("property_id", "=", id)
    .where("language", "=", language)
    .executeTakeFirst();
  return row !== undefined;
}

type ValueColumns = Omit<
  PropertyTable,
  | "id"
  | "version"
  | "text_revision"
  | "published_at"
  | "updated_by"
  | "created_at"
  | "updated_at"
  | "drafted_from_enquiry"
>;

function toColumns(values: PropertyValues) {
  return {
    reference: values.reference === "" ? null : values.reference,
    title: values.title,
    summary: values.summary,
    description: values.description,
    source_language: values.sourceLanguage,
    price: values.price,
    bedrooms: values.bedrooms,
    bathrooms: values.bathrooms,
    area: values.area,
    useful_area: values.usefulArea,
    neighborhood: values.neighborhood,
    address: values.address,
    postal_code: values.postalCode,
    city: values.city,
    shows_exact_address: flag(values.showsExactAddress),
    latitude: values.latitude,
    longitude: values.longitude,
    status: values.status,
    property_type: values.propertyType,
    built_year: values.builtYear,
    renovated_year: values.renovatedYear,
    floor: values.floor,
    total_floors: values.totalFloors,
    has_elevator: flag(values.hasElevator),
    has_parking: flag(values.hasParking),
    has_storage: flag(values.hasStorage),
    energy_rating: values.energyRating,
    energy_consumption_kwh: values.energyConsumption,
    emissions_rating: values.emissionsRating,
    emissions_kg: values.emissions,
    energy_certificate_number: values.certificateNumber,
    energy_valid_until: values.energyValidUntil,
    community_fees: values.communityFees,
    features: JSON.stringify(values.features),
    is_featured: flag(values.isFeatured),
    cadastral_reference: values.cadastralReference,
    nota_de_encargo_date: values.notaDeEncargoDate,
    cedula: values.cedula,
    private_notes: values.privateNotes,
  } satisfies Record<keyof ValueColumns, unknown>;
}

function toValues(row: Selectable<ValueColumns>): PropertyValues {
  return {
    title: row.title,
    summary: row.summary,
    description: row.description,
    sourceLanguage: row.source_language,
    price: row.price,
    status: row.status,
    propertyType: row.property_type,
    reference: row.reference ?? "",
    isFeatured: row.is_featured === 1,
    neighborhood: row.neighborhood,
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    cadastralReference: row.cadastral_reference,
    showsExactAddress: row.shows_exact_address === 1,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    usefulArea: row.useful_area,
    builtYear: row.built_year,
    renovatedYear: row.renovated_year,
    floor: row.floor,
    totalFloors: row.total_floors,
    communityFees: row.community_fees,
    hasElevator: row.has_elevator === 1,
    hasParking: row.has_parking === 1,
    hasStorage: row.has_storage === 1,
    energyRating: row.energy_rating,
    energyConsumption: row.energy_consumption_kwh,
    emissionsRating: row.emissions_rating,
    emissions: row.emissions_kg,
    certificateNumber: row.energy_certificate_number,
    energyValidUntil: row.energy_valid_until,
    notaDeEncargoDate: row.nota_de_encargo_date,
    cedula: row.cedula,
    privateNotes: row.private_notes,
    features: featureList.parse(JSON.parse(row.features)),
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
