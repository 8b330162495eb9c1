import { z } from "zod";

import type { Db } from "~/db/database";

import type { MatchableHome } from "./search-brief";

const featureList = z.array(z.string());

/** Every home that can still be had, as the rule of matching sees it. */
export async function listMatchableHomes(db: Db): Promise<(MatchableHome & { id: number })[]> {
  const rows = await db
    .selectFrom("properties as home")
    .innerJoin("neighborhoods as place", "place.slug", "home.neighborhood")
    .where("home.status", "=", "available")
    .select(["home.id", "home.price", "home.property_type", "home.bedrooms", "home.bathrooms", "home.features"])
    .select(["home.has_elevator", "home.has_parking", "home.has_storage", "place.slug", "place.inside"])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    price: row.price,
    propertyType: row.property_type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    neighborhoods: row.inside === null ? [row.slug] : [row.slug, row.inside],
    features: [
      ...featureList.parse(JSON.parse(row.features)),
      ...(row.has_elevator === 1 ? ["elevator"] : []),
      ...(row.has_parking === 1 ? ["parking"] : []),
      ...(row.has_storage === 1 ? ["storage"] : []),
    ],
  }));
}
