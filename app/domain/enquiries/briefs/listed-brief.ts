import { type SearchFeatureKey } from "~/domain/listings/features";
import { type HomeSearch, type PriceBand, priceBands, searchBands } from "~/domain/properties/property-search";

import { bathroomChoices, bedroomChoices, type SearchBrief } from "./search-brief";

/** What was asked of the list, as answers of the property search; what was not asked there takes no answer away. */
export function wishesOf(search: HomeSearch): Partial<SearchBrief> {
  const budget = search.price === "all" ? bandAround(search.from, search.to) : search.price;
  const features: SearchFeatureKey[] = [
    ...(search.terrace ? (["terrace-balcony"] as const) : []),
    ...(search.parking ? (["parking"] as const) : []),
    ...(search.lift ? (["elevator"] as const) : []),
  ];
  return {
    ...(budget ? { budget } : {}),
    ...(search.type === "all" ? {} : { propertyType: search.type }),
    ...(search.bedrooms > 0 ? { bedrooms: bedroomChoices[Math.min(search.bedrooms, 4)] } : {}),
    ...(search.bathrooms > 0 ? { bathrooms: bathroomChoices[Math.min(search.bathrooms, 3)] } : {}),
    ...(search.neighborhood === "all" ? {} : { neighborhoods: [search.neighborhood] }),
    ...(features.length > 0 ? { features } : {}),
  };
}

/** The budget that holds both prices; none where they reach over two. */
function bandAround(from: number | null, to: number | null): PriceBand | undefined {
  if (from === null && to === null) return undefined;
  return searchBands.find((name) => {
    const band = priceBands[name];
    const isFrom = from === null ? to !== null && to > band.from : from >= band.from;
    const isTo =
      to === null ? from !== null && (band.to === null || from < band.to) : band.to === null || to <= band.to;
    return isFrom && isTo;
  });
}
