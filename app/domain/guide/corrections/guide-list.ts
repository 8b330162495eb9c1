import type { Due } from "../check/due";
import type { EntryFileName, EntryGroup } from "../entry-groups";

/** An entry as the list of the panel shows it. */
export type ListedEntry = {
  key: string;
  /** In English; the key where its files cannot be read. */
  title: string;
  /** Day on which a person last held it against its sources (ISO); null where its files cannot be read. */
  checked: string | null;
  due: Due[];
  corrected: EntryFileName[];
  /** Corrected files that a release has changed since. */
  changedUnder: EntryFileName[];
  /** Corrections that cannot be read any more. */
  unread: EntryFileName[];
};

export const listViews = ["all", "due", "corrected"] as const;
export type ListView = (typeof listViews)[number];

export type GuideList = {
  /** Those that were asked for, by title. */
  groups: { group: EntryGroup; entries: ListedEntry[] }[];
  counts: Record<ListView, number>;
  /** Corrected entries that the files have no longer. */
  gone: { key: string; files: EntryFileName[] }[];
};
