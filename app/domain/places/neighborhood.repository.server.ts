import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import { listedStatuses } from "~/domain/properties/property-search";
import { keptForContent } from "~/domain/site/kept-for-content.server";
import type { Language } from "~/i18n/languages";

import type { Neighborhood, PriceRange } from "./neighborhood";

/** Every neighbourhood in the order the agent gave, with its number of homes. */
export async function listNeighborhoods(db: Db, language: Language): Promise<Neighborhood[]> {
  const rows = await db
    .selectFrom("neighborhoods as place")
    .innerJoin("neighborhood_texts as text", "text.neighborhood", "place.slug")
    .leftJoin("site_pictures as picture", "picture.slug", "place.picture")
    .leftJoin("site_picture_texts as alt", (join) =>
      join.onRef("alt.picture", "=", "picture.slug").on("alt.language", "=", language),
    )
    .where("text.language", "=", language)
    .orderBy("place.position")
    .select(["place.slug", "name", "tagline", "is_named", "inside", "position", "latitude", "longitude"])
    .select(["image_url", "width", "height", "alt_text"])
    .select(["walk_to_metro as metro", "walk_to_school as school", "walk_to_market as market"])
    .execute();
  const homes = await countHomes(db);
  const homesOf = (slug: string) => homes.get(slug) ?? 0;

  return rows.map(({ image_url, width, height, alt_text, ...row }) => ({
    slug: row.slug,
    name: row.name,
    tagline: row.tagline,
    inside: row.inside,
    position: row.position,
    isNamed: row.is_named === 1,
    center: { latitude: row.latitude, longitude: row.longitude },
    walkingTimes: { metro: row.metro, school: row.school, market: row.market },
    homes:
      homesOf(row.slug) +
      rows.filter(({ inside }) => inside === row.slug).reduce((sum, { slug }) => sum + homesOf(slug), 0),
    photo:
      image_url !== null && width !== null && height !== null
        ? { name: photoName(image_url), width, height, alt: alt_text ?? "" }
        : null,
  }));
}

const countHomes = keptForContent(
  async (db: Db): Promise<ReadonlyMap<string, number>> => {
    const rows = await db
      .selectFrom("properties")
      .where("status", "in", [...listedStatuses])
      .groupBy("neighborhood")
      .select(({ fn }) => ["neighborhood", fn.countAll<number>().as("homes")])
      .execute();
    return new Map(rows.map(({ neighborhood, homes }) => [neighborhood, homes]));
  },
  () => "",
);

/** The long text about a neighbourhood, paragraphs divided by an empty line. */
export async function findDescription(db: Db, language: Language, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("neighborhood_texts")
    .where("neighborhood", "=", slug)
    .where("language", "=", language)
    .select("description")
    .executeTakeFirst();
  return row?.description;
}

export async function listSlugs(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("neighborhoods").select("slug").execute();
  return rows.map(({ slug }) => slug);
}

/** The prices of the listed homes of a neighbourhood and of those inside it, EUR; null where there are none. */
export async function findPriceRange(db: Db, slug: string): Promise<PriceRange | null> {
  const { from, to } = await listedIn(db, slug)
    .select((eb) => [eb.fn.min("price").as("from"), eb.fn.max("price").as("to")])
    .executeTakeFirstOrThrow();
  return from === null || to === null ? null : { from, to };
}

function listedIn(db: Db, slug: string) {
  return db
    .selectFrom("properties")
    .innerJoin("neighborhoods as place", "place.slug", "properties.neighborhood")
    .where("status", "in", [...listedStatuses])
    .where((eb) => eb.or([eb("place.slug", "=", slug), eb("place.inside", "=", slug)]));
}

/** Price, area, status and place of each listed home of a neighbourhood and of those inside it, dearest first. */
export async function listHomesOf(db: Db, slug: string) {
  const rows = await listedIn(db, slug)
    .orderBy("price", "desc")
    .orderBy("id")
    .select(["id", "price", "area", "status", "shows_exact_address"])
    .select(["properties.latitude", "properties.longitude"])
    .execute();
  return rows.map(({ shows_exact_address, latitude, longitude, ...home }) => ({
    ...home,
    showsExactAddress: shows_exact_address === 1,
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  }));
}
