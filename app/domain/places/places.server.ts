import type { Db } from "~/db/database";
import { matchSlug } from "~/domain/fields/match-slug";
import { roundedPoint } from "~/domain/properties/property";
import { homesPerPage } from "~/domain/properties/property-search";
import type { Language } from "~/i18n/languages";

import { nearbyPlaces, type NeighborhoodProfile, priceFigures } from "./neighborhood";
import {
  findDescription,
  findPriceRange,
  listHomesOf,
  listNeighborhoods,
  listSlugs,
} from "./neighborhood.repository.server";

export { listNeighborhoods };

const shownNearby = 3;

/**
 * A neighbourhood with its text, its relations, our own figures and its homes. Everything counts the homes of the
 * neighbourhoods inside it too, as `Neighborhood.homes` does, so that no two numbers on a page disagree.
 */
export async function findNeighborhood(
  db: Db,
  language: Language,
  slug: string,
): Promise<NeighborhoodProfile | undefined> {
  const all = await listNeighborhoods(db, language);
  const place = all.find((each) => each.slug === slug);
  if (!place) return undefined;

  const description = (await findDescription(db, language, slug)) ?? "";
  const homes = await listHomesOf(db, slug);
  // As many as a page of the listing, which takes over from there; more pins would not be told apart.
  const shown = homes.slice(0, homesPerPage);
  return {
    ...place,
    paragraphs: description.split("\n\n").filter((paragraph) => paragraph.trim() !== ""),
    container: all.find((each) => each.slug === place.inside) ?? null,
    parts: all.filter(({ inside }) => inside === slug),
    nearby: nearbyPlaces(place, all).slice(0, shownNearby),
    figures: priceFigures(homes),
    homeIds: shown.map(({ id }) => id),
    pins: shown.flatMap(({ id, point, showsExactAddress }) =>
      point ? [{ id, ...(showsExactAddress ? point : roundedPoint(point)) }] : [],
    ),
  };
}

/** Some of the neighbourhoods with what their homes cost, in the order of their slugs given. */
export async function neighborhoodsWithPrices(db: Db, language: Language, slugs: readonly string[]) {
  const all = await listNeighborhoods(db, language);
  const places = slugs.flatMap((slug) => all.find((place) => place.slug === slug) ?? []);
  return Promise.all(places.map(async (place) => ({ ...place, price: await findPriceRange(db, place.slug) })));
}

/** The slug that a visitor meant by another spelling of it; `undefined` where nobody can tell. */
export async function findSlugLike(db: Db, text: string): Promise<string | undefined> {
  return matchSlug(text, await listSlugs(db));
}
