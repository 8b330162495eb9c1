import type { Topic } from "~/domain/articles/topic";
import { type EntryGroup, entryGroupNames } from "~/domain/guide/entry-groups";
import { type Language, languages } from "~/i18n/languages";

export const missingGroups = entryGroupNames;
export type MissingGroup = EntryGroup;

/** What has no article yet, in each language; in the order in which it is written. */
export type MissingTopics = Readonly<Record<Language, Readonly<Record<MissingGroup, readonly Topic[]>>>>;

/** One batch made of what is missing has so many articles at most: a person can review them. */
export const mostMissingAtOnce = 100;

/** A group in a language, as it is ticked. */
export type MissingPart = { group: MissingGroup; language: Language };

/** The value of a box: `documents.es`. */
export function partName({ group, language }: MissingPart): string {
  return `${group}.${language}`;
}

/** What the ticked boxes of a form name: those of a page of ours, each once. */
export function readParts(values: readonly unknown[]): MissingPart[] {
  return missingGroups.flatMap((group) =>
    languages.map((language) => ({ group, language })).filter((part) => values.includes(partName(part))),
  );
}
