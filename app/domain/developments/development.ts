import type { FloorName } from "~/domain/listings/floor-names";
import { asPhoto, asPlan, type GalleryPicture, type OutsideLinks } from "~/domain/listings/gallery";
import type { Room } from "~/domain/listings/rooms";
import type { EnergyLabelFacts, HomePhoto, ShownPoint } from "~/domain/properties/home-detail";
import type { Language } from "~/i18n/languages";

import type { Completion } from "./completion";

/** How far the works are; every ad for a new home says so (Llei 18/2007, art. 59 b). */
export const constructionStates = ["planned", "under-construction", "finished"] as const;
export type ConstructionState = (typeof constructionStates)[number];

export const unitStatuses = ["available", "reserved", "sold"] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** How many of the units that are listed stand in each status. A building may have more units than are listed. */
export type Availability = { listed: number; available: number; reserved: number; sold: number };

/**
 * What is left to buy: some listed unit; none of the listed ones; nothing at all, as every unit of the building is listed
 * and sold; or nobody knows, as no unit is listed yet.
 */
export type SalesState = "available" | "none-available" | "sold-out" | "unlisted";

/** A development as a card shows it, its texts in the page's language where they are translated. */
export type DevelopmentCard = {
  id: number;
  slug: string;
  /** A name is not translated. */
  name: string;
  location: string;
  summary: string;
  /** The language the texts are really in. */
  textLanguage: Language;
  /** EUR without VAT and costs, of the cheapest unit that is available; null where none is. */
  priceFrom: number | null;
  completion: Completion;
  constructionState: ConstructionState;
  totalUnits: number;
  availability: Availability;
  bedroomsFrom: number;
  bedroomsTo: number;
  /** The first in the agent's order. */
  photo: HomePhoto | null;
};

export const developmentsPerPage = 12;

/** What the list of developments shows, one page of it. */
export type FoundDevelopments = { developments: DevelopmentCard[]; total: number; page: number; pages: number };

/** A unit as the public page lists it. */
export type DevelopmentUnit = {
  id: number;
  /** Floor and door, as on the plan of the building. */
  name: string;
  /** As counted in Spain: ground floor 0. */
  floor: number;
  /** What the floor is called; empty where it has only a number. */
  floorName: FloorName;
  bedrooms: number;
  bathrooms: number;
  /** Built m² without the terrace. */
  area: number;
  /** m²; the law wants both areas of a new home (Llei 18/2007, art. 59 d). */
  usefulArea: number | null;
  /** In the agent's order; empty where they are not given. */
  rooms: Room[];
  /** m²; 0 for none. */
  terrace: number;
  /** EUR without VAT and costs. */
  price: number;
  /** Since when that price stands; null where no change of it was ever seen. */
  priceSince: string | null;
  /** The lowest price asked in the 30 days before it. */
  priceBefore: number | null;
  status: UnitStatus;
  /** Keys of features and the agent's free words. */
  features: string[];
  floorPlan: HomePhoto | null;
};

/** Everything the public page of a development shows. */
export type DevelopmentDetail = DevelopmentCard & {
  neighborhood: { slug: string; name: string };
  /** Street; empty where it is not given. */
  address: string;
  postalCode: string;
  city: string;
  point: ShownPoint | null;
  description: string;
  surroundings: string;
  /** The language the agent wrote it in, which free words are always in. */
  sourceLanguage: Language;
  textLanguages: Language[];
  worksLicence: string;
  /** A date. */
  worksLicenceExpires: string | null;
  totalFloors: number | null;
  hasParking: boolean;
  energy: EnergyLabelFacts;
  /** Per cent of the price; null where no reservation is taken. */
  reservationPercent: number | null;
  minimumDownPaymentPercent: number;
  hasMortgage: boolean;
  hasFlexiblePaymentPlan: boolean;
  features: string[];
  /** In the agent's order, the main one first. */
  photos: HomePhoto[];
  links: OutsideLinks;
  units: DevelopmentUnit[];
};

/** What the gallery of a unit shows: its plan, then the building. */
export function unitPictures({ photos }: DevelopmentDetail, { floorPlan }: DevelopmentUnit): GalleryPicture[] {
  return [...(floorPlan ? [asPlan(floorPlan)] : []), ...photos.map(asPhoto)];
}

export function availabilityOf(units: readonly { status: UnitStatus }[]): Availability {
  const count = (status: UnitStatus) => units.filter((unit) => unit.status === status).length;
  return {
    listed: units.length,
    available: count("available"),
    reserved: count("reserved"),
    sold: count("sold"),
  };
}

export function salesStateOf({ listed, available, sold }: Availability, totalUnits: number): SalesState {
  if (available > 0) return "available";
  if (listed === 0) return "unlisted";
  return sold === listed && listed >= totalUnits ? "sold-out" : "none-available";
}

/**
 * "From": the cheapest unit that can still be bought, so that a sold one advertises nothing. Where no unit is listed yet it
 * is what the agent gave.
 */
export function lowestPrice(units: readonly { status: UnitStatus; price: number }[], given: number): number | null {
  if (units.length === 0) return given > 0 ? given : null;
  const prices = units.filter(({ status }) => status === "available").map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}
