import type { Db } from "~/db/database";
import type { DescribedImage, ImageKind, ImageOwner } from "~/domain/listings/image";
import { imageUrl, photoName } from "~/domain/listings/photo";
import { type Language, languages, type Localized } from "~/i18n/languages";

import {
  type ImagePlace,
  selectAltTexts,
  selectImages,
  selectPlaces,
  touchProperty,
  writeAltText,
  writeOrder,
  writePrimary,
} from "./property-image.repository.server";

export { selectImages as listImages } from "./property-image.repository.server";

/** The property of a list of images; undefined where it is gone. */
export async function findImageOwner(db: Db, propertyId: number): Promise<ImageOwner | undefined> {
  const row = await db
    .selectFrom("properties")
    .where("id", "=", propertyId)
    .select(["id", "title", "source_language"])
    .executeTakeFirst();
  return row && { id: row.id, title: row.title, language: row.source_language };
}

/** One image of a property with its texts; undefined for an image of another property too. */
export async function findImage(db: Db, propertyId: number, id: number): Promise<DescribedImage | undefined> {
  const owner = await findImageOwner(db, propertyId);
  const image = (await selectImages(db, propertyId)).find((each) => each.id === id);
  if (!owner || !image) return undefined;
  const written = new Map((await selectAltTexts(db, id)).map(({ language, alt_text }) => [language, alt_text]));
  const textIn = (language: Language) => written.get(language) ?? (language === owner.language ? image.photo.alt : "");
  return { ...image, texts: { en: textIn("en"), es: textIn("es"), ca: textIn("ca"), ru: textIn("ru") } };
}

export type NewImage = {
  photo: { name: string; width: number; height: number };
  kind: ImageKind;
  /** The upload that it was made of; its row goes in the same transaction, so that nothing is made twice. */
  uploadId: number;
};

/**
 * Adds the image made of an upload at the end. The first photo of a property that has no primary image becomes it.
 * @returns false where the upload is gone, with its property for instance: then the files belong to nobody
 */
export function addImage(db: Db, { photo, kind, uploadId }: NewImage, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const upload = await trx
      .deleteFrom("property_uploads")
      .where("id", "=", uploadId)
      .returning(["property_id", "content_hash"])
      .executeTakeFirst();
    if (!upload) return false;
    const places = await selectPlaces(trx, upload.property_id);
    await trx
      .insertInto("property_images")
      .values({
        property_id: upload.property_id,
        image_url: imageUrl(photo),
        kind,
        is_primary: kind === "photo" && !places.some(({ isPrimary }) => isPrimary) ? 1 : 0,
        display_order: places.length,
        width: photo.width,
        height: photo.height,
        content_hash: upload.content_hash,
        created_at: now.toISOString(),
      })
      .execute();
    await touchProperty(trx, upload.property_id, now);
    return true;
  });
}

/** Puts the photo in front of all. @returns what stands against it */
export function makePrimary(
  db: Db,
  propertyId: number,
  id: number,
  now: Date,
): Promise<"done" | "missing" | "noPhoto"> {
  return withPlace(db, propertyId, id, now, async (trx, { kind }) => {
    if (kind !== "photo") return "noPhoto" as const;
    await writePrimary(trx, propertyId, id);
    return "done" as const;
  });
}

export type Direction = "earlier" | "later";

/** Lets an image change places with its neighbour. At the end of the row nothing moves. */
export function moveImage(db: Db, propertyId: number, id: number, direction: Direction, now: Date) {
  return withPlace(db, propertyId, id, now, async (trx, _image, places) => {
    const ids = places.map((place) => place.id);
    const from = ids.indexOf(id);
    const to = direction === "earlier" ? from - 1 : from + 1;
    const neighbour = ids[to];
    if (neighbour !== undefined) {
      ids[to] = id;
      ids[from] = neighbour;
    }
    await writeOrder(trx, ids);
    return "done" as const;
  });
}

/**
 * Puts the images into the order of the ids. Images that came meanwhile and are not named follow in their own order; ids
 * that name none of the property's images are passed over.
 */
export function orderImages(db: Db, propertyId: number, ids: readonly number[], now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const present = (await selectPlaces(trx, propertyId)).map(({ id }) => id);
    if (present.length === 0) return;
    const named = [...new Set(ids)].filter((id) => present.includes(id));
    await writeOrder(trx, [...named, ...present.filter((id) => !named.includes(id))]);
    await touchProperty(trx, propertyId, now);
  });
}

/** What is said of an image; a language that is not named keeps its text. */
export type ImageDescription = { texts: Partial<Localized>; kind?: ImageKind };

/** Says what an image shows. A primary photo that turns out to be a plan hands that on to the first photo left. */
export function describeImage(db: Db, propertyId: number, id: number, said: ImageDescription, now: Date) {
  return withPlace(db, propertyId, id, now, async (trx, image, places) => {
    const owner = await findImageOwner(trx, propertyId);
    for (const language of languages) {
      const text = said.texts[language];
      if (text === undefined) continue;
      await writeAltText(trx, id, language, text);
      if (language === owner?.language) {
        await trx.updateTable("property_images").set({ alt_text: text }).where("id", "=", id).execute();
      }
    }
    const { kind } = said;
    if (kind !== undefined && kind !== image.kind) {
      if (image.isPrimary) await writePrimary(trx, propertyId, undefined);
      await trx.updateTable("property_images").set({ kind }).where("id", "=", id).execute();
      await choosePrimary(
        trx,
        propertyId,
        places.map((place) => (place.id === id ? { ...place, kind, isPrimary: false } : place)),
      );
    }
    return "done" as const;
  });
}

/**
 * Removes an image, closes the gap in the order and, where it was the primary one, makes the next photo primary.
 * @returns the name of the photo whose files can go now; undefined where there is no such image
 */
export function removeImage(db: Db, propertyId: number, id: number, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("property_images")
      .where("id", "=", id)
      .where("property_id", "=", propertyId)
      .returning("image_url")
      .executeTakeFirst();
    if (!removed) return undefined;
    const places = await selectPlaces(trx, propertyId);
    await writeOrder(
      trx,
      places.map((place) => place.id),
    );
    await choosePrimary(trx, propertyId, places);
    await touchProperty(trx, propertyId, now);
    return photoName(removed.image_url);
  });
}

async function choosePrimary(trx: Db, propertyId: number, places: readonly ImagePlace[]) {
  if (places.some(({ isPrimary }) => isPrimary)) return;
  await writePrimary(trx, propertyId, places.find(({ kind }) => kind === "photo")?.id);
}

/** In one transaction: acts on one image among those of its property, and notes that the property has changed. */
function withPlace<Result>(
  db: Db,
  propertyId: number,
  id: number,
  now: Date,
  act: (trx: Db, image: ImagePlace, places: ImagePlace[]) => Promise<Result>,
): Promise<Result | "missing"> {
  return db.transaction().execute(async (trx) => {
    const places = await selectPlaces(trx, propertyId);
    const image = places.find((place) => place.id === id);
    if (!image) return "missing";
    const result = await act(trx, image, places);
    await touchProperty(trx, propertyId, now);
    return result;
  });
}
