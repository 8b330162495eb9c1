import { z } from "zod";

import type { Db } from "~/db/database";

import { commonWidths, firstRecipe, type OlderPhotos, photoRecipe, type PhotoRecipe, type PhotoWidths } from "./photo";

const widths = z.array(z.number());
const photoWidths = z.object({ avif: widths, webp: widths, jpg: widths });
const recipe = z.object({ packing: z.number(), widths: photoWidths });
const keptRecipe = recipe.extend({
  /** What the photos are being made by again, and since when: files that are older are still to be made. */
  next: z.object({ recipe, since: z.iso.datetime() }).optional(),
  /** What could not be made by this recipe. */
  older: z.record(z.string(), photoWidths).optional(),
});

/** How every photo that is there was made, and how it is being made again. */
export type KeptRecipe = PhotoRecipe & {
  next?: { recipe: PhotoRecipe; since: string } | undefined;
  older?: OlderPhotos | undefined;
};

const key = "photo_recipe";

/** Widths that every photo that a record shows has, but for the older ones, and that the site still makes. */
export function widthsThere(kept: KeptRecipe): PhotoWidths {
  // New photos are made by what is next.
  return commonWidths(kept, photoRecipe, ...(kept.next ? [kept.next.recipe] : []));
}

/** How every photo that a record shows was made; a database that does not say is of the first release. */
export async function findPhotoRecipe(db: Db): Promise<KeptRecipe> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row ? keptRecipe.parse(JSON.parse(row.value)) : firstRecipe;
}

/** Notes how every photo that a record shows is made. Pages that are kept ready are drawn anew. */
export async function keepPhotoRecipe(db: Db, kept: KeptRecipe, now: Date): Promise<void> {
  const row = { value: JSON.stringify(kept), updated_at: now.toISOString() };
  await db
    .insertInto("settings")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
