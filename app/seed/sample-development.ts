import type { FeatureKey } from "~/domain/listings/features";
import type { Localized } from "~/i18n/languages";

import type { EnergyLetter, SamplePicture } from "./sample-home";
import type { NeighborhoodSlug } from "./sample-neighborhood";

export type SampleUnit = {
  /** Floor and door, as on the plan of the building. */
  readonly name: string;
  readonly floor: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Built area without the terrace, m². */
  readonly area: number;
  /** Useful area, m²; an ad for a new home must give both (Llei 18/2007, art. 59 d). */
  readonly usefulArea: number;
  /** m²; 0 for none. */
  readonly terrace: number;
  /** EUR, without VAT and costs. */
  readonly price: number;
  readonly status: "available" | "reserved" | "sold";
  readonly features: readonly FeatureKey[];
  readonly floorPlan: SamplePicture;
};

export type SampleDevelopment = {
  readonly slug: string;
  /** A name is not translated. */
  readonly name: string;
  readonly location: Localized;
  readonly neighborhood: NeighborhoodSlug;
  readonly address: string;
  readonly postalCode: string;
  readonly city: "Barcelona";
  readonly latitude: number;
  readonly longitude: number;
  /** EUR, lowest and highest price of the units listed. */
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly completion: Localized;
  /** Year and quarter, for sorting: "2025-Q4". */
  readonly completionQuarter: string;
  /** The state of the home belongs in every ad (Llei 18/2007, art. 59 b). */
  readonly constructionState: "planned" | "under-construction" | "finished";
  /** Number and expiry of the works licence (Llei 18/2007, art. 59 c); null while it is not granted. */
  readonly worksLicense: { readonly number: string; readonly expiresOn: string } | null;
  /** Homes in the building; `units` lists only some of them. */
  readonly totalUnits: number;
  /** Floors with homes, above the ground floor. */
  readonly totalFloors: number;
  readonly bedroomsFrom: number;
  readonly bedroomsTo: number;
  readonly hasParking: boolean;
  /** Of the project, until the building has its own certificate; null while there is none. */
  readonly energyRating: EnergyLetter | null;
  /** Non-renewable primary energy, kWh per m² and year. */
  readonly energyConsumptionKwh: number | null;
  readonly emissionsRating: EnergyLetter | null;
  /** kg of CO2 per m² and year. */
  readonly emissionsKg: number | null;
  /** Share of the price paid on reservation, per cent; null where no reservation is taken yet. */
  readonly reservationPercent: number | null;
  /** Per cent of the price. */
  readonly minimumDownPaymentPercent: number;
  readonly hasMortgage: boolean;
  readonly hasFlexiblePaymentPlan: boolean;
  /** One line for the card, at most 95 characters. */
  readonly summary: Localized;
  /** Two or three paragraphs, an empty line between. */
  readonly description: Localized;
  /** The surroundings, for the Location tab. */
  readonly surroundings: Localized;
  readonly features: readonly FeatureKey[];
  /** The first is the main one. */
  readonly photos: readonly SamplePicture[];
  readonly isFeatured: boolean;
  readonly units: readonly SampleUnit[];
};
