import { z } from "zod";

import type { Db } from "~/db/database";
import { describeImage, findImage } from "~/domain/listings/images.server";
import type { Listing } from "~/domain/listings/listing";
import type { Language } from "~/i18n/languages";

import { altName, type DraftSubject, type DraftWords, type TranslationDraft } from "./translation-draft";
import { findDraftRow, insertDraft, removeDraft } from "./translation-draft.repository.server";
import { readSource } from "./translation-source.server";

const texts = z.record(z.string(), z.string());
const sentences = z.array(z.string());

/** What came, or is to come, of a translation that somebody asked for. */
export async function findDraft(
  db: Db,
  subject: DraftSubject,
  language: Language,
): Promise<TranslationDraft | undefined> {
  const row = await findDraftRow(db, subject, language);
  if (!row) return undefined;
  const before = texts.parse(JSON.parse(row.source_words));
  const source = row.status === "ready" ? await readSource(db, subject, language) : undefined;
  return {
    language,
    status: row.status,
    words: texts.parse(JSON.parse(row.words)),
    faults: sentences.parse(JSON.parse(row.faults)),
    isStale: Object.entries(before).some(([name, text]) => isText(name) && source?.words[name] !== text),
    message: row.message,
    writer: row.writer,
  };
}

/** Of an image that was described since nothing is left to be translated: that is no change of the source. */
function isText(name: string): boolean {
  return !name.startsWith("alt-");
}

const listeners = new Set<() => void>();

/** Tells when there is something to translate; the job stands on the other end. */
export function onTranslationWanted(listener: () => void): void {
  listeners.add(listener);
}

/** Asks for translations, anew where there are drafts already. @returns how many of the languages have a source to be translated */
export async function requestTranslations(
  db: Db,
  subject: DraftSubject,
  languages: readonly Language[],
  now: Date,
): Promise<number> {
  let asked = 0;
  for (const language of languages) {
    if (!(await readSource(db, subject, language))) continue;
    await db.transaction().execute((trx) => insertDraft(trx, subject, language, now));
    asked += 1;
  }
  if (asked > 0) for (const listener of listeners) listener();
  return asked;
}

/** Takes a draft away, or ends the wait for it: what is in work is not stored then. @returns whether there was one */
export function dropDraft(db: Db, subject: DraftSubject, language: Language): Promise<boolean> {
  return removeDraft(db, subject, language);
}

/**
 * A person has read a draft and stored its texts: the words for images go to those that nobody has described since, and the draft
 * is done with.
 */
export async function confirmDraft(
  db: Db,
  listing: Listing,
  language: Language,
  said: DraftWords,
  now: Date,
): Promise<void> {
  for (const [name, text] of Object.entries(said)) {
    const id = Number(/^alt-(\d+)$/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(id) || text.trim() === "") continue;
    const image = await findImage(db, listing, id);
    if (image && image.texts[language].trim() === "" && altName(id) === name) {
      await describeImage(db, listing, id, { texts: { [language]: text.trim() } }, now);
    }
  }
  await removeDraft(db, listing, language);
}
