import { features as names } from "~/i18n/en/features";

import { featureKeys, isFeatureKey } from "./features";

/** The longest feature in the agent's own words, in characters. */
export const longestFeature = 60;

/** More than fit into a feed, and more than anybody reads. */
export const mostFeatures = 50;

const keysByName = new Map(
  featureKeys.flatMap((key) => [[key, key] as const, [names[`feature.${key}`].toLowerCase(), key] as const]),
);

/**
 * The features of a home as they are stored: the ones we know by their keys and in their order, then the agent's own words
 * as entered. Blanks and repetitions are left out, capitals or not; a known one written out is that one.
 */
export function tidyFeatures(entered: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const feature of entered.map(meaning)) {
    const folded = feature.toLowerCase();
    if (feature !== "" && !found.has(folded)) found.set(folded, feature);
  }
  const all = [...found.values()];
  return [...featureKeys.filter((key) => all.includes(key)), ...all.filter((feature) => !isFeatureKey(feature))];
}

/** Adds what was typed to the features; a blank or a repetition changes nothing. */
export function addFeature(features: readonly string[], typed: string): string[] {
  return tidyFeatures([...features, typed]);
}

export function removeFeature(features: readonly string[], removed: string): string[] {
  return features.filter((feature) => feature !== removed);
}

/** The key of a feature that we know by this name, or the words themselves. */
function meaning(entered: string): string {
  const words = entered.replace(/[\s\0]+/g, " ").trim();
  return keysByName.get(words.toLowerCase()) ?? words;
}
