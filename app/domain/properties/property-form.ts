import { tidyFeatures } from "~/domain/listings/feature-list";
import { defaultLanguage, type Language } from "~/i18n/languages";

import type { EnergyClass, EnergyRating, PropertyStatus, PropertyType } from "./property";

/** Everything the agent enters about a home. EUR and m² are whole; null and an empty text stand for what is not known. */
export type PropertyValues = {
  title: string;
  summary: string;
  description: string;
  sourceLanguage: Language;
  price: number;
  status: PropertyStatus;
  propertyType: PropertyType;
  /** The agent's own number; no two homes share one. */
  reference: string;
  isFeatured: boolean;
  /** Slug of one of our neighbourhoods. */
  neighborhood: string;
  address: string;
  postalCode: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  cadastralReference: string;
  showsExactAddress: boolean;
  bedrooms: number;
  bathrooms: number;
  area: number;
  usefulArea: number | null;
  builtYear: number | null;
  renovatedYear: number | null;
  floor: number | null;
  totalFloors: number | null;
  /** EUR a month; 0 where there are none. */
  communityFees: number | null;
  hasElevator: boolean;
  hasParking: boolean;
  hasStorage: boolean;
  energyRating: EnergyRating | null;
  /** kWh/m² and year. */
  energyConsumption: number | null;
  emissionsRating: EnergyClass | null;
  /** kg CO₂/m² and year. */
  emissions: number | null;
  certificateNumber: string;
  /** A date. */
  energyValidUntil: string | null;
  /** Date of the owner's signed order, without which nothing may be advertised (Ley 18/2007 art. 58.5). */
  notaDeEncargoDate: string | null;
  /** Number of the certificate of habitability. */
  cedula: string;
  /** Never shown to visitors. */
  privateNotes: string;
  features: string[];
};

/** The fields in the order of the page, but for the list of features at its end. */
export const textFields = [
  ...(["title", "summary", "description", "sourceLanguage", "price", "status", "propertyType", "reference"] as const),
  ...(["isFeatured", "neighborhood", "address", "postalCode", "city", "latitude", "longitude"] as const),
  ...(["cadastralReference", "showsExactAddress", "bedrooms", "bathrooms", "area", "usefulArea"] as const),
  ...(["builtYear", "renovatedYear", "floor", "totalFloors", "communityFees"] as const),
  ...(["hasElevator", "hasParking", "hasStorage", "energyRating", "energyConsumption", "emissionsRating"] as const),
  ...(["emissions", "certificateNumber", "energyValidUntil", "notaDeEncargoDate", "cedula", "privateNotes"] as const),
] satisfies Exclude<keyof PropertyValues, "features">[];

export type TextField = (typeof textFields)[number];
export type PropertyField = TextField | "features";

/** What stands in the fields, as a browser sends it: a ticked box is `on`, a blank an empty text. */
export type PropertyTexts = Record<TextField, string> & { features: string[] };

/** A stored home as its form needs it. */
export type PropertyForm = {
  id: number;
  /** One more with each save. */
  version: number;
  values: PropertyValues;
  updatedAt: string;
  /** E-mail of whoever saved it last; null where that is not known. */
  updatedBy: string | null;
  /** The enquiry that it was drafted from. */
  enquiryId: number | null;
};

/** A home nobody has entered anything about yet; the defaults of sections 3 and 9 of the specification. */
export const newProperty: PropertyTexts = {
  ...{ title: "", summary: "", description: "", sourceLanguage: defaultLanguage, price: "", status: "draft" },
  ...{ propertyType: "apartment", reference: "", isFeatured: "", neighborhood: "", address: "", postalCode: "" },
  ...{ city: "Barcelona", latitude: "", longitude: "", cadastralReference: "", showsExactAddress: "" },
  ...{ bedrooms: "1", bathrooms: "1", area: "0", usefulArea: "", builtYear: "", renovatedYear: "", floor: "" },
  ...{ totalFloors: "", communityFees: "", hasElevator: "", hasParking: "", hasStorage: "", energyRating: "" },
  ...{ energyConsumption: "", emissionsRating: "", emissions: "", certificateNumber: "", energyValidUntil: "" },
  ...{ notaDeEncargoDate: "", cedula: "", privateNotes: "", features: [] },
};

/** What stands in the fields of a form that shows these values. */
export function textsOf({ features, ...values }: PropertyValues): PropertyTexts {
  return { ...textRecord((name) => written(values[name])), features: tidyFeatures(features) };
}

/** What stood in the fields of a form that was sent. */
export function readTexts(form: FormData): PropertyTexts {
  const sent = (name: string) => {
    const value = form.get(name);
    // Browsers count a line break as one character and send two.
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  const features = form.getAll("features").filter((feature) => typeof feature === "string");
  return { ...textRecord(sent), features: tidyFeatures(features) };
}

/** The fields in which two forms differ, in the order of the page. */
export function differingFields(one: PropertyTexts, other: PropertyTexts): PropertyField[] {
  const texts = textFields.filter((name) => one[name] !== other[name]);
  return one.features.join("\n") === other.features.join("\n") ? texts : [...texts, "features"];
}

function textRecord(textOf: (name: TextField) => string): Record<TextField, string> {
  const texts: Record<TextField, string> = { ...newProperty };
  for (const name of textFields) texts[name] = textOf(name);
  return texts;
}

function written(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "on" : "";
  return value === null ? "" : String(value);
}
