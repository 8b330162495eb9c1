import { sql } from "kysely";

import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { plainWords } from "~/i18n/fold";
import { defaultLanguage } from "~/i18n/languages";

import { readDisplayId } from "./property";
import type { EditedProperty, FoundIn, ListedProperty, PropertyListSearch } from "./property-list";

type Asked = Pick<PropertyListSearch, "status" | "words">;

export async function countAll(db: Db, status: PropertyListSearch["status"]): Promise<number> {
  let query = db.selectFrom("properties");
  if (status !== "all") query = query.where("status", "=", status);
  const { homes } = await query.select((eb) => eb.fn.countAll<number>().as("homes")).executeTakeFirstOrThrow();
  return homes;
}

/** Ids of one page of the homes with a status, newest first. */
export async function listIds(
  db: Db,
  status: PropertyListSearch["status"],
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  let query = db.selectFrom("properties").select("id");
  if (status !== "all") query = query.where("status", "=", status);
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/**
 * Ids of the homes with a status, newest first, in whose property ID as it is printed, title, neighbourhood in any language, reference, street, postcode or
 * cadastral reference each of the words stands somewhere, in any order. Accents, capitals and the signs between and inside words do not matter: `gracia atic` finds "Àtic a Gràcia".
 */
export async function listFoundIds(db: Db, { status, words }: Asked): Promise<number[]> {
  const places = await listPlaceNames(db);
  let query = db.selectFrom("properties").select("id");
  for (const word of plainWords(words).split(" ")) {
    const named = places.filter(({ name }) => name.includes(word)).map(({ neighborhood }) => neighborhood);
    const id = readDisplayId(word);
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`instr(${said}, ${word}) > 0`,
        eb("neighborhood", "in", named),
        ...(id === undefined ? [] : [eb("id", "=", id)]),
      ]),
    );
  }
  // With the plus no index of statuses is chosen: the one of words has everything that is asked for here.
  if (status !== "all") query = query.where(sql<boolean>`+status = ${status}`);
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").execute();
  return rows.map(({ id }) => id);
}

const said = sql`iif(found_by <> '', found_by,
  plain_words(concat_ws(' ', title, reference, address, postal_code, cadastral_reference)))`;

async function listPlaceNames(db: Db) {
  const rows = await db.selectFrom("neighborhood_texts").select(["neighborhood", "name"]).execute();
  return rows.map(({ neighborhood, name }) => ({ neighborhood, said: name, name: plainWords(name) }));
}

/** These homes with their primary photographs, newest first, and where the words stand that they were found by. */
export async function listByIds(db: Db, ids: readonly number[], words: string): Promise<ListedProperty[]> {
  if (ids.length === 0) return [];
  const places = words === "" ? [] : await listPlaceNames(db);
  const rows = await withPlace(db)
    .leftJoin("property_images as image", (join) =>
      // A literal: with a parameter SQLite could not use the partial index of primary images.
      join.onRef("image.property_id", "=", "home.id").on("image.is_primary", "=", sql.lit<1>(1)),
    )
    .where("home.id", "in", ids)
    .orderBy("home.created_at", "desc")
    .orderBy("home.id", "desc")
    .select(["home.id", "home.title", "home.status", "home.is_featured", "home.price", "home.bedrooms"])
    .select(["home.bathrooms", "home.area", "home.neighborhood", "place.name"])
    .select(["image.image_url", "image.width", "image.height", "image.alt_text"])
    .select(["home.reference", "home.address", "home.postal_code", "home.cadastral_reference"])
    .select(["home.sold_at", "home.final_price"])
    .execute();
  return rows.map((row) => {
    const { id, title, status, price, bedrooms, bathrooms, area, image_url, width, height, alt_text, sold_at } = row;
    const neighborhood = row.name ?? row.neighborhood;
    const named = places.filter((place) => place.neighborhood === row.neighborhood).map(({ said }) => said);
    return {
      ...{ id, title, status, price, bedrooms, bathrooms, area, neighborhood },
      isFeatured: row.is_featured === 1,
      photo:
        image_url !== null && width !== null && height !== null
          ? { name: photoName(image_url), width, height, alt: alt_text ?? "" }
          : null,
      sale: sold_at === null ? null : { soldOn: dayInBarcelona(new Date(sold_at)), finalPrice: row.final_price },
      foundIn: placesOfWords(words, `${title} ${neighborhood}`, [
        ["address", row.address],
        ["postalCode", row.postal_code],
        ["cadastralReference", row.cadastral_reference],
        ["reference", row.reference ?? ""],
        ...named.map((name) => ["neighborhood", name] as const),
      ]),
    };
  });
}

/** Where words stand that a line of the list does not show: as few fields as hold all of them. @param shown what it shows */
function placesOfWords(words: string, shown: string, fields: readonly Said[]): FoundIn[] {
  const line = plainWords(shown);
  let unseen = plainWords(words)
    .split(" ")
    .filter((word) => !line.includes(word));
  const found: FoundIn[] = [];
  while (unseen.length > 0) {
    const held = fields.map(([field, text]) => {
      const plain = plainWords(text);
      return { field, text, holds: unseen.filter((word) => plain.includes(word)) };
    });
    const best = held.reduce((most, each) => (each.holds.length > most.holds.length ? each : most));
    if (best.holds.length === 0) break;
    found.push({ field: best.field, text: best.text });
    unseen = unseen.filter((word) => !best.holds.includes(word));
  }
  return found;
}

type Said = readonly [field: FoundIn["field"], text: string];

/** The homes that were edited last, the latest first. */
export async function recentlyEdited(db: Db, limit: number): Promise<EditedProperty[]> {
  const rows = await withPlace(db)
    .orderBy("home.updated_at", "desc")
    .orderBy("home.id", "desc")
    .limit(limit)
    .select(["home.id", "home.title", "home.status", "home.price", "home.neighborhood", "place.name"])
    .select("home.updated_at as updatedAt")
    .execute();
  return rows.map(({ name, neighborhood, ...home }) => ({ ...home, neighborhood: name ?? neighborhood }));
}

function withPlace(db: Db) {
  return db
    .selectFrom("properties as home")
    .leftJoin("neighborhood_texts as place", (join) =>
      join.onRef("place.neighborhood", "=", "home.neighborhood").on("place.language", "=", defaultLanguage),
    );
}
