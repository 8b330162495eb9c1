import { type RawBuilder, sql, type SqlBool } from "kysely";

import { partsOfSquare, type SquareSize, squareSteps } from "./map-square";
import {
  type FilterName,
  type HomeSearch,
  newSince,
  type PriceBand,
  priceBands,
  setFilters,
  terraceFeatures,
} from "./property-search";

export type Condition = RawBuilder<SqlBool>;

/** Whether a row of `properties`, seen as `home`, fits one filter of a search. */
export const conditions: Record<FilterName, (search: HomeSearch, now: Date) => Condition> = {
  neighborhood: ({ neighborhood }) => inPlace(neighborhood),
  at: ({ at }) => inSquare(at),
  price: ({ price }) => inBand(price),
  bounds: ({ from, to }) => between(from, to),
  bedrooms: ({ bedrooms }) => sql`home.bedrooms >= ${bedrooms}`,
  bathrooms: ({ bathrooms }) => sql`home.bathrooms >= ${bathrooms}`,
  type: ({ type }) => sql`home.property_type = ${type}`,
  area: ({ area }) => sql`home.area >= ${area}`,
  lift: () => sql`(home.has_elevator = 1 or ${hasFeature("elevator")})`,
  terrace: () => sql`(${sql.join(terraceFeatures.map(hasFeature), sql` or `)})`,
  parking: () => sql`(home.has_parking = 1 or ${hasFeature("parking")})`,
  newBuild: (_search, now) => sql`home.built_year >= ${newSince(now)}`,
};

/** The conditions of the filters that a search sets. */
export function wanted(search: HomeSearch, now: Date): Condition[] {
  return setFilters(search).map((name) => conditions[name](search, now));
}

/** A neighbourhood and those inside it: a home in the Born is a home in Ciutat Vella. */
export function inPlace(slug: string): Condition {
  return sql`home.neighborhood in (select slug from neighborhoods where slug = ${slug} or inside = ${slug})`;
}

function inSquare(name: string): Condition {
  const square = partsOfSquare(name);
  if (!square) return sql`1 = 1`;
  const { north, east } = squareColumns(square.size);
  return sql`(${north} = ${square.north} and ${east} = ${square.east})`;
}

/** The place of the square of this size in which a home lies, counted from south and from west; null for a home without a place. */
export function squareColumns(size: SquareSize): { north: RawBuilder<number>; east: RawBuilder<number> } {
  const place = (steps: RawBuilder<number>) => sql<number>`cast(floor(${steps} / ${sql.lit(size)}) as integer)`;
  return { north: place(roundedSteps.north), east: place(roundedSteps.east) };
}

const inSteps = (degrees: RawBuilder<number>, step: number) => sql<number>`floor(${degrees} / ${sql.lit(step)} + 0.5)`;

/** Where the rounded pin of a home stands, whole numbers of `squareSteps` from the equator and from Greenwich. */
export const roundedSteps = {
  north: inSteps(sql`home.latitude`, squareSteps.latitude),
  east: inSteps(sql`home.longitude`, squareSteps.longitude),
} as const;

function inBand(band: "all" | PriceBand): Condition {
  if (band === "all") return sql`1 = 1`;
  const { from, to } = priceBands[band];
  return between(from, to);
}

function between(from: number | null, to: number | null): Condition {
  if (from === null) return to === null ? sql`1 = 1` : sql`home.price <= ${to}`;
  return to === null ? sql`home.price >= ${from}` : sql`home.price between ${from} and ${to}`;
}

// Stored as a JSON array of texts, in which a quotation mark of a text itself has a backslash before it.
function hasFeature(key: string): Condition {
  return sql`instr(home.features, ${`"${key}"`}) > 0`;
}
