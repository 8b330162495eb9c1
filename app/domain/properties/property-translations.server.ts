import type { Db } from "~/db/database";
import { type Language, languages } from "~/i18n/languages";

import { type PropertyWords, type Translation, type TranslationRow, translationState } from "./property-translations";

/** How the texts of a home stand in each language, the one it was written in included. */
export async function listTranslations(db: Db, propertyId: number): Promise<TranslationRow[]> {
  const rows = await db
    .selectFrom("properties as home")
    .leftJoin("property_translations as translation", "translation.property_id", "home.id")
    .where("home.id", "=", propertyId)
    .select(["home.source_language", "home.text_revision", "translation.language", "translation.source_revision"])
    .execute();
  const [home] = rows;
  if (!home) return [];
  return languages.map((language) => {
    const revision = rows.find((row) => row.language === language)?.source_revision ?? null;
    return {
      language,
      state: language === home.source_language ? "source" : translationState(revision, home.text_revision),
    };
  });
}

/** A translation beside its source; `undefined` where there is no such home, or it was written in that very language. */
export async function findTranslation(
  db: Db,
  propertyId: number,
  language: Language,
): Promise<Translation | undefined> {
  const row = await db
    .selectFrom("properties as home")
    .leftJoin("property_translations as translation", (join) =>
      join.onRef("translation.property_id", "=", "home.id").on("translation.language", "=", language),
    )
    .where("home.id", "=", propertyId)
    .where("home.source_language", "!=", language)
    .select(["home.title", "home.summary", "home.description", "home.source_language", "home.text_revision"])
    .select(["translation.title as own_title", "translation.summary as own_summary"])
    .select(["translation.description as own_description", "translation.source_revision", "translation.updated_at"])
    .executeTakeFirst();
  return (
    row && {
      propertyId,
      language,
      state: translationState(row.source_revision, row.text_revision),
      sourceLanguage: row.source_language,
      source: { title: row.title, summary: row.summary, description: row.description },
      sourceRevision: row.text_revision,
      words: { title: row.own_title ?? "", summary: row.own_summary ?? "", description: row.own_description ?? "" },
      savedAt: row.updated_at,
    }
  );
}

type Save = {
  words: PropertyWords;
  /** The revision of the source that the translator had before them: if it moved since, the translation is stale at once. */
  sourceRevision: number;
  /** When the translation was saved that the translator had before them. */
  savedAt: string | null;
};
type Saved =
  { ok: true } | { ok: false; reason: "not-found" } | { ok: false; reason: "conflict"; current: Translation };

/** Stores a translation. Whoever saves second is told, as with the home itself. */
export function saveTranslation(
  db: Db,
  propertyId: number,
  language: Language,
  { words, sourceRevision, savedAt }: Save,
  now: Date,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const current = await findTranslation(trx, propertyId, language);
    if (!current) return { ok: false, reason: "not-found" };
    if (current.savedAt !== savedAt) return { ok: false, reason: "conflict", current };

    const row = {
      ...words,
      source_revision: Math.min(sourceRevision, current.sourceRevision),
      updated_at: now.toISOString(),
    };
    await trx
      .insertInto("property_translations")
      .values({ property_id: propertyId, language, ...row })
      .onConflict((conflict) => conflict.columns(["property_id", "language"]).doUpdateSet(row))
      .execute();
    await touch(trx, propertyId, now);
    return { ok: true };
  });
}

/** Says that a translation is right although its source changed since. @returns false where there is none */
export function confirmTranslation(
  db: Db,
  propertyId: number,
  language: Language,
  sourceRevision: number,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await findTranslation(trx, propertyId, language);
    if (!current || current.state === "missing") return false;
    await trx
      .updateTable("property_translations")
      .set({ source_revision: Math.min(sourceRevision, current.sourceRevision) })
      .where("property_id", "=", propertyId)
      .where("language", "=", language)
      .execute();
    await touch(trx, propertyId, now);
    return true;
  });
}

/** Takes a translation away: visitors read the home in the language it was written in. @returns false where there is none */
export function removeTranslation(db: Db, propertyId: number, language: Language, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("property_translations")
      .where("property_id", "=", propertyId)
      .where("language", "=", language)
      .returning("language")
      .executeTakeFirst();
    if (!removed) return false;
    await touch(trx, propertyId, now);
    return true;
  });
}

/** Portals take a home anew only where its time of change moved. Its version stays: no field of its form changed. */
async function touch(trx: Db, propertyId: number, now: Date): Promise<void> {
  await trx.updateTable("properties").set({ updated_at: now.toISOString() }).where("id", "=", propertyId).execute();
}
