import { guide } from "~/domain/guide/guide.server";
import { languages } from "~/i18n/languages";

import type { OurPlace } from "../values/our-data.server";

import type { NamedPlace } from "./read-search";

/** Our neighbourhoods by the names of their rows, and the quarters inside them by those of the guide. */
export function namedPlaces(places: readonly Pick<OurPlace, "slug" | "names">[]): NamedPlace[] {
  const ours = places.map(({ slug, names }) => ({ place: slug, quarter: null, names }));
  const known = new Set(places.map(({ slug }) => slug));
  const ofGuide = Object.entries(guide()).flatMap(([key, { placed, in: texts }]) => {
    if (!placed || !known.has(placed.place) || placed.quarter === "beside") return [];
    const names = languages.flatMap((language) => [texts[language].title, ...texts[language].names]);
    return [{ place: placed.place, quarter: placed.quarter === "inside" ? key : null, names }];
  });
  return [...ours, ...ofGuide];
}
