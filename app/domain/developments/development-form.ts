import type { StoredForm } from "~/domain/listings/entry";
import { type Field, listingForm, type Texts } from "~/domain/listings/form";
import { defaultLanguage } from "~/i18n/languages";

import { developmentSchema, type DevelopmentValues } from "./development-form.schema";

/** The form of a development: the fields of its schema, and what stands in those that do not begin blank. */
export const developmentForm = listingForm<DevelopmentValues>(developmentSchema.keyof().options, {
  ...{ sourceLanguage: defaultLanguage, city: "Barcelona", constructionState: "planned" },
  ...{ bedroomsFrom: "1", bedroomsTo: "3", minimumDownPaymentPercent: "30", hasMortgage: "on" },
});

export type DevelopmentField = Field<DevelopmentValues>;
export type DevelopmentFormTexts = Texts<DevelopmentValues>;

/** A stored development as its form needs it. */
export type StoredDevelopment = StoredForm<DevelopmentValues> & { slug: string };

/** The most characters of each field, as they stand in the HTML too. */
export const longestOf: Partial<Record<DevelopmentField, number>> = {
  ...{ name: 120, location: 120, summary: 300, description: 10_000, surroundings: 4000 },
  ...{ address: 300, postalCode: 10, city: 100, completion: 10, worksLicence: 60 },
};
