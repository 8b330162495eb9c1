import type { FloorName } from "~/domain/listings/floor-names";
import { asPhoto, asPlan, type GalleryPicture, type OutsideLinks } from "~/domain/listings/gallery";
import type { Photo } from "~/domain/listings/photo";
import type { Room } from "~/domain/listings/rooms";
import type { Language } from "~/i18n/languages";

import type { EnergyClass, EnergyRating, HomeCard, PropertyType } from "./property";

/** A picture of a home; a computer rendering is called one wherever it is shown. */
export type HomePhoto = Photo & { isRendering: boolean };

/** A point in WGS84 degrees; rounded to about 100 m unless the agent shows the exact address. */
export type ShownPoint = { latitude: number; longitude: number; isExact: boolean };

/** The energy label of a home (RD 390/2021 art. 15.2 and 17.3); a rating of null means that nothing is known yet. */
export type EnergyLabelFacts = {
  rating: EnergyRating | null;
  /** Non-renewable primary energy, kWh/m² and year. */
  consumption: number | null;
  emissionsRating: EnergyClass | null;
  /** kg CO₂/m² and year. */
  emissions: number | null;
  certificateNumber: string;
  /** A date. */
  validUntil: string | null;
};

/** Everything the public page of a home shows, and nothing that it does not. */
export type HomeDetail = Omit<HomeCard, "photo"> & {
  description: string;
  /** The language the agent wrote it in, which its free words are always in. */
  sourceLanguage: Language;
  /** The languages its texts exist in, the one it was written in first. */
  textLanguages: Language[];
  /** The agent's own number; empty where none was given. */
  reference: string;
  type: PropertyType;
  /** Empty where the agent keeps the street to himself. */
  street: string;
  postalCode: string;
  city: string;
  point: ShownPoint | null;
  /** m² */
  usefulArea: number | null;
  /** In the agent's order; empty where they are not given. */
  rooms: Room[];
  builtYear: number | null;
  renovatedYear: number | null;
  /** As counted in Spain: ground floor 0. */
  floor: number | null;
  /** What the floor is called; empty where it has only a number. */
  floorName: FloorName;
  totalFloors: number | null;
  hasElevator: boolean;
  hasParking: boolean;
  hasStorage: boolean;
  energy: EnergyLabelFacts;
  /** EUR a month; 0 where there are none, null where they are not known. */
  communityFees: number | null;
  /** Keys of features and the agent's free words, in the agent's order. */
  features: string[];
  /** In the agent's order, the primary one first. */
  photos: HomePhoto[];
  /** Never among the photographs, never primary. */
  floorPlans: HomePhoto[];
  links: OutsideLinks;
  /** The official label as an image. */
  energyLabel: Photo | null;
};

/** All that its gallery shows: the photographs, then the floor plans. */
export function homePictures({ photos, floorPlans }: Pick<HomeDetail, "photos" | "floorPlans">): GalleryPicture[] {
  return [...photos.map(asPhoto), ...floorPlans.map(asPlan)];
}
