import { z } from "zod";

import { optionalChoice, severalOf } from "~/domain/fields/choice.schema";
import { emailLine, optionalText, requiredLine } from "~/domain/fields/text.schema";
import { searchFeatureKeys } from "~/domain/listings/features";
import { priceBandNames, searchedPlaces } from "~/domain/properties/property-search";

import { consentFields } from "../asked/person.schema";

import { bathroomChoices, bedroomChoices, timelines, typeChoices } from "./search-brief";

/** Characters of one's own in the last step. */
export const longestRequirements = 800;

// And bytes, as JSON writes them: as many as fit into one cookie beside the longest name and every other answer. 800 letters of our
// languages have fewer; Chinese signs have three each.
const mostBytes = 1802;

/** Step 1: who to write to. Specification, section 5. */
export const detailsSchema = z.object({
  name: requiredLine("search.name.required", 100),
  email: emailLine(),
  ...consentFields,
});

const preferences = {
  budget: optionalChoice(priceBandNames),
  propertyType: optionalChoice(typeChoices),
  bedrooms: optionalChoice(bedroomChoices),
  bathrooms: optionalChoice(bathroomChoices),
  timeline: optionalChoice(timelines),
};

const location = { neighborhoods: severalOf(searchedPlaces), features: severalOf(searchFeatureKeys) };

/** What a brief asks for, its own words aside. */
export const briefQuestions = { ...preferences, ...location };

/** Step 2: budget, the home itself, and when. */
export const preferencesSchema = z.object(preferences);

/** Step 3: where, with what, and anything else. */
export const locationSchema = z.object({
  ...location,
  additionalRequirements: optionalText(longestRequirements).superRefine((said = "", context) => {
    const bytes = new TextEncoder().encode(JSON.stringify(said)).length;
    if (bytes <= mostBytes) return;
    const max = Math.floor((said.length * mostBytes) / bytes);
    context.addIssue({ code: "custom", message: `field.tooLong|max=${max}` });
  }),
});
