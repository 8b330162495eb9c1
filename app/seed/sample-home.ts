import type { FeatureKey } from "~/domain/listings/features";
import type { Localized } from "~/i18n/languages";

import type { NeighborhoodSlug } from "./sample-neighborhood";

/** Letters of the Spanish energy label (RD 390/2021). */
export type EnergyLetter = "A" | "B" | "C" | "D" | "E" | "F" | "G";

/** A file of `photos/` with the text that stands in for it. */
export type SamplePicture = { readonly file: string; readonly alt: Localized };

export type SampleHome = {
  readonly title: Localized;
  /** One line for the card, at most 95 characters. */
  readonly summary: Localized;
  /** Two to four paragraphs, an empty line between; the first sentence also works alone. */
  readonly description: Localized;
  /** The agent's own number, shown to visitors. */
  readonly reference: string;
  /** EUR, without purchase taxes and costs. */
  readonly price: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Built area, m². */
  readonly area: number;
  /** Useful area, m². */
  readonly usefulArea: number;
  readonly neighborhood: NeighborhoodSlug;
  /** The street alone: no sample carries a door number, so none points at a real home. */
  readonly address: string;
  readonly postalCode: string;
  readonly city: "Barcelona";
  readonly latitude: number;
  readonly longitude: number;
  /** False: visitors see the neighbourhood and a pin rounded to about 100 m, never the street. */
  readonly showsExactAddress: boolean;
  readonly propertyType: "apartment" | "house" | "penthouse" | "studio" | "duplex" | "loft";
  readonly builtYear: number;
  readonly renovatedYear: number | null;
  /** Counted as in Spain and Britain, ground floor 0; null for a whole house. */
  readonly floor: number | null;
  readonly totalFloors: number;
  readonly hasElevator: boolean;
  readonly hasParking: boolean;
  readonly hasStorage: boolean;
  readonly energyRating: EnergyLetter;
  /** Non-renewable primary energy, kWh per m² and year. */
  readonly energyConsumptionKwh: number;
  readonly emissionsRating: EnergyLetter;
  /** kg of CO2 per m² and year. */
  readonly emissionsKg: number;
  /** EUR a month; 0 where there is no community of owners. */
  readonly communityFees: number;
  readonly features: readonly FeatureKey[];
  readonly isFeatured: boolean;
  /** In gallery order; the first is the main one. */
  readonly photos: readonly SamplePicture[];
  readonly floorPlan: SamplePicture;
};
