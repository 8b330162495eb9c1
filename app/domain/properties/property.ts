import type { Photo } from "~/domain/listings/photo";
import type { Language } from "~/i18n/languages";

/** The statuses of a home. Only the last three are public; a sold home keeps its page but leaves the list. */
export const propertyStatuses = ["draft", "available", "pending", "sold"] as const;
export type PropertyStatus = (typeof propertyStatuses)[number];

export const propertyTypes = ["apartment", "house", "penthouse", "studio", "duplex", "loft"] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Classes of the energy label (RD 390/2021), and the two states in which a home has none to show. */
export const energyClasses = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type EnergyClass = (typeof energyClasses)[number];
export type EnergyRating = EnergyClass | "in_progress" | "exempt";

/** Price of one built square metre, in whole EUR; null where the area is not known. */
export function pricePerSquareMetre(home: { price: number; area: number }): number | null {
  return home.area > 0 ? Math.round(home.price / home.area) : null;
}

/** The property ID as people read it: at least six digits, `000042`. */
export function displayId(id: number): string {
  return String(id).padStart(6, "0");
}

/** The id that a property ID as we print it names, `000042` or `1234567`; `undefined` for any other text. */
export function readDisplayId(text: string): number | undefined {
  const id = /^\d{6,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && displayId(id) === text ? id : undefined;
}

/**
 * A point that gives the street away to nobody: rounded to about 100 m (0.001° of latitude is 111 m, and 0.00133°
 * of longitude is the same at Barcelona's 41.4°).
 */
export function roundedPoint(point: { latitude: number; longitude: number }) {
  const step = 0.001 / 0.7502;
  return {
    latitude: Number(point.latitude.toFixed(3)),
    longitude: Number((Math.round(point.longitude / step) * step).toFixed(5)),
  };
}

/** A home as a card shows it, its texts in the page's language where they are translated. */
export type HomeCard = {
  id: number;
  title: string;
  summary: string;
  /** The language the two texts above are really in. */
  textLanguage: Language;
  /** EUR */
  price: number;
  bedrooms: number;
  bathrooms: number;
  /** Built m². */
  area: number;
  neighborhood: { slug: string; name: string };
  status: PropertyStatus;
  /** Chosen by the agent to be shown off. */
  isFeatured: boolean;
  /** When it first came on the market; ISO 8601, UTC, as is the next. */
  publishedAt: string | null;
  /** Since when its price stands, where that is known. */
  priceSince: string | null;
  /** EUR: the lowest that was asked for in the 30 days before the price was last changed. */
  priceBefore: number | null;
  /** The primary photograph. */
  photo: Photo | null;
};
