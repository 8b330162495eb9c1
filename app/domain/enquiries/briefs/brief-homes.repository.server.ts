import { type RawBuilder, sql } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";
import type { FeatureKey } from "~/domain/listings/features";
import type { PropertyStatus } from "~/domain/properties/property";

import { budgets, leastRooms, type MatchableHome, type SearchBrief, waysToSay } from "./search-brief";

const featureList = z.array(z.string());

/** A home as the rule of matching sees it, and what a reason for it names. */
export type StoredHome = MatchableHome & {
  id: number;
  status: PropertyStatus;
  /** Name of its neighbourhood in English. */
  placeName: string;
};

/** The homes of which a brief is to choose. */
type Choice = { brief: SearchBrief; statuses: readonly PropertyStatus[] };

/** How many homes fit a brief. */
export async function countFittingHomes(db: Db, choice: Choice): Promise<number> {
  const { homes } = await fitting(db, choice)
    .select((eb) => eb.fn.countAll<number>().as("homes"))
    .executeTakeFirstOrThrow();
  return homes;
}

/**
 * The first homes that fit a brief: those for sale before the reserved ones, with most of the wished features first, the less
 * expensive before the dearer.
 */
export async function listFittingHomes(db: Db, choice: Choice, limit: number): Promise<StoredHome[]> {
  const chosen = await fitting(db, choice)
    .select("home.id")
    .orderBy(sql`home.status = 'pending'`)
    .orderBy(sql`${wishesMet(choice.brief)} desc`)
    .orderBy("home.price")
    .orderBy("home.id")
    .limit(limit)
    .execute();
  const ids = chosen.map(({ id }) => id);
  const rows = await matchable(db).where("home.id", "in", ids).execute();
  const homes = new Map(rows.map((row) => [row.id, toHome(row)]));
  return ids.flatMap((id) => homes.get(id) ?? []);
}

// The rule of `matches` in SQL, which reads an index instead of every home; a test holds the two against each other.
function fitting(db: Db, { brief, statuses }: Choice) {
  const { budget, propertyType, bedrooms, bathrooms, neighborhoods } = brief;
  let homes = db
    .selectFrom("properties as home")
    .innerJoin("neighborhoods as place", "place.slug", "home.neighborhood")
    .where("home.status", "in", [...statuses]);
  if (budget !== undefined) {
    const { from, to } = budgets[budget];
    homes = homes.where("home.price", ">=", from);
    if (to !== null) homes = homes.where("home.price", "<=", to);
  }
  if (propertyType !== undefined && propertyType !== "any")
    homes = homes.where("home.property_type", "=", propertyType);
  if (leastRooms(bedrooms) > 0) homes = homes.where("home.bedrooms", ">=", leastRooms(bedrooms));
  if (leastRooms(bathrooms) > 0) homes = homes.where("home.bathrooms", ">=", leastRooms(bathrooms));
  if (neighborhoods.length > 0) {
    homes = homes.where((eb) =>
      eb.or([eb("place.slug", "in", [...neighborhoods]), eb("place.inside", "in", [...neighborhoods])]),
    );
  }
  return homes;
}

/** How many of the wished features a home has. */
function wishesMet({ features }: SearchBrief): RawBuilder<number> {
  if (features.length === 0) return sql<number>`null`;
  const met = features.map((feature) => sql`(${sql.join(waysToSay(feature).map(hasFeature), sql` or `)})`);
  return sql<number>`(${sql.join(met, sql` + `)})`;
}

const ownColumns: Partial<Record<string, string>> = {
  elevator: "home.has_elevator",
  parking: "home.has_parking",
  storage: "home.has_storage",
};

function hasFeature(key: FeatureKey): RawBuilder<unknown> {
  // A quotation mark inside an agent's own words is escaped: between two of them stands a whole feature.
  const isListed = sql`instr(home.features, ${JSON.stringify(key)}) > 0`;
  const column = ownColumns[key];
  return column === undefined ? isListed : sql`${sql.ref(column)} = 1 or ${isListed}`;
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
