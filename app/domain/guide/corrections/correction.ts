import type { Language } from "~/i18n/languages";

import type { EntryFileName } from "../entry-groups";

/** A file of the guide as somebody corrected it in the panel: it holds in place of the file's own text. */
export type Correction = {
  entry: string;
  file: EntryFileName;
  text: string;
  /** Hash of the file's text that it was made over: another one means that a release has changed the file since. */
  madeOver: string;
};

/** A correction with who made it and when. */
export type StoredCorrection = Correction & { by: string | null; at: string };

/** A file of an entry as the panel shows it. */
export type CorrectedFile = {
  file: EntryFileName;
  /** As it was corrected, whether it can be read or not; else the file's own. */
  text: string;
  /** As it came with the release; null where the release has no such entry. */
  release: string | null;
  /** Tells one state of both from another. */
  version: string;
  correction: {
    by: string | null;
    at: string;
    /** The release has changed the file since. */
    isChangedUnder: boolean;
    /** It cannot be read any more, and the file's text holds. */
    isUnread: boolean;
  } | null;
};

/** A fault of the check, by entry and file: `text` is what stands in the line. */
export type PlacedFault = { entry: string; file: string; line: number; fault: string; text: string };

/** The longest text of a file, in characters: more than twice the longest of ours, and read in a second at worst. */
export const longestFile = 24_000;

/** How a form names a file: fields have no point in their names. */
export const fieldOfFile = {
  "guide.yaml": "facts",
  "en.md": "en",
  "es.md": "es",
  "ca.md": "ca",
  "ru.md": "ru",
} as const satisfies Record<EntryFileName, string>;

export function languageOfFile(file: EntryFileName): Language | undefined {
  return file === "guide.yaml" ? undefined : (fieldOfFile[file] as Language);
}

/** A text as it was typed into a form, as a file holds it: lines end as in files, and nothing stands in it that no text has. */
export function asFile(typed: string): string {
  const text = typed
    .replace(/\r\n?/g, "\n")
    // eslint-disable-next-line no-control-regex -- they are what is taken out
    .replace(/[\0-\x08\x0b-\x1f\x7f\ufeff]/g, "");
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
