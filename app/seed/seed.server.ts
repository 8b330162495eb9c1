import type { Db } from "~/db/database";
import type { AgencySettings } from "~/domain/agency/agency";
import { brandSlots } from "~/domain/agency/brand";
import { putBrandPicture, putLook } from "~/domain/agency/brand-pictures.server";
import { noCommercialRegister } from "~/domain/agency/commercial-register";

import { agency } from "./agency";
import { sampleMark, sampleMarkSize } from "./brand";
import { claims } from "./claims";
import { noteSeeded } from "./recognise-samples.server";
import { seedArticles } from "./seed-articles.server";
import { seedDevelopments } from "./seed-developments.server";
import { seedHomes } from "./seed-homes.server";
import { seedNeighborhoods } from "./seed-neighborhoods.server";
import type { SeedPhotos } from "./seed-photos.server";
import { seedSitePictures } from "./seed-site-pictures.server";
import { stories } from "./stories";
import { inEachLanguage } from "./texts";

export type { SeedPhotos } from "./seed-photos.server";

/** Whether nobody has put anything in yet: no agency, no home. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [setting, property] = await Promise.all([
    db.selectFrom("settings").select("key").limit(1).executeTakeFirst(),
    db.selectFrom("properties").select("id").limit(1).executeTakeFirst(),
  ]);
  return setting === undefined && property === undefined;
}

/**
 * Fills an empty database with the sample site: all of it or nothing.
 * @param photos takes a sample picture through the real photo path; the rows only name what it answers
 */
export function seed(db: Db, photos: SeedPhotos, now: Date): Promise<void> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    await seedAgency(trx, at);
    await seedSitePictures(trx, photos);
    await seedNeighborhoods(trx);
    await seedHomes(trx, photos, at);
    await seedDevelopments(trx, photos, at);
    await seedArticles(trx, at);
    await noteSeeded(trx);
  });
}

async function seedAgency(trx: Db, at: string) {
  const { name, legalName, taxId, phone, email, messagingNumber, supervisingBody, hours } = agency;
  const identity = {
    name,
    legalName,
    taxId,
    phone,
    email,
    messagingNumber,
    registerNumber: agency.registerNumber,
    supervisingBody,
    address: `${agency.street}, ${agency.postalCode} ${agency.city}`,
    hours,
    hoursNote: { en: "", es: "", ca: "", ru: "" },
    commercialRegister: noCommercialRegister,
    footerSentence: agency.footerSentence,
    priceFrom: agency.priceFrom,
    priceTo: agency.priceTo,
  } satisfies AgencySettings;
  await trx
    .insertInto("settings")
    .values({ key: "agency", value: JSON.stringify(identity), updated_at: at })
    .execute();
  for (const slot of brandSlots) {
    const picture = { mediaType: "image/svg+xml" as const, content: Buffer.from(sampleMark[slot]), isSample: true };
    await putBrandPicture(trx, slot, { ...picture, ...sampleMarkSize }, new Date(at));
  }
  await putLook(trx, { showsName: true }, new Date(at));

  for (const claim of claims()) {
    const { id } = await trx
      .insertInto("claims")
      .values({ position: claim.order, basis: claim.basis })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("claim_texts")
      .values(
        inEachLanguage((language) => ({
          claim_id: id,
          language,
          value: claim.value[language],
          label: claim.label[language],
        })),
      )
      .execute();
  }
  for (const story of stories()) {
    const { id } = await trx
      .insertInto("stories")
      .values({ position: story.order, verification: "sample" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("story_texts")
      .values(
        inEachLanguage((language) => ({
          story_id: id,
          language,
          quote: story.quote[language],
          byline: story.byline[language],
          how_verified: "",
        })),
      )
      .execute();
  }
}
