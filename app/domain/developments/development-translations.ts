import type { TranslationState } from "~/domain/properties/property-translations";
import type { Language } from "~/i18n/languages";

/** The texts of a development that exist in several languages. */
export type DevelopmentWords = { location: string; summary: string; description: string; surroundings: string };

/** A translation beside what it translates. */
export type DevelopmentTranslation = {
  developmentId: number;
  name: string;
  language: Language;
  state: Exclude<TranslationState, "source">;
  sourceLanguage: Language;
  source: DevelopmentWords;
  /** Counts the changes of the source texts. */
  sourceRevision: number;
  words: DevelopmentWords;
  /** Changes with every save; null where there is no translation. Tells two who translate at once apart. */
  savedAt: string | null;
};
