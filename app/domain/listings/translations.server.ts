import type { Db } from "~/db/database";
import { type Language, languages } from "~/i18n/languages";

import { kinds, wordsOf } from "./kinds";
import type { Listing, ListingKind } from "./listing";
import { touchListing } from "./listings.server";
import { type Translation, type TranslationRow, translationState, type Words } from "./translation";

/** How the texts of a listing stand in each language, the one it was written in included. */
export async function listTranslations(db: Db, listing: Listing): Promise<TranslationRow[]> {
  const record = await findRecord(db, listing);
  if (!record) return [];
  const rows = await textRows(db, listing).select(["language", "source_revision"]).execute();
  return languages.map((language) => {
    const revision = rows.find((row) => row.language === language)?.source_revision ?? null;
    const isSource = language === record.source_language;
    return { language, state: isSource ? "source" : translationState(revision, record.text_revision) };
  });
}

/** A translation beside its source; `undefined` where there is no such listing, or it was written in that very language. */
export async function findTranslation(db: Db, listing: Listing, language: Language): Promise<Translation | undefined> {
  const record = await findRecord(db, listing);
  if (!record || record.source_language === language) return undefined;
  const own = await findText(db, listing, language);
  return {
    listing,
    title: record.title,
    language,
    state: translationState(own?.source_revision ?? null, record.text_revision),
    sourceLanguage: record.source_language,
    source: await findSource(db, listing, record.source_language),
    sourceRevision: record.text_revision,
    words: wordsOf(listing.kind, (name) => own?.[name] ?? ""),
    savedAt: own ? (own.updated_at ?? "sample") : null,
  };
}

/** Whether the texts of a listing are there in a language. */
export async function hasTexts(db: Db, listing: Listing, language: Language): Promise<boolean> {
  return (await findText(db, listing, language)) !== undefined;
}

type Save = {
  words: Words;
  /** The revision of the source that the translator had before them: if it moved since, the translation is stale at once. */
  sourceRevision: number;
  /** When the translation was saved that the translator had before them. */
  savedAt: string | null;
};
type Saved =
  { ok: true } | { ok: false; reason: "not-found" } | { ok: false; reason: "conflict"; current: Translation };

/** Stores a translation. Whoever saves second is told, as with the listing itself. */
export function saveTranslation(
  db: Db,
  listing: Listing,
  language: Language,
  { words, sourceRevision, savedAt }: Save,
  now: Date,
): Promise<Saved> {
  const { texts, owner } = kinds[listing.kind];
  return db.transaction().execute(async (trx) => {
    const current = await findTranslation(trx, listing, language);
    if (!current) return { ok: false, reason: "not-found" };
    if (current.savedAt !== savedAt) return { ok: false, reason: "conflict", current };

    const row = {
      ...words,
      source_revision: Math.min(sourceRevision, current.sourceRevision),
      updated_at: now.toISOString(),
    };
    await trx
      .insertInto(texts)
      .values({ [owner]: listing.id, language, ...row })
      .onConflict((conflict) => conflict.columns([owner, "language"]).doUpdateSet(row))
      .execute();
    await touchListing(trx, listing, now);
    return { ok: true };
  });
}

/** Says that a translation is right although its source changed since. @returns false where there is none */
export function confirmTranslation(
  db: Db,
  listing: Listing,
  language: Language,
  sourceRevision: number,
  now: Date,
): Promise<boolean> {
  const { texts, owner } = kinds[listing.kind];
  return db.transaction().execute(async (trx) => {
    const current = await findTranslation(trx, listing, language);
    if (!current || current.state === "missing") return false;
    await trx
      .updateTable(texts)
      .set({ source_revision: Math.min(sourceRevision, current.sourceRevision) })
      .where(owner, "=", listing.id)
      .where("language", "=", language)
      .execute();
    await touchListing(trx, listing, now);
    return true;
  });
}

/** Takes a translation away: visitors read the texts in the language they were written in. @returns false where there is none */
export function removeTranslation(db: Db, listing: Listing, language: Language, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const current = await findTranslation(trx, listing, language);
    if (!current || current.state === "missing") return false;
    await deleteTexts(trx, listing, language);
    await touchListing(trx, listing, now);
    return true;
  });
}

/**
 * Gives a new listing the translations of the one that it began as a copy of. They are out of date at once where its own texts
 * differ from those that were translated.
 */
export async function copyTranslations(
  trx: Db,
  kind: ListingKind,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<void> {
  const { texts, owner, words } = kinds[kind];
  const [old, copy] = [await findRecord(trx, { kind, id: from }), await findRecord(trx, { kind, id: to })];
  if (!old || !copy) return;
  const translated = await findSource(trx, { kind, id: from }, old.source_language);
  const own = await findSource(trx, { kind, id: to }, copy.source_language);
  const isSame = words.every(({ name }) => translated[name] === own[name]);
  for (const language of languages) {
    if (language === old.source_language || language === copy.source_language) continue;
    const text = await findText(trx, { kind, id: from }, language);
    if (!text) continue;
    const isCurrent = isSame && translationState(text.source_revision, old.text_revision) === "current";
    const source_revision = isCurrent ? copy.text_revision : copy.text_revision - 1;
    await trx
      .insertInto(texts)
      .values({ ...text, [owner]: to, language, source_revision, updated_at: now.toISOString() })
      .execute();
  }
}

export async function deleteTexts(db: Db, { kind, id }: Listing, language: Language): Promise<void> {
  const { texts, owner } = kinds[kind];
  await db.deleteFrom(texts).where(owner, "=", id).where("language", "=", language).execute();
}

function findRecord(db: Db, { kind, id }: Listing) {
  const { table, name } = kinds[kind];
  return db
    .selectFrom(table)
    .where("id", "=", id)
    .select((eb) => [eb.ref(name).as("title"), "source_language", "text_revision"])
    .executeTakeFirst();
}

/** The texts that the agent wrote, in the language of the listing. */
async function findSource(db: Db, listing: Listing, language: Language): Promise<Words> {
  const { table, words, hasSourceAmongTexts } = kinds[listing.kind];
  const columns = words.map(({ name }) => db.dynamic.ref<"title" | "summary" | "description">(name));
  const source: Partial<Words> | undefined = hasSourceAmongTexts
    ? await findText(db, listing, language)
    : await db.selectFrom(table).where("id", "=", listing.id).select(columns).executeTakeFirst();
  return wordsOf(listing.kind, (name) => source?.[name] ?? "");
}

function findText(db: Db, listing: Listing, language: Language) {
  return textRows(db, listing)
    .where("language", "=", language)
    .select(kinds[listing.kind].words.map(({ name }) => name))
    .select(["source_revision", "updated_at"])
    .executeTakeFirst();
}

function textRows(db: Db, { kind, id }: Listing) {
  const { texts, owner } = kinds[kind];
  return db.selectFrom(texts).where(owner, "=", id);
}
