import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import { selectCards, toCard } from "./home-card.repository.server";
import type { HomeCard } from "./property";
import { type HomeSearch, homesPerPage, listedStatuses, priceBands, publicStatuses } from "./property-search";

/** How many listed homes fit a search, whatever its page. */
export async function countHomes(db: Db, search: HomeSearch): Promise<number> {
  const { homes } = await matching(db, search)
    .select((eb) => eb.fn.countAll<number>().as("homes"))
    .executeTakeFirstOrThrow();
  return homes;
}

/** One page of the listed homes that fit a search, in its order. */
export async function listHomes(db: Db, language: Language, search: HomeSearch): Promise<HomeCard[]> {
  // The page is cut first, from the index alone: texts and photographs are looked up for its homes only.
  const page = inOrder(matching(db, search), search.sort)
    .select("properties.id")
    .limit(homesPerPage)
    .offset((search.page - 1) * homesPerPage);
  const [column, direction] = orders[search.sort];
  const rows = await selectCards(db, language)
    .where("home.id", "in", page)
    .orderBy(`home.${column}`, direction)
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

const orders = {
  "price-desc": ["price", "desc"],
  "price-asc": ["price", "asc"],
  "area-desc": ["area", "desc"],
} as const;

function matching(db: Db, { neighborhood, price }: HomeSearch) {
  const band = price === "all" ? null : priceBands[price];
  let query = db.selectFrom("properties").where("status", "in", [...listedStatuses]);
  if (neighborhood !== "all") query = query.where("neighborhood", "in", insideOf(db, neighborhood));
  if (band) query = query.where("price", ">=", band.from);
  if (band && band.to !== null) query = query.where("price", "<=", band.to);
  return query;
}

function inOrder(query: ReturnType<typeof matching>, sort: HomeSearch["sort"]) {
  const [column, direction] = orders[sort];
  return query.orderBy(column, direction).orderBy("id");
}

/** A neighbourhood and those inside it: a home in the Born is a home in Ciutat Vella. */
function insideOf(db: Db, neighborhood: string) {
  return db
    .selectFrom("neighborhoods")
    .where((eb) => eb.or([eb("slug", "=", neighborhood), eb("inside", "=", neighborhood)]))
    .select("slug");
}
