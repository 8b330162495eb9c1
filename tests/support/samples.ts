import type { Db } from "~/db/database";
import { imageUrl } from "~/domain/listings/photo";
import { seed, type SeedPhotos } from "~/seed/seed.server";

export const seededAt = new Date("2026-11-21T12:00:00Z");

/** All that a new site starts with, without the files of its pictures. */
export async function theSamples(db: Db): Promise<void> {
  let taken = 0;
  const picture = async () => {
    taken += 1;
    return {
      imageUrl: imageUrl({ name: taken.toString(16).padStart(24, "0"), width: 1600 }),
      width: 1600,
      height: 1067,
    };
  };
  const photos: SeedPhotos = { photo: picture, plan: picture };
  await seed(db, photos, seededAt);
}
