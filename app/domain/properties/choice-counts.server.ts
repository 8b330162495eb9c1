import { sql } from "kysely";

import type { Db } from "~/db/database";
import { keptForContent } from "~/domain/site/kept-for-content.server";

import type { ChoiceCounts } from "./choice-counts";
import { propertyTypes } from "./property";
import {
  everyHome,
  type FilterName,
  filterNames,
  type HomeSearch,
  leastAreas,
  leastBathrooms,
  leastBedrooms,
  listedStatuses,
  newSince,
  priceBandNames,
  searchedPlaces,
  setFilters,
  tickFilters,
} from "./property-search";
import { type Condition, conditions } from "./search-conditions.server";

type Choice = { filter: FilterName; choice: string; fits: Condition };

/**
 * Counts what each choice of each filter would lead to, in one pass over the listed homes: a home that misses nothing counts for every
 * filter's choices, one that misses a single filter only for the choices of that one, and all others for none.
 */
export const countChoices = keptForContent(count, ({ sort: _sort, view: _view, page: _page, ...filters }, now) =>
  JSON.stringify([filters, newSince(now)]),
);

async function count(db: Db, search: HomeSearch, now: Date): Promise<ChoiceCounts> {
  const set = setFilters(search);
  const missed = (name: FilterName) => sql.ref(`missed_${name}`);
  const flags = set.map((name) => sql`iif(${conditions[name](search, now)}, 0, 1) as ${missed(name)}`);
  const misses = (names: FilterName[]) => (names.length === 0 ? sql`0` : sql.join(names.map(missed), sql` + `));

  const choices = choicesOf(search, now);
  const counted = choices.map(
    ({ filter, fits }, index) =>
      sql`count(*) filter (where ${misses(set.filter((name) => name !== filter))} = 0 and ${fits}) as ${sql.ref(`c${index}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    with home as materialized (
      select neighborhood, price, bedrooms, bathrooms, property_type, area, has_elevator, has_parking, built_year, features
        ${flags.length === 0 ? sql`` : sql`, ${sql.join(flags)}`}
      from properties as home
      where status in (${sql.join([...listedStatuses])})
    )
    select ${sql.join(counted)} from home where ${misses(set)} <= 1`.execute(db);
  const [row = {}] = rows;
  return Object.fromEntries(choices.map(({ filter, choice }, index) => [`${filter}:${choice}`, row[`c${index}`] ?? 0]));
}

function choicesOf(search: HomeSearch, now: Date): Choice[] {
  const asking = (filter: FilterName, choice: string | number, asked: Partial<HomeSearch>): Choice => ({
    filter,
    choice: String(choice),
    fits: conditions[filter]({ ...everyHome, ...asked }, now),
  });
  /** With the choice that is set, where it is none of those offered. */
  const and = (offered: readonly number[], set: number) =>
    set === 0 || offered.includes(set) ? offered : [...offered, set];
  return [
    ...filterNames.map((filter): Choice => ({ filter, choice: "all", fits: sql`1 = 1` })),
    ...searchedPlaces.map((place) => asking("neighborhood", place, { neighborhood: place })),
    ...priceBandNames.map((price) => asking("price", price, { price })),
    ...and(leastBedrooms, search.bedrooms).map((bedrooms) => asking("bedrooms", bedrooms, { bedrooms })),
    ...and(leastBathrooms, search.bathrooms).map((bathrooms) => asking("bathrooms", bathrooms, { bathrooms })),
    ...propertyTypes.map((type) => asking("type", type, { type })),
    ...and(leastAreas, search.area).map((area) => asking("area", area, { area })),
    ...tickFilters.map((tick) => asking(tick, "yes", { [tick]: true })),
  ];
}
