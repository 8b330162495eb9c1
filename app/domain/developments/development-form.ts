import { tidyFeatures } from "~/domain/listings/feature-list";
import type { EnergyClass, EnergyRating } from "~/domain/properties/property";
import { defaultLanguage, type Language } from "~/i18n/languages";

import type { ConstructionState } from "./development";

/** Everything the agent enters about a development. EUR and counts are whole; null and an empty text stand for unknown. */
export type DevelopmentValues = {
  name: string;
  sourceLanguage: Language;
  location: string;
  summary: string;
  description: string;
  surroundings: string;
  isPublished: boolean;
  isFeatured: boolean;
  neighborhood: string;
  address: string;
  postalCode: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  /** EUR; shown only while no unit is listed. */
  priceFrom: number;
  priceTo: number | null;
  /** "2025-Q4" */
  completion: string | null;
  constructionState: ConstructionState;
  worksLicence: string;
  worksLicenceExpires: string | null;
  totalUnits: number;
  totalFloors: number | null;
  bedroomsFrom: number;
  bedroomsTo: number;
  hasParking: boolean;
  energyRating: EnergyRating | null;
  energyConsumption: number | null;
  emissionsRating: EnergyClass | null;
  emissions: number | null;
  reservationPercent: number | null;
  minimumDownPaymentPercent: number;
  hasMortgage: boolean;
  hasFlexiblePaymentPlan: boolean;
  features: string[];
};

/** The fields in the order of the page, but for the list of features at its end. */
export const developmentTextFields = [
  ...(["name", "sourceLanguage", "location", "summary", "description", "surroundings"] as const),
  ...(["isPublished", "isFeatured", "neighborhood", "address", "postalCode", "city", "latitude"] as const),
  ...(["longitude", "constructionState", "completion", "worksLicence", "worksLicenceExpires"] as const),
  ...(["totalUnits", "totalFloors", "bedroomsFrom", "bedroomsTo", "hasParking", "priceFrom", "priceTo"] as const),
  ...(["reservationPercent", "minimumDownPaymentPercent", "hasMortgage", "hasFlexiblePaymentPlan"] as const),
  ...(["energyRating", "energyConsumption", "emissionsRating", "emissions"] as const),
] satisfies Exclude<keyof DevelopmentValues, "features">[];

export type DevelopmentTextField = (typeof developmentTextFields)[number];
export type DevelopmentField = DevelopmentTextField | "features";

/** What stands in the fields, as a browser sends it: a ticked box is `on`, a blank an empty text. */
export type DevelopmentFormTexts = Record<DevelopmentTextField, string> & { features: string[] };

/** The texts that exist in several languages. */
export const translatedFields = ["location", "summary", "description", "surroundings"] as const;

/** A stored development as its form needs it. */
export type DevelopmentForm = {
  id: number;
  slug: string;
  /** One more with each save. */
  version: number;
  values: DevelopmentValues;
  updatedAt: string;
  /** E-mail of whoever saved it last; null where that is not known. */
  updatedBy: string | null;
};

/** The most characters of each field, as they stand in the HTML too. */
export const longestOf: Partial<Record<DevelopmentField, number>> = {
  ...{ name: 120, location: 120, summary: 300, description: 10_000, surroundings: 4000 },
  ...{ address: 300, postalCode: 10, city: 100, completion: 10, worksLicence: 60 },
};

/** A development nobody has entered anything about yet. */
export const newDevelopment: DevelopmentFormTexts = {
  ...{ name: "", sourceLanguage: defaultLanguage, location: "", summary: "", description: "", surroundings: "" },
  ...{ isPublished: "", isFeatured: "", neighborhood: "", address: "", postalCode: "", city: "Barcelona" },
  ...{ latitude: "", longitude: "", constructionState: "planned", completion: "", worksLicence: "" },
  ...{ worksLicenceExpires: "", totalUnits: "", totalFloors: "", bedroomsFrom: "1", bedroomsTo: "3", hasParking: "" },
  ...{ priceFrom: "", priceTo: "", reservationPercent: "", minimumDownPaymentPercent: "30", hasMortgage: "on" },
  ...{ hasFlexiblePaymentPlan: "", energyRating: "", energyConsumption: "", emissionsRating: "", emissions: "" },
  features: [],
};

/** What stands in the fields of a form that shows these values. */
export function formTextsOf({ features, ...values }: DevelopmentValues): DevelopmentFormTexts {
  return { ...record((name) => written(values[name])), features: tidyFeatures(features) };
}

/** What stood in the fields of a form that was sent. */
export function readFormTexts(form: FormData): DevelopmentFormTexts {
  const sent = (name: string) => {
    const value = form.get(name);
    // Browsers count a line break as one character and send two.
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  const features = form.getAll("features").filter((feature) => typeof feature === "string");
  return { ...record(sent), features: tidyFeatures(features) };
}

/** The fields in which two forms differ, in the order of the page. */
export function differingDevelopmentFields(one: DevelopmentFormTexts, other: DevelopmentFormTexts): DevelopmentField[] {
  const texts = developmentTextFields.filter((name) => one[name] !== other[name]);
  return one.features.join("\n") === other.features.join("\n") ? texts : [...texts, "features"];
}

function record(textOf: (name: DevelopmentTextField) => string): Record<DevelopmentTextField, string> {
  const texts: Record<DevelopmentTextField, string> = { ...newDevelopment };
  for (const name of developmentTextFields) texts[name] = textOf(name);
  return texts;
}

function written(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "on" : "";
  return value === null ? "" : String(value);
}
