import type { Db } from "~/db/database";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { listTranslations } from "~/domain/listings/translations.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { defaultLanguage } from "~/i18n/languages";

import { advertChecklist, type AdvertItem } from "./advert-checklist";
import { findPropertyForm } from "./property-form.repository.server";

/** The list of what the law wants in an advertisement, for a home as it is stored; empty where there is none. */
export async function checkAdvert(db: Db, propertyId: number, now: Date): Promise<AdvertItem[]> {
  const home = await findPropertyForm(db, propertyId);
  if (!home) return [];
  const translations = await listTranslations(db, { kind: "property", id: propertyId });
  const { registerNumber } = await agencyIdentity(db, defaultLanguage);
  return advertChecklist({
    values: home.values,
    registerNumber,
    catalan: translations.find(({ language }) => language === "ca")?.state ?? "missing",
    ...(await countPhotos(db, propertyId)),
    today: dayInBarcelona(now),
  });
}

async function countPhotos(db: Db, propertyId: number): Promise<{ photos: number; renderings: number }> {
  return db
    .selectFrom("property_images")
    .where("property_id", "=", propertyId)
    .where("kind", "=", "photo")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("photos"),
      fn.coalesce(fn.sum<number>("is_rendering"), eb.lit(0)).as("renderings"),
    ])
    .executeTakeFirstOrThrow();
}
