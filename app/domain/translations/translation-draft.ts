import type { Language } from "~/i18n/languages";

/** What can be translated. */
export type DraftSubject = { kind: "property" | "development" | "article"; id: number };

/** It waits for the service, is in work, is there to be confirmed, or failed. */
export type DraftStatus = "waiting" | "working" | "ready" | "failed";

/** Texts by their names: `title`, `description`, `alt-12`, `content`. */
export type DraftWords = Readonly<Record<string, string>>;

/** A machine-made translation that nobody has confirmed yet. */
export type TranslationDraft = {
  language: Language;
  status: DraftStatus;
  words: DraftWords;
  /** What differs from the source where it must not, in sentences. */
  faults: string[];
  /** Whether the source has changed since. */
  isStale: boolean;
  /** Why it failed, or waits. */
  message: string | null;
  /** Name of the model. */
  writer: string | null;
};

/** The name under which the alternative text of an image is translated. */
export function altName(image: number): string {
  return `alt-${image}`;
}

/** How a translation stands as the page shows it on which it is confirmed. */
export type DraftStanding = {
  draft: TranslationDraft | null;
  /** Whether a service is set up that translates. */
  hasService: boolean;
  /** Whether the form was filled with the original, to be written over. */
  copiesSource: boolean;
  /** A description written from the facts, to fill the form with; null where nobody asked, undefined where none can be had. */
  proposal?: string | null;
};
