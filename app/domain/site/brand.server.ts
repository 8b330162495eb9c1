import { z } from "zod";

import type { Db } from "~/db/database";
import { findBrandPictures, findSharingPhoto, showsNameBesideLogo } from "~/domain/agency/brand-pictures.server";
import { photoName, sharedSize, sharedUrl } from "~/domain/listings/photo";
import type { Language } from "~/i18n/languages";

import type { Brand } from "./brand";

const named = z.object({ name: z.string().catch("") }).catch({ name: "" });

/** How the agency shows itself. Asked for each page that is drawn, error pages too: what is not set is blank. */
export async function findBrand(db: Db, language: Language): Promise<Brand> {
  const [row, pictures, showsName, sharing] = await Promise.all([
    db.selectFrom("settings").select("value").where("key", "=", "agency").executeTakeFirst(),
    findBrandPictures(db),
    showsNameBesideLogo(db),
    findSharing(db, language),
  ]);
  const { name } = named.parse(row ? JSON.parse(row.value) : undefined);
  return {
    name,
    ...{ logo: pictures.logo, logoDark: pictures["logo-dark"], icon: pictures.icon, showsName },
    sharing: sharing && { ...sharing, alt: sharing.alt || name },
  };
}

/** The agency's own picture for sharing, else that of the home page. */
async function findSharing(db: Db, language: Language): Promise<Brand["sharing"]> {
  const own = await findSharingPhoto(db);
  if (own) return { url: sharedUrl(own.name), ...sharedSize, alt: "" };
  const hero = await db
    .selectFrom("site_pictures")
    .innerJoin("site_picture_texts", "picture", "slug")
    .where("slug", "=", "hero")
    .where("language", "=", language)
    .select(["image_url", "alt_text as alt"])
    .executeTakeFirst();
  return hero ? { url: sharedUrl(photoName(hero.image_url)), ...sharedSize, alt: hero.alt } : null;
}
