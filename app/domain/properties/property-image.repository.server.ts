import type { Db } from "~/db/database";
import type { ImageKind, PropertyImage } from "~/domain/listings/image";
import { photoName } from "~/domain/listings/photo";
import type { Language } from "~/i18n/languages";

/** The images of a property in their order, as the agent works on them. */
export async function selectImages(db: Db, propertyId: number): Promise<PropertyImage[]> {
  const rows = await db
    .selectFrom("property_images")
    .where("property_id", "=", propertyId)
    .orderBy("display_order")
    .orderBy("id")
    .select(["id", "kind", "is_primary", "image_url", "width", "height", "alt_text"])
    .execute();
  return rows.map(({ id, kind, is_primary, image_url, width, height, alt_text }) => ({
    id,
    kind,
    isPrimary: is_primary === 1,
    photo: { name: photoName(image_url), width, height, alt: alt_text },
  }));
}

/** What moving, choosing and removing need to know. */
export type ImagePlace = { id: number; kind: ImageKind; isPrimary: boolean };

export async function selectPlaces(db: Db, propertyId: number): Promise<ImagePlace[]> {
  const rows = await db
    .selectFrom("property_images")
    .where("property_id", "=", propertyId)
    .orderBy("display_order")
    .orderBy("id")
    .select(["id", "kind", "is_primary"])
    .execute();
  return rows.map(({ id, kind, is_primary }) => ({ id, kind, isPrimary: is_primary === 1 }));
}

/** Writes the order as integers without a gap, beginning with 0. */
export async function writeOrder(db: Db, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db
      .updateTable("property_images")
      .set({ display_order: position })
      .where("id", "=", id)
      .where("display_order", "<>", position)
      .execute();
  }
}

/** Makes one image of a property its primary one, or none where no id is given. */
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

/** Feeds and the site map go by the time of the last change. The version stays: what the form holds did not change. */
export async function touchProperty(db: Db, propertyId: number, now: Date): Promise<void> {
  await db.updateTable("properties").set({ updated_at: now.toISOString() }).where("id", "=", propertyId).execute();
}

export async function selectAltTexts(db: Db, id: number) {
  return db.selectFrom("property_image_texts").where("image_id", "=", id).select(["language", "alt_text"]).execute();
}

/** An empty text is no text: the page then shows that of the property's own language. */
export async function writeAltText(db: Db, id: number, language: Language, text: string): Promise<void> {
  if (text === "") {
    await db.deleteFrom("property_image_texts").where("image_id", "=", id).where("language", "=", language).execute();
    return;
  }
  await db
    .insertInto("property_image_texts")
    .values({ image_id: id, language, alt_text: text })
    .onConflict((conflict) => conflict.doUpdateSet({ alt_text: text }))
    .execute();
}
