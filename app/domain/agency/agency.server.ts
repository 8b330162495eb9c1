import { z } from "zod";

import type { Db } from "~/db/database";
import { textsIn } from "~/i18n/instances.server";
import { type Language, languages, type Localized } from "~/i18n/languages";

import { type AgencyIdentity, type AgencySettings, type Claim, isSampleTaxId, type Story, usualRange } from "./agency";
import { agencyFields, agencySchema } from "./agency.schema";
import { findAgent } from "./agent.server";
import { sampleName } from "./brand";
import { showSampleMark } from "./brand-pictures.server";
import { type CommercialRegister, commercialRegisterParts, noCommercialRegister } from "./commercial-register";
import { closedWeek } from "./opening-hours";
import { findSetting, replaceSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";

const localized = z.object({ en: z.string(), es: z.string(), ca: z.string(), ru: z.string() });
const kept = z.string().catch("");
const nothing = { en: "", es: "", ca: "", ru: "" };
const keptLocalized = z.object({ en: kept, es: kept, ca: kept, ru: kept }).catch(nothing);
const day = z
  .array(z.object({ opens: z.string(), closes: z.string() }))
  .readonly()
  .catch([]);
// What an agency may lack: nothing of it keeps a page from being shown.
const lackable = {
  hours: z
    .object({ monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day })
    .catch(closedWeek),
  hoursNote: keptLocalized,
  footerSentence: keptLocalized,
  priceFrom: z.number().int().positive().catch(usualRange.priceFrom),
  priceTo: z.number().int().positive().catch(usualRange.priceTo),
  commercialRegister: z
    .object({ register: kept, volume: kept, folio: kept, sheet: kept, entry: kept })
    .catch(noCommercialRegister),
};

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
  ...lackable,
});

/** The agency as the agent set it, in the language of the page; a database without it has not been seeded, which is a bug and throws. */
export async function agencyIdentity(db: Db, language: Language): Promise<AgencyIdentity> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "agency").executeTakeFirstOrThrow();
  const agency = identitySchema.parse(JSON.parse(row.value));
  const isSample = isSampleTaxId(agency.taxId);
  return {
    ...agency,
    isSample,
    legalName: isSample ? textsIn(language)("agency.sample", { name: agency.legalName }) : agency.legalName,
    supervisingBody: inLanguage(agency.supervisingBody, language),
    hoursNote: agency.hoursNote[language],
    footerSentence: agency.footerSentence[language],
    commercialRegister: registerLine(agency.commercialRegister, language),
    agent: await findAgent(db, language),
  };
}

function registerLine(entry: CommercialRegister, language: Language): string {
  const t = textsIn(language);
  return commercialRegisterParts
    .filter((part) => entry[part] !== "")
    .map((part) => (part === "register" ? entry[part] : t(`agency.register.${part}`, { number: entry[part] })))
    .join(", ");
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

const keptIdentity = z.object({
  name: kept,
  legalName: kept,
  taxId: kept,
  phone: kept,
  email: kept,
  messagingNumber: kept,
  registerNumber: kept,
  supervisingBody: keptLocalized,
  address: kept,
  ...lackable,
});

/**
 * The agency for the form of the settings. What cannot be read is blank there: the form is where it is put right.
 * `faults` are the fields whose stored value the form would refuse.
 */
export async function findAgency(db: Db): Promise<{ agency: AgencySettings; version: string; faults: string[] }> {
  const setting = await findSetting(db, "agency");
  const agency = keptIdentity.catch(keptIdentity.parse({})).parse(setting?.value);
  const issues = agencySchema.safeParse(agencyFields(agency)).error?.issues ?? [];
  const faults = [...new Set(issues.map((issue) => String(issue.path[0])))];
  return { agency, version: setting?.version ?? "", faults };
}

type Saved = { ok: true } | { ok: false; reason: "changed" };

/** Stores the agency, unless somebody else has done so since `version`. The public pages show it at once. */
export function saveAgency(
  db: Db,
  agency: AgencySettings,
  version: string,
  now: Date,
  by: number | null = null,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const { agency: before } = await findAgency(trx);
    const isStored = await replaceSetting(trx, "agency", agency, version, now);
    if (!isStored) return { ok: false, reason: "changed" };
    // The mark of the sample is that of its name.
    if (before.name !== agency.name) await showSampleMark(trx, agency.name === sampleName);
    await noteSettings(trx, "agency", by, now);
    return { ok: true };
  });
}

export async function listClaims(db: Db, language: Language): Promise<Claim[]> {
  return db
    .selectFrom("claims")
    .innerJoin("claim_texts", "claim_texts.claim_id", "claims.id")
    .where("language", "=", language)
    .orderBy("position")
    .orderBy("claims.id")
    .select(["claims.id", "value", "label", "source", "since"])
    .execute();
}

/** The published buyer stories; each says how it is known to come from a client. */
export async function listStories(db: Db, language: Language): Promise<Story[]> {
  const t = textsIn(language);
  const rows = await db
    .selectFrom("stories")
    .innerJoin("story_texts", "story_texts.story_id", "stories.id")
    .where("language", "=", language)
    .where("is_published", "=", 1)
    .orderBy("position")
    .orderBy("stories.id")
    .select(["stories.id", "quote", "byline", "how_verified", "verification", "review_link", "said_in"])
    .execute();
  return rows.map(({ id, quote, byline, how_verified, verification, review_link, said_in }) => ({
    ...{ id, quote, byline, link: verification === "public" ? review_link : "", saidIn: said_in },
    isSample: verification === "sample",
    howVerified: verification === "described" ? how_verified : t(`story.${verification}`),
  }));
}

// The form asks for every language. Should one be blank nevertheless, another one's words are better than a legal page
// that cannot be shown.
function inLanguage(text: Localized, language: Language): string {
  return [language, ...languages].map((code) => text[code]).find((words) => words.trim() !== "") ?? "";
}
