import type { Generated } from "kysely";

import type { FloorName } from "~/domain/listings/floor-names";
import type { UploadRefusal } from "~/domain/listings/image";
import type { EnergyClass, EnergyRating } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

import type { ConstructionState, UnitStatus } from "./development";

export interface DevelopmentTable {
  id: Generated<number>;
  slug: string;
  name: string;
  neighborhood: string;
  address: Generated<string>;
  video_link: Generated<string>; // https, another site
  tour_link: Generated<string>; // the same
  postal_code: Generated<string>;
  city: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  price_from: number; // EUR
  price_to: number | null; // EUR
  completion_quarter: string | null; // "2025-Q4"
  construction_state: Generated<ConstructionState>; // Ley 18/2007, art. 59 b
  works_licence: Generated<string>; // Ley 18/2007, art. 59 c
  works_licence_expires: string | null; // date
  total_units: number;
  total_floors: number | null;
  bedrooms_from: Generated<number>;
  bedrooms_to: Generated<number>;
  has_parking: Generated<0 | 1>;
  energy_rating: EnergyRating | null;
  energy_consumption_kwh: number | null; // kWh/m² and year
  emissions_rating: EnergyClass | null;
  emissions_kg: number | null; // kg CO₂/m² and year
  reservation_percent: number | null;
  minimum_down_payment_percent: Generated<number>;
  has_mortgage: Generated<0 | 1>;
  has_flexible_payment_plan: Generated<0 | 1>;
  features: Generated<string>; // JSON array
  is_featured: Generated<0 | 1>;
  is_published: Generated<0 | 1>;
  source_language: Generated<Language>;
  text_revision: Generated<number>; // counts the changes of the texts in that language
  version: Generated<number>;
  updated_by: number | null;
  created_at: string; // ISO 8601, UTC
  updated_at: string;
}

export interface DevelopmentTextTable {
  development_id: number;
  language: Language;
  location: Generated<string>;
  summary: string;
  description: string;
  surroundings: Generated<string>;
  source_revision: Generated<number>; // the text_revision that this translates
  updated_at: string | null; // ISO 8601, UTC; null for what came with the sample data
}

export interface DevelopmentUnitTable {
  id: Generated<number>;
  development_id: number;
  name: string;
  floor: number;
  floor_name: Generated<FloorName>; // a code; empty for none
  bedrooms: number;
  bathrooms: number;
  area: number; // built m²
  useful_area: number | null; // m²
  rooms: Generated<string>; // JSON array of rooms with their m²
  terrace: Generated<number>; // m²
  price: number; // EUR
  status: Generated<UnitStatus>;
  features: Generated<string>; // JSON array
  display_order: number;
}

export interface DevelopmentImageTable {
  id: Generated<number>;
  development_id: number;
  unit_id: number | null; // a floor plan belongs to a unit
  image_url: string;
  kind: Generated<"photo" | "floor_plan">;
  display_order: number;
  alt_text: Generated<string>;
  width: number;
  height: number;
  is_rendering: Generated<0 | 1>;
  content_hash: string | null; // SHA-256 of the file it was made from
}

export interface DevelopmentImageTextTable {
  image_id: number;
  language: Language;
  alt_text: string;
}

export interface DevelopmentUploadTable {
  id: Generated<number>;
  development_id: number;
  unit_id: number | null; // for a floor plan
  file: string; // name in the folder of received files
  original_name: string;
  kind: "photo" | "floor_plan";
  status: Generated<"waiting" | "processing" | "refused">;
  refusal: UploadRefusal | null;
  content_hash: string | null; // SHA-256, null where the file was not read to its end
  tries: Generated<number>;
  uploaded_by: number | null;
  created_at: string; // ISO 8601, UTC
}

/** Written by the database alone: migrations/2026-11-22-11-price-history.js. */
export interface DevelopmentUnitPriceTable {
  id: Generated<number>;
  unit_id: number;
  price_before: number | null; // EUR; null where it came on the market
  price: number; // EUR
  since: string; // ISO 8601, UTC
}
