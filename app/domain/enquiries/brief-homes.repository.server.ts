import { z } from "zod";

import type { Db } from "~/db/database";
import type { PropertyStatus } from "~/domain/properties/property";

import type { MatchableHome } from "./search-brief";

const featureList = z.array(z.string());

/** A home as the rule of matching sees it, and what a reason for it names. */
export type StoredHome = MatchableHome & {
  id: number;
  status: PropertyStatus;
  /** Name of its neighbourhood in English. */
  placeName: string;
};

/** Every home with one of these statuses. */
export async function listMatchableHomes(db: Db, statuses: readonly PropertyStatus[]): Promise<StoredHome[]> {
  const rows = await matchable(db)
    .where("home.status", "in", [...statuses])
    .execute();
  return rows.map(toHome);
}

/** One home, whatever its status. */
export async function findMatchableHome(db: Db, id: number): Promise<StoredHome | undefined> {
  const row = await matchable(db).where("home.id", "=", id).executeTakeFirst();
  return row && toHome(row);
}

function matchable(db: Db) {
  return db
    .selectFrom("properties as home")
    .innerJoin("neighborhoods as place", "place.slug", "home.neighborhood")
    .leftJoin("neighborhood_texts as text", (join) =>
      join.onRef("text.neighborhood", "=", "place.slug").on("text.language", "=", "en"),
    )
    .select(["home.id", "home.price", "home.property_type", "home.bedrooms", "home.bathrooms", "home.features"])
    .select(["home.status", "home.has_elevator", "home.has_parking", "home.has_storage"])
    .select(["place.slug", "place.inside", "text.name"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof matchable>["executeTakeFirstOrThrow"]>>;

function toHome(row: Row): StoredHome {
  return {
    id: row.id,
    status: row.status,
    price: row.price,
    propertyType: row.property_type,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    placeName: row.name ?? row.slug,
    neighborhoods: row.inside === null ? [row.slug] : [row.slug, row.inside],
    features: [
      ...featureList.parse(JSON.parse(row.features)),
      ...(row.has_elevator === 1 ? ["elevator"] : []),
      ...(row.has_parking === 1 ? ["parking"] : []),
      ...(row.has_storage === 1 ? ["storage"] : []),
    ],
  };
}
