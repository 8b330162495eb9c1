import { readEntryBody } from "../entry-body";
import { entryFacts } from "../entry-facts";
import type { EntryFileName } from "../entry-groups";
import { readEntryFile } from "../front-matter";
import { GuideFault, readYaml } from "../guide-yaml";

import type { Correction } from "./correction";

/** Laid over the files while the site runs: the guide is read without waiting for a database. By `entry/file`. */
const kept = new Map<string, Correction & { fault?: string | null }>();

const nameOf = (entry: string, file: EntryFileName) => `${entry}/${file}`;

/** Takes all corrections for these, in place of those until now. */
export function keepCorrections(corrections: readonly Correction[]): void {
  kept.clear();
  for (const correction of corrections) keepCorrection(correction);
}

/** The entries that have any, by key. */
export function correctedEntries(): string[] {
  return [...kept.values()].map(({ entry }) => entry);
}

export function keepCorrection(correction: Correction): void {
  kept.set(nameOf(correction.entry, correction.file), { ...correction });
}

export function dropCorrection(entry: string, file: EntryFileName): void {
  kept.delete(nameOf(entry, file));
}

/**
 * What was corrected in a file; undefined where nothing was, or where it can no longer be read: the file's own text holds then, and
 * the log says so once.
 */
export function correctedText(entry: string, file: EntryFileName): string | undefined {
  return isUnreadable(entry, file) ? undefined : kept.get(nameOf(entry, file))?.text;
}

/** Whether a file was corrected in a way that can no longer be read, as after a release that reads files otherwise. */
export function isUnreadable(entry: string, file: EntryFileName): boolean {
  const correction = kept.get(nameOf(entry, file));
  if (!correction) return false;
  if (correction.fault === undefined) {
    correction.fault = faultIn(nameOf(entry, file), file, correction.text) ?? null;
    if (correction.fault !== null)
      console.error(`A correction of the guide cannot be read, and the file’s text holds: ${correction.fault}`);
  }
  return correction.fault !== null;
}

function faultIn(name: string, file: EntryFileName, text: string): string | undefined {
  try {
    if (file === "guide.yaml") readYaml(name, text, entryFacts);
    else readEntryBody(name, readEntryFile(name, text).body);
    return undefined;
  } catch (error) {
    if (error instanceof GuideFault) return error.message;
    throw error;
  }
}
