import { z } from "zod";

import type { Db } from "~/db/database";
import type { Language } from "~/i18n/languages";

import type { AgencyIdentity, Claim, Story } from "./agency";

const localized = z.object({ en: z.string(), es: z.string(), ca: z.string(), ru: z.string() });

const identitySchema = z.object({
  name: z.string(),
  legalName: z.string(),
  taxId: z.string(),
  phone: z.string(),
  email: z.string(),
  messagingNumber: z.string(),
  registerNumber: z.string(),
  supervisingBody: localized,
  address: z.string(),
  openingHours: localized,
});

/** The agency as the agent set it, in the language of the page; a database without it has not been seeded, which is a bug and throws. */
export async function agencyIdentity(db: Db, language: Language): Promise<AgencyIdentity> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "agency").executeTakeFirstOrThrow();
  const { supervisingBody, openingHours, ...identity } = identitySchema.parse(JSON.parse(row.value));
  return { ...identity, supervisingBody: supervisingBody[language], openingHours: openingHours[language] };
}

/**
 * Where mails to the agent go. Empty when the settings cannot be read: a visitor's message must not be lost for that, and
 * the address is looked up again when the mail leaves.
 */
export async function agentEmail(db: Db): Promise<string> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "agency").executeTakeFirst();
  const read = identitySchema.pick({ email: true }).safeParse(row ? JSON.parse(row.value) : undefined);
  return read.success ? read.data.email : "";
}

export async function listClaims(db: Db, language: Language): Promise<Claim[]> {
  return db
    .selectFrom("claims")
    .innerJoin("claim_texts", "claim_texts.claim_id", "claims.id")
    .where("language", "=", language)
    .orderBy("position")
    .select(["claims.id", "value", "label"])
    .execute();
}

/** The published buyer stories; each says how it is known to come from a client. */
export async function listStories(db: Db, language: Language): Promise<Story[]> {
  return db
    .selectFrom("stories")
    .innerJoin("story_texts", "story_texts.story_id", "stories.id")
    .where("language", "=", language)
    .where("is_published", "=", 1)
    .orderBy("position")
    .select(["stories.id", "quote", "byline", "how_verified as howVerified"])
    .execute();
}
