import type { Db } from "~/db/database";

import { neighborhoods } from "./neighborhoods";
import type { SamplePicture } from "./sample-picture";
import type { SeedPhotos } from "./seed-photos.server";
import { sitePictures } from "./site-pictures";
import { inEachLanguage } from "./texts";

/** The pictures of the site itself; a neighborhood's under `neighborhood-<slug>`. */
export async function seedSitePictures(trx: Db, photos: SeedPhotos): Promise<void> {
  for (const { slug, picture } of sitePictures()) await seedPicture(trx, photos, slug, picture);
  for (const { slug, photoFile, photoAlt } of neighborhoods()) {
    if (photoFile && photoAlt) await seedPicture(trx, photos, pictureOf(slug), { file: photoFile, alt: photoAlt });
  }
}

export function pictureOf(neighborhood: string): string {
  return `neighborhood-${neighborhood}`;
}

async function seedPicture(trx: Db, photos: SeedPhotos, slug: string, { file, alt }: SamplePicture) {
  const { imageUrl, width, height } = await photos.photo(file);
  await trx.insertInto("site_pictures").values({ slug, image_url: imageUrl, width, height, is_rendering: 1 }).execute();
  await trx
    .insertInto("site_picture_texts")
    .values(inEachLanguage((language) => ({ picture: slug, language, alt_text: alt[language] })))
    .execute();
}
