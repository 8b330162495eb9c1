import { z } from "zod";

import { searchFeatureKeys } from "~/domain/listings/features";
import { searchedPlaces } from "~/domain/properties/property-search";

import { emailLine, optionalChoice, optionalText, privacyRead, requiredLine, wantsNews } from "./answers.schema";
import { bathroomChoices, bedroomChoices, budgetNames, timelines, typeChoices } from "./search-brief";

/** Characters of one's own in the last step: as many as fit in a cookie while a visitor steps back. */
export const longestRequirements = 800;

/** Step 1: who to write to. Specification, section 5. */
export const detailsSchema = z.object({
  name: requiredLine("search.name.required", 100),
  email: emailLine(),
  privacy: privacyRead(),
  news: wantsNews(),
});

/** Step 2: budget, the home itself, and when. */
export const preferencesSchema = z.object({
  budget: optionalChoice(budgetNames),
  propertyType: optionalChoice(typeChoices),
  bedrooms: optionalChoice(bedroomChoices),
  bathrooms: optionalChoice(bathroomChoices),
  timeline: optionalChoice(timelines),
});

/** Step 3: where, with what, and anything else. */
export const locationSchema = z.object({
  neighborhoods: severalOf(searchedPlaces),
  features: severalOf(searchFeatureKeys),
  additionalRequirements: optionalText(longestRequirements),
});

// The complaint belongs to the group as a whole, where the screen can show it; the answer comes in our order, each once.
function severalOf<const Value extends string>(values: readonly Value[]) {
  return z
    .array(z.string(), { error: "field.invalid" })
    .max(100, { error: "field.invalid", abort: true })
    .refine((chosen) => chosen.every((each) => values.some((value) => value === each)), "field.invalid")
    .transform((chosen) => values.filter((value) => chosen.includes(value)));
}
