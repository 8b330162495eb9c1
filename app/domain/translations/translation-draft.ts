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
