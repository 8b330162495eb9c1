import type { Db } from "~/db/database";
import { type Language, languages, type Localized } from "~/i18n/languages";

import type { UndescribedImage } from "./image";
import { selectAllAltTexts, selectImages, selectPlans, writeAltTexts } from "./image.repository.server";
import type { Listing } from "./listing";
import { findListing, touchListing } from "./listings.server";

/** The images of a listing that have no alternative text in some language, in their order, and after them the drawings of its units. */
export async function listUndescribed(db: Db, listing: Listing): Promise<UndescribedImage[]> {
  const head = await findListing(db, listing);
  if (!head) return [];
  const images = [
    ...(await selectImages(db, listing)).map((image, place) => ({ image, number: place + 1, unit: null })),
    ...(await selectPlans(db, listing)).map((plan) => ({ ...plan, number: 0 })),
  ];
  const ids = images.map(({ image }) => image.id);
  const written = new Map(
    (await selectAllAltTexts(db, listing, ids)).map((row) => [`${row.image_id} ${row.language}`, row.alt_text]),
  );
  return images
    .map(({ image, ...place }) => {
      const textIn = (language: Language) =>
        written.get(`${image.id} ${language}`) ?? (language === head.language ? image.photo.alt : "");
      const texts = { en: textIn("en"), es: textIn("es"), ca: textIn("ca"), ru: textIn("ru") };
      return { image: { ...image, texts }, ...place };
    })
    .filter(({ image }) => languages.some((language) => image.texts[language].trim() === ""));
}

/**
 * Describes images where they say nothing, and nowhere else: what somebody wrote meanwhile stays. @returns how many texts were stored,
 * and how many were not for that
 */
export async function describeEmpty(
  db: Db,
  listing: Listing,
  said: ReadonlyMap<number, Partial<Localized>>,
  now: Date,
): Promise<{ stored: number; kept: number }> {
  return db.transaction().execute(async (trx) => {
    const source = (await findListing(trx, listing))?.language;
    const lacking = new Map((await listUndescribed(trx, listing)).map(({ image }) => [image.id, image.texts]));
    let stored = 0;
    let kept = 0;
    for (const [id, texts] of said) {
      const empty: Partial<Record<Language, string>> = {};
      for (const language of languages) {
        const text = texts[language]?.trim() ?? "";
        if (text === "") continue;
        if (lacking.get(id)?.[language].trim() === "") empty[language] = text;
        else kept += 1;
      }
      const count = Object.keys(empty).length;
      if (count > 0) await writeAltTexts(trx, listing, id, { texts: empty, source });
      stored += count;
    }
    if (stored > 0) await touchListing(trx, listing, now);
    return { stored, kept };
  });
}
