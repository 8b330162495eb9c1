import type { Db } from "~/db/database";
import type { Language, Localized } from "~/i18n/languages";

import type { DescribedImage, ImageKind, ListedImage } from "./image";
import {
  deletePlans,
  insertImage,
  selectAltTexts,
  selectImages,
  selectPlans,
  writeAltTexts,
  writeOrder,
  writePrimary,
} from "./image.repository.server";
import { kinds } from "./kinds";
import type { Listing } from "./listing";
import { findListing, touchListing } from "./listings.server";
import { photoName, type TakenPhoto } from "./photo";
import { deleteUpload, type TakenUpload } from "./upload-queue.server";

export {
  selectDescribed as listDescribed,
  selectImages as listImages,
  selectPlans as listPlans,
} from "./image.repository.server";

/** One image of a listing with its texts, the drawing of a unit too; undefined for an image of another listing. */
export async function findImage(db: Db, listing: Listing, id: number): Promise<DescribedImage | undefined> {
  const head = await findListing(db, listing);
  const image = (await describable(db, listing)).find((each) => each.id === id);
  if (!head || !image) return undefined;
  const written = new Map(
    (await selectAltTexts(db, listing, id)).map(({ language, alt_text }) => [language, alt_text]),
  );
  const textIn = (language: Language) => written.get(language) ?? (language === head.language ? image.photo.alt : "");
  return { ...image, texts: { en: textIn("en"), es: textIn("es"), ca: textIn("ca"), ru: textIn("ru") } };
}

/**
 * Adds the image made of an upload, whose row goes in the same transaction, so that nothing is made twice. It stands at the
 * end; the first photo of a listing that has no primary image becomes it. A drawing takes the place of the unit's former one.
 * @returns undefined where the upload is gone, with its listing for instance: then the files belong to nobody; else the
 * photos that were replaced
 */
export function addImage(
  db: Db,
  taken: Pick<TakenUpload, "listingKind" | "id">,
  photo: TakenPhoto,
  now: Date,
): Promise<{ replaced: string[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    const upload = await deleteUpload(trx, taken);
    if (!upload) return undefined;
    const { listing, unit } = upload;
    const replaced = unit === null ? [] : await deletePlans(trx, unit);
    const others = await selectImages(trx, listing);
    await insertImage(trx, listing, { ...upload, photo }, others.length, now);
    await choosePrimary(trx, listing);
    await touchListing(trx, listing, now);
    return { replaced };
  });
}

/** Puts the photo in front of all. @returns what stands against it */
export function makePrimary(db: Db, listing: Listing, id: number, now: Date): Promise<"done" | "missing" | "noPhoto"> {
  return withImage(db, listing, id, now, async (trx, { kind }, images) => {
    if (kind !== "photo") return "noPhoto";
    if (kinds[listing.kind].marksPrimary) await writePrimary(trx, listing.id, id);
    else await writeOrder(trx, listing, [id, ...idsOf(images).filter((each) => each !== id)]);
    return "done";
  });
}

export type Direction = "earlier" | "later";

/** Lets an image change places with its neighbour. At the end of the row nothing moves. */
export function moveImage(db: Db, listing: Listing, id: number, direction: Direction, now: Date) {
  return withImage(db, listing, id, now, async (trx, _image, images) => {
    const ids = idsOf(images);
    const from = ids.indexOf(id);
    const to = direction === "earlier" ? from - 1 : from + 1;
    const neighbour = ids[to];
    if (neighbour !== undefined) {
      ids[to] = id;
      ids[from] = neighbour;
    }
    await writeOrder(trx, listing, ids);
    return "done";
  });
}

/**
 * Puts the images into the order of the ids. Images that came meanwhile and are not named follow in their own order; ids
 * that name none of the listing's images are passed over.
 */
export function orderImages(db: Db, listing: Listing, ids: readonly number[], now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const present = idsOf(await selectImages(trx, listing));
    if (present.length === 0) return;
    const named = [...new Set(ids)].filter((id) => present.includes(id));
    await writeOrder(trx, listing, [...named, ...present.filter((id) => !named.includes(id))]);
    await touchListing(trx, listing, now);
  });
}

/** What is said of an image; a language that is not named keeps its text. */
export type ImageDescription = { texts: Partial<Localized>; kind?: ImageKind | undefined };

/** Says what an image shows. A primary photo that turns out to be a plan hands that on to the first photo left. */
export function describeImage(
  db: Db,
  listing: Listing,
  id: number,
  said: ImageDescription,
  now: Date,
): Promise<"done" | "missing"> {
  return db.transaction().execute(async (trx) => {
    const { images, imageKinds, marksPrimary } = kinds[listing.kind];
    const image = (await describable(trx, listing)).find((each) => each.id === id);
    if (!image) return "missing";
    const head = await findListing(trx, listing);
    await writeAltTexts(trx, listing, id, { texts: said.texts, source: head?.language });
    // The drawing of a unit stays one.
    if (said.kind !== undefined && said.kind !== image.kind && imageKinds.includes(image.kind)) {
      // Only a photo may be marked.
      if (marksPrimary && image.isPrimary) await writePrimary(trx, listing.id, undefined);
      await trx.updateTable(images).set({ kind: said.kind }).where("id", "=", id).execute();
      await choosePrimary(trx, listing);
    }
    await touchListing(trx, listing, now);
    return "done";
  });
}

/**
 * Removes an image, closes the gap in the order and, where it was the primary one, makes the next photo primary.
 * @returns the name of the photo whose files can go now; undefined where there is no such image
 */
export function removeImage(db: Db, listing: Listing, id: number, now: Date): Promise<string | undefined> {
  const { images, owner, imageKinds } = kinds[listing.kind];
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom(images)
      .where("id", "=", id)
      .where(owner, "=", listing.id)
      .where("kind", "in", imageKinds)
      .returning("image_url")
      .executeTakeFirst();
    if (!removed) return undefined;
    await writeOrder(trx, listing, idsOf(await selectImages(trx, listing)));
    await choosePrimary(trx, listing);
    await touchListing(trx, listing, now);
    return photoName(removed.image_url);
  });
}

/** Where no photo is marked as the primary image, the first one becomes it. */
async function choosePrimary(trx: Db, listing: Listing) {
  if (!kinds[listing.kind].marksPrimary) return;
  const photos = (await selectImages(trx, listing)).filter(({ kind }) => kind === "photo");
  if (photos.some(({ isPrimary }) => isPrimary)) return;
  await writePrimary(trx, listing.id, photos[0]?.id);
}

/** In one transaction: acts on one image among those of its listing, and notes that the listing has changed. */
function withImage<Result extends string>(
  db: Db,
  listing: Listing,
  id: number,
  now: Date,
  act: (trx: Db, image: ListedImage, images: ListedImage[]) => Promise<Result>,
): Promise<Result | "missing"> {
  return db.transaction().execute(async (trx) => {
    const images = await selectImages(trx, listing);
    const image = images.find((each) => each.id === id);
    if (!image) return "missing";
    const result = await act(trx, image, images);
    await touchListing(trx, listing, now);
    return result;
  });
}

/** What can be said in words: its images, and the drawings of its units. */
async function describable(db: Db, listing: Listing): Promise<ListedImage[]> {
  const plans = await selectPlans(db, listing);
  return [...(await selectImages(db, listing)), ...plans.map(({ image }) => image)];
}

function idsOf(images: readonly ListedImage[]): number[] {
  return images.map(({ id }) => id);
}
