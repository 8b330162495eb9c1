import type { Db } from "~/db/database";
import { agencyIdentity } from "~/domain/agency/agency.server";
import type { TranslationState } from "~/domain/listings/translation";
import { listTranslations } from "~/domain/listings/translations.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { defaultLanguage } from "~/i18n/languages";

import { advertChecklist, type AdvertItem } from "./advert-checklist";
import { findPropertyForm } from "./property-form.repository.server";
import type { PropertyValues } from "./property-form.schema";

/** The list of what the law wants in an advertisement, for a home as it is stored; empty where there is none. */
export async function checkAdvert(db: Db, propertyId: number, now: Date): Promise<AdvertItem[]> {
  const home = await findPropertyForm(db, propertyId);
  return home ? (await checkEntered(db, propertyId, home.values, now)).items : [];
}

/** The same for a home as it was entered. @param propertyId null where it is not stored yet: then it has neither pictures nor translations */
export async function checkEntered(
  db: Db,
  propertyId: number | null,
  values: PropertyValues,
  now: Date,
): Promise<{ items: AdvertItem[]; hasPhoto: boolean }> {
  const { registerNumber } = await agencyIdentity(db, defaultLanguage);
  const pictures = propertyId === null ? { photos: 0, renderings: 0 } : await countPhotos(db, propertyId);
  const items = advertChecklist({
    values,
    registerNumber,
    catalan: values.sourceLanguage === "ca" ? "source" : await catalanState(db, propertyId),
    ...pictures,
    today: dayInBarcelona(now),
  });
  return { items, hasPhoto: pictures.photos > 0 };
}

async function catalanState(db: Db, propertyId: number | null): Promise<TranslationState> {
  if (propertyId === null) return "missing";
  const translations = await listTranslations(db, { kind: "property", id: propertyId });
  const state = translations.find(({ language }) => language === "ca")?.state ?? "missing";
  // What was written in Catalan is now said to be in another language.
  return state === "source" ? "missing" : state;
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
