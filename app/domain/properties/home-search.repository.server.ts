import { sql } from "kysely";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import { selectCards, toCard } from "./home-card.repository.server";
import type { HomeCard } from "./property";
import { type HomeSearch, homesPerPage, listedStatuses, publicStatuses } from "./property-search";
import { wanted } from "./search-conditions.server";

/** How many listed homes fit a search, whatever its page. */
export async function countHomes(db: Db, search: HomeSearch, now: Date): Promise<number> {
  const { homes } = await matching(db, search, now)
    .select((eb) => eb.fn.countAll<number>().as("homes"))
    .executeTakeFirstOrThrow();
  return homes;
}

/** One page of the listed homes that fit a search, in its order. */
export async function listHomes(db: Db, language: Language, search: HomeSearch, now: Date): Promise<HomeCard[]> {
  // The page is cut first, from the index alone: texts and photographs are looked up for its homes only.
  const page = matching(db, search, now)
    .orderBy(orders[search.sort])
    .orderBy("home.id")
    .select("home.id")
    .limit(homesPerPage)
    .offset((search.page - 1) * homesPerPage);
  const rows = await selectCards(db, language)
    .where("home.id", "in", page)
    .orderBy(orders[search.sort])
    .orderBy("home.id")
    .execute();
  return rows.map((row) => toCard(row, language));
}

/** The public homes among these ids, in any order. */
export async function listHomesById(db: Db, language: Language, ids: readonly number[]): Promise<HomeCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, language)
    .where("home.id", "in", ids)
    .where("home.status", "in", [...publicStatuses])
    .execute();
  return rows.map((row) => toCard(row, language));
}

/** Homes still for sale whose price is closest to that of a home, closest first. */
export async function listHomesNear(db: Db, language: Language, id: number, most: number): Promise<HomeCard[]> {
  const own = db.selectFrom("properties as own").select("own.price").where("own.id", "=", id);
  const closest = db
    .selectFrom("properties as other")
    .where("other.status", "=", "available")
    .where("other.id", "!=", id)
    .orderBy((eb) => eb.fn("abs", [eb("other.price", "-", own)]))
    .orderBy("other.id")
    .select("other.id")
    .limit(most);
  const rows = await selectCards(db, language)
    .where("home.id", "in", closest)
    .orderBy((eb) => eb.fn("abs", [eb("home.price", "-", own)]))
    .orderBy("home.id")
    .execute();
  return rows.map((row) => toCard(row, language));
}

/** An area that nobody entered has no price per m²: such a home comes last. */
const orders = {
  "price-desc": sql`home.price desc`,
  "price-asc": sql`home.price asc`,
  "area-desc": sql`home.area desc`,
  "metre-asc": sql`home.area = 0, home.price * 1.0 / home.area`,
} as const;

/** The listed homes that fit a search, seen as `home`, in no order yet. */
export function matching(db: Db, search: HomeSearch, now: Date) {
  return wanted(search, now).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom("properties as home").where("home.status", "in", [...listedStatuses]),
  );
}
