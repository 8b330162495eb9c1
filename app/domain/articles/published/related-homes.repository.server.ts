import { sql } from "kysely";

import type { Db } from "~/db/database";
import type { SearchFeatureKey } from "~/domain/listings/features";
import type { PropertyStatus, PropertyType } from "~/domain/properties/property";
import { listedStatuses } from "~/domain/properties/property-search";
import type { Budget } from "~/domain/writer/search/home-wish";

/** What a home must have, all of it. */
export type HomeNeeds = {
  /** Slugs, any of them. */
  places?: readonly string[];
  type?: PropertyType;
  feature?: SearchFeatureKey;
  /** As many or more. */
  bedrooms?: number;
  budget?: Budget;
};

/** @returns the newest homes for sale or reserved that have what is needed */
export type HomeSearcher = (needs: HomeNeeds, most: number) => Promise<number[]>;

/** Asks for each thing once: of the articles of a page many need the same. */
export function homeSearcher(db: Db): HomeSearcher {
  const found = new Map<string, Promise<number[]>>();
  return (needs, most) => {
    const key = JSON.stringify([needs, most]);
    const homes = found.get(key) ?? newestListed(db, needs, most);
    found.set(key, homes);
    return homes;
  };
}

async function newestListed(db: Db, needs: HomeNeeds, most: number): Promise<number[]> {
  const { places, type, feature, bedrooms, budget } = needs;
  let query = listed(db);
  if (places) query = query.where("neighborhood", "in", [...places]);
  if (type) query = query.where("property_type", "=", type);
  // A list of texts in JSON: a key stands in it between quotes, and a quote inside a text has a backslash before it.
  if (feature) query = query.where((eb) => eb(eb.fn("instr", ["features", eb.val(`"${feature}"`)]), ">", 0));
  if (bedrooms !== undefined) query = query.where("bedrooms", ">=", bedrooms);
  if (budget && budget.from !== null) query = query.where("price", ">=", budget.from);
  if (budget && budget.to !== null) query = query.where("price", "<=", budget.to);
  const rows = await query.orderBy("id", "desc").limit(most).select("id").execute();
  return rows.map(({ id }) => id);
}

/** The dearest homes for sale or reserved that have a photograph. */
export async function dearestPictured(db: Db, most: number): Promise<number[]> {
  // One status at a time: then the index has them in their order, and no more is read than is wanted.
  const rows = await Promise.all(listedStatuses.map((status) => dearestIn(db, status, most)));
  return rows
    .flat()
    .toSorted((one, other) => other.price - one.price || one.id - other.id)
    .slice(0, most)
    .map(({ id }) => id);
}

function dearestIn(db: Db, status: PropertyStatus, most: number) {
  return db
    .selectFrom("properties")
    .where("status", "=", status)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("property_images as image")
          .whereRef("image.property_id", "=", "properties.id")
          // A literal: with a parameter SQLite could not use the partial index of primary images.
          .where("image.is_primary", "=", sql.lit<1>(1))
          .select("image.id"),
      ),
    )
    .orderBy("price", "desc")
    .orderBy("id")
    .limit(most)
    .select(["id", "price"])
    .execute();
}

function listed(db: Db) {
  return db.selectFrom("properties").where("status", "in", [...listedStatuses]);
}
