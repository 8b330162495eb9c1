import { sql } from "kysely";

import type { Db } from "~/db/database";
import { type Language, languages, type Localized } from "~/i18n/languages";

import type { ImageKind, ListedImage, PlannedUnit } from "./image";
import { kinds } from "./kinds";
import type { Listing } from "./listing";
import { imageUrl, photoName, type TakenPhoto } from "./photo";

/** The images of a listing in their order, as the agent works on them. */
export async function selectImages(db: Db, { kind, id }: Listing): Promise<ListedImage[]> {
  const { images, owner, imageKinds, marksPrimary } = kinds[kind];
  const rows = await db
    .selectFrom(images)
    .where(owner, "=", id)
    .where("kind", "in", imageKinds)
    .orderBy("display_order")
    .orderBy("id")
    .select(["id", "kind", "image_url", "width", "height", "alt_text"])
    .select(sql<0 | 1 | null>`${marksPrimary ? sql.ref("is_primary") : sql.lit(null)}`.as("is_primary"))
    .execute();
  return rows.map((row, index) => ({
    id: row.id,
    kind: row.kind,
    isPrimary: row.is_primary === null ? index === 0 : row.is_primary === 1,
    photo: { name: photoName(row.image_url), width: row.width, height: row.height, alt: row.alt_text },
  }));
}

/** The drawings of the units of a listing, in the order of the units. */
export async function selectPlans(db: Db, { kind, id }: Listing): Promise<{ image: ListedImage; unit: PlannedUnit }[]> {
  if (!kinds[kind].hasUnits) return [];
  const rows = await db
    .selectFrom("development_images as image")
    .innerJoin("development_units as unit", "unit.id", "image.unit_id")
    .where("image.development_id", "=", id)
    .where("image.kind", "=", "floor_plan")
    .orderBy("unit.display_order")
    .orderBy("unit.id")
    .orderBy("image.id")
    .select(["image.id", "image_url", "width", "height", "alt_text", "unit.id as unit_id", "unit.name"])
    .execute();
  return rows.map((row) => ({
    image: {
      id: row.id,
      kind: "floor_plan",
      isPrimary: false,
      photo: { name: photoName(row.image_url), width: row.width, height: row.height, alt: row.alt_text },
    },
    unit: { id: row.unit_id, name: row.name },
  }));
}

type NewImage = {
  photo: TakenPhoto;
  kind: ImageKind;
  contentHash: string | null;
  /** Of the unit whose drawing it is. */
  unit: number | null;
};

/** Puts an image behind all others. */
export async function insertImage(db: Db, { kind, id }: Listing, image: NewImage, order: number, now: Date) {
  const { images, owner, hasUnits, marksPrimary } = kinds[kind];
  const { photo } = image;
  await db
    .insertInto(images)
    .values({
      [owner]: id,
      kind: image.kind,
      image_url: imageUrl(photo),
      display_order: order,
      width: photo.width,
      height: photo.height,
      content_hash: image.contentHash,
      ...(hasUnits ? { unit_id: image.unit } : {}),
      ...(marksPrimary ? { created_at: now.toISOString() } : {}),
    })
    .execute();
}

/** Takes the drawing of a unit away. @returns the photos whose files can go now */
export async function deletePlans(db: Db, unit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom("development_images")
    .where("unit_id", "=", unit)
    .where("kind", "=", "floor_plan")
    .returning("image_url")
    .execute();
  return rows.map(({ image_url }) => photoName(image_url));
}

/** Writes the order as integers without a gap, beginning with 0. */
export async function writeOrder(db: Db, { kind }: Listing, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db
      .updateTable(kinds[kind].images)
      .set({ display_order: position })
      .where("id", "=", id)
      .where("display_order", "<>", position)
      .execute();
  }
}

/** Marks one image of a property as its primary one, or none where no id is given. */
export async function writePrimary(db: Db, propertyId: number, id: number | undefined): Promise<void> {
  // The others first: the database holds that there is never more than one.
  await db
    .updateTable("property_images")
    .set({ is_primary: 0 })
    .where("property_id", "=", propertyId)
    .where("is_primary", "=", 1)
    .execute();
  if (id === undefined) return;
  await db.updateTable("property_images").set({ is_primary: 1 }).where("id", "=", id).execute();
}

export function selectAltTexts(db: Db, { kind }: Listing, id: number) {
  return db.selectFrom(kinds[kind].imageTexts).where("image_id", "=", id).select(["language", "alt_text"]).execute();
}

/** The texts of several images in all languages. */
export function selectAllAltTexts(db: Db, { kind }: Listing, ids: readonly number[]) {
  return db
    .selectFrom(kinds[kind].imageTexts)
    .where("image_id", "in", ids)
    .select(["image_id", "language", "alt_text"])
    .execute();
}

/** Those of the images that have a text in a language of their own. */
export async function selectDescribed(
  db: Db,
  { kind }: Listing,
  ids: readonly number[],
  language: Language,
): Promise<number[]> {
  const rows = await db
    .selectFrom(kinds[kind].imageTexts)
    .where("image_id", "in", ids)
    .where("language", "=", language)
    .where("alt_text", "<>", "")
    .select("image_id")
    .execute();
  return rows.map(({ image_id }) => image_id);
}

/** Writes the texts of the languages that are named; that of the listing's own language stands with the image too. */
export async function writeAltTexts(
  db: Db,
  listing: Listing,
  id: number,
  { texts, source }: { texts: Partial<Localized>; source: Language | undefined },
): Promise<void> {
  for (const language of languages) {
    const text = texts[language];
    if (text === undefined) continue;
    await writeAltText(db, listing, id, language, text);
    if (language !== source) continue;
    await db.updateTable(kinds[listing.kind].images).set({ alt_text: text }).where("id", "=", id).execute();
  }
}

/** An empty text is no text: the page then shows that of the listing's own language. */
async function writeAltText(db: Db, { kind }: Listing, id: number, language: Language, text: string) {
  const { imageTexts } = kinds[kind];
  await db.deleteFrom(imageTexts).where("image_id", "=", id).where("language", "=", language).execute();
  if (text !== "") await db.insertInto(imageTexts).values({ image_id: id, language, alt_text: text }).execute();
}
