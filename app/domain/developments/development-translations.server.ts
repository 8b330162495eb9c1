import type { Db } from "~/db/database";
import type { TranslationRow } from "~/domain/properties/property-translations";
import { type Language, languages } from "~/i18n/languages";

import type { DevelopmentTranslation, DevelopmentWords } from "./development-translations";

/** How the texts of a development stand in each language, the one it was written in included. */
export async function listDevelopmentTranslations(db: Db, developmentId: number): Promise<TranslationRow[]> {
  const rows = await db
    .selectFrom("developments as building")
    .leftJoin("development_texts as text", "text.development_id", "building.id")
    .where("building.id", "=", developmentId)
    .select(["building.source_language", "building.text_revision", "text.language", "text.source_revision"])
    .execute();
  const [building] = rows;
  if (!building) return [];
  return languages.map((language) => {
    const revision = rows.find((row) => row.language === language)?.source_revision ?? null;
    const isSource = language === building.source_language;
    return { language, state: isSource ? "source" : stateOf(revision, building.text_revision) };
  });
}

/** A translation beside its source; `undefined` where there is no such development, or it was written in that language. */
export async function findDevelopmentTranslation(
  db: Db,
  developmentId: number,
  language: Language,
): Promise<DevelopmentTranslation | undefined> {
  const building = await db
    .selectFrom("developments")
    .where("id", "=", developmentId)
    .where("source_language", "!=", language)
    .select(["name", "source_language", "text_revision"])
    .executeTakeFirst();
  if (!building) return undefined;
  const texts = await db
    .selectFrom("development_texts")
    .where("development_id", "=", developmentId)
    .selectAll()
    .execute();
  const own = texts.find((text) => text.language === language);
  return {
    developmentId,
    name: building.name,
    language,
    state: stateOf(own?.source_revision ?? null, building.text_revision),
    sourceLanguage: building.source_language,
    source: wordsOf(texts.find((text) => text.language === building.source_language)),
    sourceRevision: building.text_revision,
    words: wordsOf(own),
    // What came with the sample data has no time.
    savedAt: own ? (own.updated_at ?? "sample") : null,
  };
}

type Save = {
  words: DevelopmentWords;
  /** The revision of the source that the translator had before them: if it moved since, the translation is stale at once. */
  sourceRevision: number;
  savedAt: string | null;
};
type Saved =
  | { ok: true }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "conflict"; current: DevelopmentTranslation };

/** Stores a translation. Whoever saves second is told. */
export function saveDevelopmentTranslation(
  db: Db,
  developmentId: number,
  language: Language,
  { words, sourceRevision, savedAt }: Save,
  now: Date,
): Promise<Saved> {
  return db.transaction().execute(async (trx) => {
    const current = await findDevelopmentTranslation(trx, developmentId, language);
    if (!current) return { ok: false, reason: "not-found" };
    if (current.savedAt !== savedAt) return { ok: false, reason: "conflict", current };
    const at = now.toISOString();
    const row = { ...words, source_revision: Math.min(sourceRevision, current.sourceRevision), updated_at: at };
    await trx
      .insertInto("development_texts")
      .values({ development_id: developmentId, language, ...row })
      .onConflict((conflict) => conflict.columns(["development_id", "language"]).doUpdateSet(row))
      .execute();
    await touch(trx, developmentId, at);
    return { ok: true };
  });
}

/** Says that a translation is right although its source changed since. @returns false where there is none */
export function confirmDevelopmentTranslation(
  db: Db,
  developmentId: number,
  language: Language,
  sourceRevision: number,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await findDevelopmentTranslation(trx, developmentId, language);
    if (!current || current.state === "missing") return false;
    await trx
      .updateTable("development_texts")
      .set({ source_revision: Math.min(sourceRevision, current.sourceRevision) })
      .where("development_id", "=", developmentId)
      .where("language", "=", language)
      .execute();
    await touch(trx, developmentId, now.toISOString());
    return true;
  });
}

/** Takes a translation away: visitors read the texts in the language they were written in. @returns false where none was */
export function removeDevelopmentTranslation(
  db: Db,
  developmentId: number,
  language: Language,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await findDevelopmentTranslation(trx, developmentId, language);
    if (!current || current.state === "missing") return false;
    await trx
      .deleteFrom("development_texts")
      .where("development_id", "=", developmentId)
      .where("language", "=", language)
      .execute();
    await touch(trx, developmentId, now.toISOString());
    return true;
  });
}

function wordsOf(text: DevelopmentWords | undefined): DevelopmentWords {
  return {
    location: text?.location ?? "",
    summary: text?.summary ?? "",
    description: text?.description ?? "",
    surroundings: text?.surroundings ?? "",
  };
}

function stateOf(revision: number | null, textRevision: number): DevelopmentTranslation["state"] {
  if (revision === null) return "missing";
  return revision < textRevision ? "stale" : "current";
}

async function touch(trx: Db, developmentId: number, at: string): Promise<void> {
  await trx.updateTable("developments").set({ updated_at: at }).where("id", "=", developmentId).execute();
}
