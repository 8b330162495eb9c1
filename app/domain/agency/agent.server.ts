import { z } from "zod";

import type { Db } from "~/db/database";
import type { TakenPhoto } from "~/domain/listings/photo";
import type { Language } from "~/i18n/languages";
import { spokenLanguages } from "~/i18n/spoken-languages";

import { findAgencyPhoto, putAgencyPhoto, removeAgencyPhoto } from "./agency-photos.server";
import type { Agent, AgentSettings } from "./agent";
import { findSetting, replaceSetting } from "./setting.repository.server";
import { noteSettings } from "./settings-activity.server";

const text = z.string().catch("");
const localized = z.object({ en: text, es: text, ca: text, ru: text }).catch({ en: "", es: "", ca: "", ru: "" });
const stored = z
  .object({
    name: text,
    role: localized,
    sentence: localized,
    languages: z.array(z.enum(spokenLanguages)).catch([]),
  })
  .catch({
    name: "",
    role: { en: "", es: "", ca: "", ru: "" },
    sentence: { en: "", es: "", ca: "", ru: "" },
    languages: [],
  });

/** The person who answers, in the language of a page; null where nobody is named. */
export async function findAgent(db: Db, language: Language): Promise<Agent | null> {
  const { agent } = await findAgentSettings(db);
  if (agent.name === "") return null;
  const portrait = await findPortrait(db);
  return {
    name: agent.name,
    role: agent.role[language],
    sentence: agent.sentence[language],
    languages: agent.languages,
    portrait: portrait && { ...portrait, alt: agent.name },
  };
}

/** The same for its form, and the version that somebody changes; blank until somebody fills it in. */
export async function findAgentSettings(db: Db): Promise<{ agent: AgentSettings; version: string }> {
  const setting = await findSetting(db, "agent");
  return { agent: stored.parse(setting?.value), version: setting?.version ?? "" };
}

/** Stores the person, unless somebody else has done so since `version`. The public pages show it at once. */
export function saveAgent(
  db: Db,
  agent: AgentSettings,
  version: string,
  now: Date,
  by: number | null = null,
): Promise<{ ok: true } | { ok: false; reason: "changed" }> {
  return db.transaction().execute(async (trx) => {
    if (!(await replaceSetting(trx, "agent", agent, version, now))) return { ok: false, reason: "changed" };
    await noteSettings(trx, "agent", by, now);
    return { ok: true };
  });
}

/** The portrait, if there is one. */
export const findPortrait = (db: Db) => findAgencyPhoto(db, "agent-portrait");

/** Puts a portrait in place of the one there may be. @returns the name of the photo that nothing shows any more */
export function replacePortrait(db: Db, photo: TakenPhoto, by: number, now: Date): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await noteSettings(trx, "agent", by, now);
    return putAgencyPhoto(trx, "agent-portrait", photo);
  });
}

/** Takes the portrait away. @returns the name of its photo; null where there was none */
export const removePortrait = (db: Db, by: number, now: Date) =>
  removeAgencyPhoto(db, "agent-portrait", "agent", by, now);
