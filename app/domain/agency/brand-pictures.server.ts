import { createHash } from "node:crypto";

import { z } from "zod";

import type { Db } from "~/db/database";
import type { TakenPhoto } from "~/domain/listings/photo";

import { findAgencyPhoto, putAgencyPhoto, removeAgencyPhoto } from "./agency-photos.server";
import { type BrandMediaType, type BrandPicture, type BrandSlot, brandSlots, type NewBrandPicture } from "./brand";
import { findSetting, putSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";

const look = z.object({ showsName: z.boolean() }).catch({ showsName: false });

export type BrandPictures = Record<BrandSlot, BrandPicture | null>;

/** The agency's pictures that are shown. */
export async function findBrandPictures(db: Db): Promise<BrandPictures> {
  const rows = await db
    .selectFrom("brand_pictures")
    .where("is_shown", "=", 1)
    .select(["slot", "hash", "media_type as mediaType", "width", "height"])
    .execute();
  const found: BrandPictures = { logo: null, "logo-dark": null, icon: null };
  for (const { slot, ...picture } of rows) found[slot] = picture;
  return found;
}

/** Whether the name is set beside the logo, which is a sign alone. */
export async function showsNameBesideLogo(db: Db): Promise<boolean> {
  return look.parse((await findSetting(db, "brand"))?.value).showsName;
}

/** Stores how the logo is set. */
export function putLook(trx: Db, { showsName }: { showsName: boolean }, now: Date): Promise<void> {
  return putSetting(trx, "brand", { showsName }, now);
}

/** Whether what is shown came with the sample site. */
export async function showsSampleMark(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("brand_pictures")
    .where("is_sample", "=", 1)
    .where("is_shown", "=", 1)
    .select("slot")
    .executeTakeFirst();
  return row !== undefined;
}

/** The file of a picture that is shown, by its name; undefined where none has it (any more). */
export async function findBrandFile(
  db: Db,
  hash: string,
): Promise<{ content: Uint8Array; mediaType: BrandMediaType } | undefined> {
  return db
    .selectFrom("brand_pictures")
    .where("hash", "=", hash)
    .where("is_shown", "=", 1)
    .select(["content", "media_type as mediaType"])
    .executeTakeFirst();
}

export type BrandChange = {
  pictures: Partial<Record<BrandSlot, NewBrandPicture>>;
  sharing: TakenPhoto | null;
  showsName: boolean;
};

/**
 * Stores what was uploaded, each in the place of what stood there. With the first picture of one's own what came with the sample goes.
 * @returns the name of the photo that nothing shows any more
 */
export function saveBrand(db: Db, change: BrandChange, by: number | null, now: Date): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const slots = brandSlots.filter((slot) => change.pictures[slot]);
    if (slots.length > 0) await trx.deleteFrom("brand_pictures").where("is_sample", "=", 1).execute();
    for (const slot of slots) {
      const picture = change.pictures[slot];
      if (picture) await putBrandPicture(trx, slot, picture, now);
    }
    const former = change.sharing ? await putAgencyPhoto(trx, "sharing", change.sharing) : null;
    await putLook(trx, { showsName: change.showsName }, now);
    await noteSettings(trx, "brand", by, now);
    return former;
  });
}

/** Stores a picture in the place of the one there may be. */
export async function putBrandPicture(
  trx: Db,
  slot: BrandSlot,
  picture: NewBrandPicture & { isSample?: boolean },
  now: Date,
): Promise<void> {
  const content = Buffer.from(picture.content);
  const row = {
    media_type: picture.mediaType,
    content,
    hash: createHash("sha256").update(content).digest("hex").slice(0, 16),
    width: picture.width,
    height: picture.height,
    is_sample: picture.isSample ? (1 as const) : (0 as const),
    is_shown: 1 as const,
    updated_at: now.toISOString(),
  };
  await trx
    .insertInto("brand_pictures")
    .values({ slot, ...row })
    .onConflict((conflict) => conflict.column("slot").doUpdateSet(row))
    .execute();
}

/** Takes a picture away. @returns whether there was one */
export function removeBrandPicture(db: Db, slot: BrandSlot, by: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("brand_pictures")
      .where("slot", "=", slot)
      .where("is_shown", "=", 1)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await noteSettings(trx, "brand", by, now);
    return true;
  });
}

/** Shows or hides what came with the sample site: it belongs to the sample's name, and goes with the other samples. */
export async function showSampleMark(trx: Db, isShown: boolean): Promise<void> {
  await trx
    .updateTable("brand_pictures")
    .set({ is_shown: isShown ? 1 : 0 })
    .where("is_sample", "=", 1)
    .where("is_shown", "=", isShown ? 0 : 1)
    .execute();
}

/** The agency's own picture for sharing, if there is one. */
export const findSharingPhoto = (db: Db) => findAgencyPhoto(db, "sharing");

/** Takes the picture for sharing away. @returns the name of its photo; null where there was none */
export const removeSharingPhoto = (db: Db, by: number, now: Date) => removeAgencyPhoto(db, "sharing", "brand", by, now);
