import type { DiffPart } from "~/domain/articles/compare-texts";
import type { Asked } from "~/domain/guide/asked";
import type { CorrectedFile, PlacedFault } from "~/domain/guide/corrections/correction";
import type { EntryFileName } from "~/domain/guide/entry-groups";
import type { HomeCard } from "~/domain/properties/property";
import type { Language } from "~/i18n/languages";

/** An entry as the article that the built-in writer makes of it. */
export type EntryPreview = {
  title: string;
  /** Sanitised. */
  html: string;
  homes: readonly HomeCard[];
  language: Language;
  asked: Asked;
  /** All that it answers. */
  answers: readonly { asked: Asked; question: string }[];
};

/** What somebody else stored in a file while another typed: how that became what was typed. */
export type FileConflict = { file: EntryFileName; parts: DiffPart[]; by: string | null; at: string | null };

/** The form of an entry after it was sent: what was typed and is not stored, and what became of it. */
export type EntryState = {
  texts: Readonly<Partial<Record<EntryFileName, string>>>;
  versions: Readonly<Partial<Record<EntryFileName, string>>>;
  /** Files that were stored while others were not. */
  saved: readonly EntryFileName[];
  faults: readonly PlacedFault[];
  tooLong: readonly EntryFileName[];
  conflicts: readonly FileConflict[];
  preview: EntryPreview | null;
};

/** A file with how it differs from that of the release. */
export type ShownFile = CorrectedFile & { changes: DiffPart[] | null };
