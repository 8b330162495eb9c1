/**
 * What a home can offer, as keys that are stored and sent in a search; their names are texts of `app/i18n`.
 * The twelve that a visitor can ask for are those of the specification, section 9, in its order.
 */
export const searchFeatureKeys = [
  "terrace-balcony",
  "parking",
  "elevator",
  "air-conditioning",
  "pool",
  "garden",
  "storage",
  "concierge",
  "gym",
  "sea-view",
  "city-view",
  "recently-renovated",
] as const;

export type SearchFeatureKey = (typeof searchFeatureKeys)[number];

/** Every feature a listing can carry: the searchable ones first, then what a Barcelona home is described with. */
export const featureKeys = [
  ...searchFeatureKeys,
  "roof-terrace",
  "balcony",
  "gallery",
  "exterior",
  "natural-light",
  "high-ceilings",
  "hydraulic-tiles",
  "exposed-beams",
  "vaulted-ceiling",
  "parquet",
  "fireplace",
  "heating",
  "double-glazing",
  "fitted-wardrobes",
  "furnished-kitchen",
  "video-entry",
] as const;

export type FeatureKey = (typeof featureKeys)[number];

export function isFeatureKey(value: unknown): value is FeatureKey {
  return featureKeys.some((key) => key === value);
}

/** Features that say more exactly what a visitor asks for as "Terrace or balcony". */
const outside: readonly string[] = ["balcony", "roof-terrace"] satisfies FeatureKey[];

/** What a page says of the features of a home: each once, so "Terrace or balcony" only where nothing says which. */
export function saidFeatures(features: readonly string[]): string[] {
  const isSaid = features.some((feature) => outside.includes(feature));
  return features.filter((feature) => !(isSaid && feature === "terrace-balcony"));
}
