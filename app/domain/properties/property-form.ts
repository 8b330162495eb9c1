import type { StoredForm } from "~/domain/listings/entry";
import { type Field, listingForm, type Texts } from "~/domain/listings/form";
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

export type PropertyField = Field<PropertyValues>;
export type PropertyTexts = Texts<PropertyValues>;

/** A stored home as its form needs it, with the enquiry that it was drafted from. */
export type StoredHome = StoredForm<PropertyValues> & { enquiryId: number | null };
