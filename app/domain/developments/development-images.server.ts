import type { Db } from "~/db/database";
import type { DescribedImage, ImageOwner, PropertyImage } from "~/domain/listings/image";
import { imageUrl, photoName } from "~/domain/listings/photo";
import { type Language, languages, type Localized } from "~/i18n/languages";

// The photographs of a building in the agent's order: the first is the main one. Drawings belong to their units.

/** The development of a list of images; undefined where it is gone. */
export async function findDevelopmentOwner(db: Db, developmentId: number): Promise<ImageOwner | undefined> {
  const row = await db
    .selectFrom("developments")
    .where("id", "=", developmentId)
    .select(["id", "name", "source_language"])
    .executeTakeFirst();
  return row && { id: row.id, title: row.name, language: row.source_language };
}

export async function listDevelopmentImages(db: Db, developmentId: number): Promise<PropertyImage[]> {
  const rows = await selectPhotos(db, developmentId).execute();
  return rows.map(({ id, image_url, width, height, alt_text }, index) => ({
    id,
    kind: "photo",
    isPrimary: index === 0,
    photo: { name: photoName(image_url), width, height, alt: alt_text },
  }));
}

/** One image with its texts; undefined for one of another development too. */
export async function findDevelopmentImage(
  db: Db,
  developmentId: number,
  id: number,
): Promise<DescribedImage | undefined> {
  const owner = await findDevelopmentOwner(db, developmentId);
  const image = (await listDevelopmentImages(db, developmentId)).find((each) => each.id === id);
  if (!owner || !image) return undefined;
  const rows = await db
    .selectFrom("development_image_texts")
    .where("image_id", "=", id)
    .select(["language", "alt_text"])
    .execute();
  const written = new Map(rows.map(({ language, alt_text }) => [language, alt_text]));
  const textIn = (language: Language) => written.get(language) ?? (language === owner.language ? image.photo.alt : "");
  return { ...image, texts: { en: textIn("en"), es: textIn("es"), ca: textIn("ca"), ru: textIn("ru") } };
}

/** The drawing of a unit; undefined where there is none. */
export async function findUnitPlan(db: Db, unitId: number): Promise<PropertyImage["photo"] | undefined> {
  const row = await db
    .selectFrom("development_images")
    .where("unit_id", "=", unitId)
    .where("kind", "=", "floor_plan")
    .orderBy("id", "desc")
    .select(["image_url", "width", "height", "alt_text"])
    .executeTakeFirst();
  return row && { name: photoName(row.image_url), width: row.width, height: row.height, alt: row.alt_text };
}

type NewImage = { photo: { name: string; width: number; height: number }; uploadId: number };

/**
 * Adds the image made of an upload; its row goes in the same transaction, so that nothing is made twice. A photograph stands
 * at the end; a drawing takes the place of the unit's former one.
 * @returns undefined where the upload is gone: then the files belong to nobody; else the photos that were replaced
 */
export function addDevelopmentImage(
  db: Db,
  { photo, uploadId }: NewImage,
  now: Date,
): Promise<{ replaced: string[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    const upload = await trx
      .deleteFrom("development_uploads")
      .where("id", "=", uploadId)
      .returning(["development_id", "unit_id", "kind", "content_hash"])
      .executeTakeFirst();
    if (!upload) return undefined;
    const former =
      upload.unit_id === null
        ? []
        : await trx
            .deleteFrom("development_images")
            .where("unit_id", "=", upload.unit_id)
            .where("kind", "=", "floor_plan")
            .returning("image_url")
            .execute();
    const photos = await selectPhotos(trx, upload.development_id).execute();
    await trx
      .insertInto("development_images")
      .values({
        development_id: upload.development_id,
        unit_id: upload.unit_id,
        kind: upload.kind,
        image_url: imageUrl(photo),
        display_order: photos.length,
        width: photo.width,
        height: photo.height,
        content_hash: upload.content_hash,
      })
      .execute();
    await touch(trx, upload.development_id, now);
    return { replaced: former.map(({ image_url }) => photoName(image_url)) };
  });
}

