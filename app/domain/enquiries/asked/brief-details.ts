import { features } from "~/i18n/en/features";
import { properties } from "~/i18n/en/properties";
import { search } from "~/i18n/en/search";
import { formatPrice, formatPriceRange } from "~/i18n/format";

import { type Budget, budgets, type SearchBrief } from "../briefs/search-brief";

/** What a brief asks for, in the words that the agent reads: the details of the message that it is stored as. */
export function briefDetails(brief: SearchBrief): Record<string, string | string[]> {
  const { budget, propertyType, bedrooms, bathrooms, timeline } = brief;
  return {
    ...(budget ? { Budget: budgetInEnglish(budget) } : {}),
    ...(propertyType && propertyType !== "any" ? { "Property type": properties[`property.type.${propertyType}`] } : {}),
    ...(bedrooms && bedrooms !== "any" ? { Bedrooms: bedrooms } : {}),
    ...(bathrooms && bathrooms !== "any" ? { Bathrooms: bathrooms } : {}),
    ...(brief.neighborhoods.length > 0
      ? { Neighbourhoods: brief.neighborhoods.map((slug) => search[`search.neighborhood.${slug}`]) }
      : {}),
    ...(brief.features.length > 0 ? { Features: brief.features.map((key) => features[`feature.${key}`]) } : {}),
    ...(timeline ? { Timeline: search[`search.timeline.${timeline}`] } : {}),
  };
}

function budgetInEnglish(budget: Budget): string {
  const { from, to } = budgets[budget];
  return to === null
    ? search["search.budget.andOver"].replace("{{price}}", formatPrice("en", from))
    : formatPriceRange("en", from, to);
}
