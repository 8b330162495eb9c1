import type { FeatureKey } from "~/domain/listings/features";
import type { PropertyType } from "~/domain/properties/property";

/** What is known of a home, as a text about it may say. Areas m²; null where it is not known. */
export type HomeFacts = {
  type: PropertyType;
  bedrooms: number;
  bathrooms: number;
  area: number;
  usefulArea: number | null;
  /** By the Spanish count; 0 is the ground floor. */
  floor: number | null;
  totalFloors: number | null;
  hasLift: boolean;
  hasParking: boolean;
  builtYear: number | null;
  renovatedYear: number | null;
  features: readonly string[];
  /** A letter; null where there is none to show. */
  energyClass: string | null;
  /** EUR a month; 0 where there are none, null where it is not known. */
  fees: number | null;
  /** "in Gràcia", with article and case of the language; empty where nobody wrote it. */
  locative: string;
  /** Only where visitors may read it. */
  street: string | null;
};

/** Ways of beginning with what one sees or does there, the more particular first. Each is a feature of the record. */
export const sceneFeatures = [
  ...["roof-terrace", "gallery", "vaulted-ceiling", "hydraulic-tiles", "exposed-beams", "balcony", "garden"],
  ...["fireplace", "sea-view", "city-view"],
] as const satisfies readonly FeatureKey[];
export type SceneFeature = (typeof sceneFeatures)[number];

/** What is simply there, named as on the home's page. */
export const equipment = [
  ...["heating", "air-conditioning", "double-glazing", "fitted-wardrobes", "furnished-kitchen", "parquet"],
  ...["high-ceilings", "video-entry", "storage", "concierge", "pool", "gym"],
] as const satisfies readonly FeatureKey[];
