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

/**
 * Features that a form asks for by a box of their own. Both are stored, as the specification names both and other systems read
 * either; where a row of before says one without the other, the home has it.
 */
export const featuresOfTicks = {
  hasElevator: "elevator",
  hasParking: "parking",
  hasStorage: "storage",
} as const satisfies Readonly<Record<string, FeatureKey>>;

type TickedFeature = keyof typeof featuresOfTicks;
const tickedFeatures: readonly TickedFeature[] = ["hasElevator", "hasParking", "hasStorage"];

/** The boxes among these fields that stand for a feature, each with it. */
export function ticksForFeatures<Name extends string>(
  fields: readonly Name[],
): { tick: Name & TickedFeature; feature: FeatureKey }[] {
  const isField = (tick: TickedFeature): tick is Name & TickedFeature => fields.some((field) => field === tick);
  return tickedFeatures.filter(isField).map((tick) => ({ tick, feature: featuresOfTicks[tick] }));
}
