import { isFeatureKey } from "~/domain/listings/features";

/** The features of a row of which we can speak in each language; what the agent added in words of their own is left out. */
export function knownFeatures(json: string): string[] {
  const read: unknown = JSON.parse(json);
  return Array.isArray(read) ? read.filter(isFeatureKey) : [];
}
