import type { StoredForm } from "~/domain/listings/entry";
import { type Field, listingForm, type Texts, textsOf } from "~/domain/listings/form";
import { defaultLanguage } from "~/i18n/languages";

import { propertySchema, type PropertyValues } from "./property-form.schema";

/** The form of a home: the fields of its schema, and the defaults of sections 3 and 9 of the specification. */
export const propertyForm = listingForm<PropertyValues>(
  // Which fields there are does not hang on the day.
  propertySchema(new Date(0)).keyof().options,
  {
    ...{ sourceLanguage: defaultLanguage, status: "draft", propertyType: "apartment", city: "Barcelona" },
    ...{ bedrooms: "1", bathrooms: "1", area: "0" },
  },
);

/** What belongs to one dwelling alone: its papers, its energy certificate, its owner's order, its own film and notes. */
const ofOneHome = [
  ...([
    "reference",
    "isFeatured",
    "videoLink",
    "tourLink",
    "cadastralReference",
    "energyRating",
    "energyConsumption",
  ] as const),
  ...([
    "emissionsRating",
    "emissions",
    "certificateNumber",
    "energyValidUntil",
    "notaDeEncargoDate",
    "cedula",
  ] as const),
  ...(["privateNotes", "status"] as const),
] satisfies PropertyField[];

/** The form of a new home that begins as a copy of another: what is true of that one alone stays behind. */
export function copiedTexts(values: PropertyValues): PropertyTexts {
  const { blank } = propertyForm;
  return { ...textsOf(propertyForm, values), ...Object.fromEntries(ofOneHome.map((field) => [field, blank[field]])) };
}

export type PropertyField = Field<PropertyValues>;
export type PropertyTexts = Texts<PropertyValues>;

/** A stored home as its form needs it, with the enquiry that it was drafted from. */
export type StoredHome = StoredForm<PropertyValues> & { enquiryId: number | null };
