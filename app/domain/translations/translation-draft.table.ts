import type { Generated } from "kysely";

import type { Language } from "~/i18n/languages";

import type { DraftStatus, DraftSubject } from "./translation-draft";

/** A translation that a service is asked for, or made. */
export interface TranslationDraftTable {
  id: Generated<number>;
  subject: DraftSubject["kind"];
  subject_id: number;
  language: Language;
  status: Generated<DraftStatus>;
  words: Generated<string>; // JSON: texts by their names
  faults: Generated<string>; // JSON: sentences
  source_words: Generated<string>; // JSON: what was translated
  message: string | null;
  tries: Generated<number>;
  next_try_at: string | null; // ISO 8601, UTC
  leased_until: string | null;
  writer: string | null;
  cost_cents: number | null; // EUR cents
  requested_at: string;
  written_at: string | null;
}
