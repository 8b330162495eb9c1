import { type Budget, budgets, leastRooms, type SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import { formatPrice, formatPriceRange } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import type { useText } from "~/i18n/text";

type Translate = ReturnType<typeof useText>["t"];

/** `€500,000–750,000`, or `€1,000,000 and over`. */
export function budgetWords(t: Translate, language: Language, budget: Budget): string {
  const { from, to } = budgets[budget];
  return to === null
    ? t("search.budget.andOver", { price: formatPrice(language, from) })
    : formatPriceRange(language, from, to);
}

/** Type and rooms in one line, such as `Apartment, 3+ bed`; empty where nothing was asked for. */
export function homeWords(t: Translate, { propertyType, bedrooms, bathrooms }: SearchBrief): string {
  return [
    propertyType && propertyType !== "any" ? t(`property.type.${propertyType}`) : "",
    leastRooms(bedrooms) > 0 ? t("search.bedrooms.short", { least: bedrooms }) : "",
    leastRooms(bathrooms) > 0 ? t("search.bathrooms.short", { least: bathrooms }) : "",
  ]
    .filter((words) => words !== "")
    .join(", ");
}
