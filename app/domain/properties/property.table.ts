import type { Generated } from "kysely";

import type { FloorName } from "~/domain/listings/floor-names";
import type { ImageKind, UploadRefusal } from "~/domain/listings/image";
import type { Language } from "~/i18n/languages";

import type { EnergyClass, EnergyRating, PropertyStatus, PropertyType } from "./property";

export interface PropertyTable {
  id: Generated<number>;
  reference: string | null;
  reference_key: string | null; // its letters and digits; null: none, or not known: see the migration
  title: string;
  summary: Generated<string>;
  description: Generated<string>;
  source_language: Generated<Language>;
  text_revision: Generated<number>;
  price: number; // EUR
  bedrooms: Generated<number>;
  bathrooms: Generated<number>;
  area: Generated<number>; // built m²
  useful_area: number | null; // m²
  rooms: Generated<string>; // JSON array of rooms with their m²
  neighborhood: string;
  address: Generated<string>;
  video_link: Generated<string>; // https, another site
  tour_link: Generated<string>; // the same
  postal_code: Generated<string>;
  city: Generated<string>;
  shows_exact_address: Generated<0 | 1>;
  latitude: number | null;
  longitude: number | null;
  status: Generated<PropertyStatus>;
  property_type: Generated<PropertyType>;
  built_year: number | null;
  renovated_year: number | null;
  floor: number | null;
  floor_name: Generated<FloorName>; // a code; empty for none
  total_floors: number | null;
  has_elevator: Generated<0 | 1>;
  has_parking: Generated<0 | 1>;
  has_storage: Generated<0 | 1>;
  energy_rating: EnergyRating | null;
  energy_consumption_kwh: number | null; // kWh/m² and year
  emissions_rating: EnergyClass | null;
  emissions_kg: number | null; // kg CO₂/m² and year
  energy_certificate_number: Generated<string>;
  energy_valid_until: string | null; // date
  community_fees: number | null; // EUR a month
  features: Generated<string>; // JSON array of feature keys and free words
  is_featured: Generated<0 | 1>;
  cadastral_reference: Generated<string>;
  nota_de_encargo_date: string | null; // date
  cedula: Generated<string>;
  private_notes: Generated<string>;
  drafted_from_enquiry: number | null;
  found_by: Generated<string>; // title, reference and place as `plainWords`; empty: not known, read those
  version: Generated<number>; // one more with each save, so that the second of two editors is told
  updated_by: number | null;
  sold_at: Generated<string | null>; // ISO 8601, UTC; written by the database where nobody says it
  final_price: number | null; // EUR, what it was sold for; never shown to visitors
  published_at: string | null; // ISO 8601, UTC
  created_at: string; // ISO 8601, UTC
  updated_at: string; // ISO 8601, UTC
}

export interface PropertyTranslationTable {
  property_id: number;
  language: Language;
  title: string;
  summary: Generated<string>;
  description: string;
  source_revision: number; // the text_revision it was translated from
  updated_at: string;
}

export interface PropertyImageTable {
  id: Generated<number>;
  property_id: number;
  image_url: string;
  kind: Generated<ImageKind>;
  is_primary: Generated<0 | 1>;
  display_order: number;
  alt_text: Generated<string>;
  width: number; // pixels
  height: number; // pixels
  is_rendering: Generated<0 | 1>;
  content_hash: string | null; // SHA-256 of the original, hexadecimal; null for what the seed brought
  created_at: string;
}

export interface PropertyImageTextTable {
  image_id: number;
  language: Language;
  alt_text: string;
}

/** A received file that waits to be made into an image, or was refused and waits to be read about. */
export interface PropertyUploadTable {
  id: Generated<number>;
  property_id: number;
  file: string; // name in the folder of received files
  original_name: string;
  kind: Generated<ImageKind>;
  status: Generated<"waiting" | "processing" | "refused">;
  refusal: UploadRefusal | null;
  content_hash: string | null; // SHA-256 of the file, hexadecimal; null where it was not read to its end
  tries: Generated<number>; // how often work on it was begun
  uploaded_by: number | null;
  created_at: string; // ISO 8601, UTC
}

/** Written by the database alone: migrations/2026-11-22-11-price-history.js. */
export interface PropertyPriceTable {
  id: Generated<number>;
  property_id: number;
  price_before: number | null; // EUR; null where it came on the market
  price: number; // EUR
  since: string; // ISO 8601, UTC
}
