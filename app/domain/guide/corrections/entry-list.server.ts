import { setImmediate } from "node:timers/promises";

import type { Db } from "~/db/database";
import { folded } from "~/i18n/fold";

import { dueOf, hashOf } from "../check/due";
import { findEntryFiles, readGuideFiles } from "../check/guide-files.server";
import { entryGroupNames } from "../entry-groups";
import { guide, guideFolder } from "../guide.server";

import { asItHolds, storedCorrections } from "./corrected-files.server";
import type { StoredCorrection } from "./correction";
import { type GuideList, type ListedEntry, type ListView } from "./guide-list";
import { correctedText, isUnreadable } from "./kept-corrections";

/** Entries that are looked through before somebody else gets a turn. */
const atOnce = 10;

/** All entries, or those that are due or corrected, of which some text has these words. @param day ISO, by which something is due */
export async function listGuide(
  db: Db,
  { view, words, day }: { view: ListView; words: string; day: string },
): Promise<GuideList> {
  const corrections = await storedCorrections(db);
  const sought = sayable(words.trim());
  const all: (ListedEntry & { group: string; isFound: boolean })[] = [];
  const files = readGuideFiles(guideFolder);
  for (const [place, release] of files.entries()) {
    if (place % atOnce === 0) await setImmediate();
    const texts = Object.values(asItHolds(release).contents);
    const isFound =
      sought === "" || release.key.includes(sought) || texts.some((text) => sayable(text).includes(sought));
    const own = corrections.filter(({ entry }) => entry === release.key);
    all.push({ ...listed(release, own, day), group: release.group, isFound });
  }
  const isIn: Record<ListView, (entry: ListedEntry) => boolean> = {
    all: () => true,
    due: ({ due, changedUnder, unread }) => due.length + changedUnder.length + unread.length > 0,
    corrected: ({ corrected }) => corrected.length > 0,
  };
  const found = all.filter(({ isFound }) => isFound);
  const keys = new Set(files.map(({ key }) => key));
  const gone = corrections.filter(({ entry }) => !keys.has(entry));
  return {
    groups: entryGroupNames.flatMap((group) => {
      const entries = found
        .filter((each) => each.group === group && isIn[view](each))
        .map(({ group: _, isFound: __, ...entry }) => entry);
      return entries.length === 0
        ? []
        : [{ group, entries: entries.toSorted((one, other) => one.title.localeCompare(other.title, "en")) }];
    }),
    counts: {
      all: found.length,
      due: found.filter((entry) => isIn.due(entry)).length,
      corrected: found.filter((entry) => isIn.corrected(entry)).length,
    },
    gone: [...new Set(gone.map(({ entry }) => entry))].map((key) => ({
      key,
      files: gone.filter(({ entry }) => entry === key).map(({ file }) => file),
    })),
  };
}

/** Without what a person leaves out who looks for words: accents, capitals, how an apostrophe is written. */
function sayable(text: string): string {
  return folded(text).replaceAll("’", "'");
}

/** What the page of an entry says of it; the key in place of its title where its files cannot be read. */
export function openEntry(key: string, day: string): Pick<ListedEntry, "title" | "checked" | "due"> {
  const entry = Object.hasOwn(guide(), key) ? guide()[key] : undefined;
  const english = entry && findEntryFiles(guideFolder, key);
  return {
    title: entry?.in.en.title || key,
    checked: entry?.checked ?? null,
    due: english ? dueOf(entry, asItHolds(english).contents["en.md"] ?? "", day) : [],
  };
}

function listed(
  { key, contents }: { key: string; contents: Readonly<Record<string, string>> },
  corrections: readonly StoredCorrection[],
  day: string,
): ListedEntry {
  const entry = Object.hasOwn(guide(), key) ? guide()[key] : undefined;
  const english = correctedText(key, "en.md") ?? contents["en.md"] ?? "";
  const names = (among: readonly StoredCorrection[]) => among.map(({ file }) => file);
  return {
    key,
    title: entry?.in.en.title || key,
    checked: entry?.checked ?? null,
    due: entry ? dueOf(entry, english, day) : [],
    corrected: names(corrections),
    changedUnder: names(corrections.filter(({ file, madeOver }) => hashOf(contents[file] ?? "") !== madeOver)),
    unread: names(corrections.filter(({ file }) => isUnreadable(key, file))),
  };
}
