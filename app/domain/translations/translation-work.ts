import type { Language } from "~/i18n/languages";

import type { DraftStatus } from "./translation-draft";

/** In which languages something is being translated, failed, or waits to be confirmed. */
export type DraftStates = Partial<Record<Language, DraftStatus>>;

/** How far the translations are that were asked for together: those that wait or are in work, and what came of the others since. */
export type TranslationWork = {
  counts: Record<DraftStatus, number> & { total: number };
  /** Where each of them stands, in their order. */
  states: DraftStatus[];
  /** The service asked to be left alone: nothing is asked before then. ISO 8601, UTC. */
  waitsUntil: string | null;
};

/** What the page of a record, or of many, says beside the state of their texts. */
export type TranslationStanding = {
  drafts: DraftStates;
  work: TranslationWork | null;
  /** Whether a service is set up that translates. */
  hasService: boolean;
};

/** Texts that a service could be asked to translate, and whether the budget has room for them. Amounts in EUR cents. */
export type TranslationQuote = {
  texts: number;
  /** How many of them the budget has room for, in their order. */
  fitting: number;
  /** Of those that fit. */
  costCents: number;
  spentCents: number;
  budgetCents: number;
};