/** Puts a photograph in front of all. @returns false where there is none of that id */
export function makeFirst(db: Db, developmentId: number, id: number, now: Date): Promise<boolean> {
  return reorder(db, developmentId, now, (ids) =>
    ids.includes(id) ? [id, ...ids.filter((each) => each !== id)] : null,
  );
}

/** Lets a photograph change places with its neighbour. At the end of the row nothing moves. */
export function moveDevelopmentImage(
  db: Db,
  developmentId: number,
  id: number,
  direction: "earlier" | "later",
  now: Date,
): Promise<boolean> {
  return reorder(db, developmentId, now, (ids) => {
    const from = ids.indexOf(id);
    if (from === -1) return null;
    const to = direction === "earlier" ? from - 1 : from + 1;
    return to < 0 || to >= ids.length ? ids : ids.with(from, ids[to] ?? id).with(to, id);
  });
}

/** Puts the photographs into the order of the ids; those that are not named follow in their own order. */
export function orderDevelopmentImages(
  db: Db,
  developmentId: number,
  wanted: readonly number[],
  now: Date,
): Promise<boolean> {
  return reorder(db, developmentId, now, (ids) => {
    const named = [...new Set(wanted)].filter((id) => ids.includes(id));
    return [...named, ...ids.filter((id) => !named.includes(id))];
  });
}

/** Says what an image shows; a language that is not named keeps its text. @returns false where there is no such image */
export function describeDevelopmentImage(
  db: Db,
  developmentId: number,
  id: number,
  texts: Partial<Localized>,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const image = await findDevelopmentImage(trx, developmentId, id);
    const owner = await findDevelopmentOwner(trx, developmentId);
    if (!image || !owner) return false;
    for (const language of languages) {
      const text = texts[language];
      if (text === undefined) continue;
      await trx
        .deleteFrom("development_image_texts")
        .where("image_id", "=", id)
        .where("language", "=", language)
        .execute();
      if (text !== "") {
        await trx.insertInto("development_image_texts").values({ image_id: id, language, alt_text: text }).execute();
      }
      if (language === owner.language) {
        await trx.updateTable("development_images").set({ alt_text: text }).where("id", "=", id).execute();
      }
    }
    await touch(trx, developmentId, now);
    return true;
  });
}

/** Removes a photograph and closes the gap. @returns the photo whose files can go now; undefined where there is none */
export function removeDevelopmentImage(
  db: Db,
  developmentId: number,
  id: number,
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("development_images")
      .where("id", "=", id)
      .where("development_id", "=", developmentId)
      .where("kind", "=", "photo")
      .returning("image_url")
      .executeTakeFirst();
    if (!removed) return undefined;
    const rows = await selectPhotos(trx, developmentId).execute();
    await writeOrder(
      trx,
      rows.map((row) => row.id),
    );
    await touch(trx, developmentId, now);
    return photoName(removed.image_url);
  });
}

function selectPhotos(db: Db, developmentId: number) {
  return db
    .selectFrom("development_images")
    .where("development_id", "=", developmentId)
    .where("kind", "=", "photo")
    .orderBy("display_order")
    .orderBy("id")
    .select(["id", "image_url", "width", "height", "alt_text"]);
}

function reorder(
  db: Db,
  developmentId: number,
  now: Date,
  change: (ids: number[]) => number[] | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const rows = await selectPhotos(trx, developmentId).execute();
    const order = change(rows.map(({ id }) => id));
    if (order === null) return false;
    await writeOrder(trx, order);
    await touch(trx, developmentId, now);
    return true;
  });
}

async function writeOrder(db: Db, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await db.updateTable("development_images").set({ display_order: position }).where("id", "=", id).execute();
  }
}

async function touch(trx: Db, developmentId: number, now: Date): Promise<void> {
  await trx
    .updateTable("developments")
    .set({ updated_at: now.toISOString() })
    .where("id", "=", developmentId)
    .execute();
}
