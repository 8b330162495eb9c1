import { compareTexts, fromFirstToLast } from "~/domain/articles/compare-texts";
import type { Fault } from "~/domain/guide/check/read-texts";
import {
  asFile,
  type CorrectedFile,
  fieldOfFile,
  longestFile,
  type PlacedFault,
} from "~/domain/guide/corrections/correction";
import type { TypedTexts } from "~/domain/guide/corrections/corrections.server";
import { type EntryFileName, entryFileNames } from "~/domain/guide/entry-groups";
import type { EntryState } from "~/ui/admin/guide/entry-state";

/** In bytes: a book that was pasted into one of the fields comes back with a sentence at it. */
export const largestEntryForm = 8 * 1024 * 1024;

/** The texts that stood in a form, each with the version that it was drawn with. */
export function typedIn(post: FormData): TypedTexts {
  return Object.fromEntries(
    entryFileNames.flatMap((file) => {
      const [text, version] = [post.get(fieldOfFile[file]), post.get(`version-${fieldOfFile[file]}`)];
      return typeof text === "string" ? [[file, { text: asFile(text), version: String(version ?? "") }]] : [];
    }),
  );
}

/** The files that a button saves: its own, or all. */
export function savedFiles(post: FormData): EntryFileName[] {
  const said = post.get("file");
  const own = entryFileNames.filter((file) => fieldOfFile[file] === said);
  return own.length > 0 ? own : [...entryFileNames];
}

/** What was typed and is not stored as it is. */
export function stateOf(typed: TypedTexts, stored: readonly CorrectedFile[], without: readonly EntryFileName[] = []) {
  const left = stored.filter(
    ({ file, text }) => typed[file] !== undefined && typed[file].text !== text && !without.includes(file),
  );
  const state: EntryState = {
    texts: Object.fromEntries(left.map(({ file }) => [file, typed[file]?.text])),
    versions: Object.fromEntries(left.map(({ file }) => [file, typed[file]?.version])),
    saved: [],
    faults: [],
    tooLong: [],
    conflicts: [],
    preview: null,
  };
  return state;
}

/** The state of the second of two who saved: what the first one stored beside what was typed. Saved again, that replaces it. */
export function overtaken(state: EntryState, files: readonly EntryFileName[], stored: readonly CorrectedFile[]) {
  const inBetween = stored.filter(({ file }) => files.includes(file));
  return {
    ...state,
    versions: { ...state.versions, ...Object.fromEntries(inBetween.map(({ file, version }) => [file, version])) },
    conflicts: inBetween.map(({ file, text, correction }) => ({
      file,
      parts: fromFirstToLast(compareTexts(text, state.texts[file] ?? text)),
      by: correction?.by ?? null,
      at: correction?.at ?? null,
    })),
  };
}

/** All files of an entry as they stand in the form. */
export function contentsIn(state: EntryState, stored: readonly CorrectedFile[]) {
  const contents = stored.map(({ file, text }) => [file, state.texts[file] ?? text] as const);
  return Object.fromEntries(contents) as Record<EntryFileName, string>;
}

export function tooLongIn(state: EntryState): EntryFileName[] {
  return entryFileNames.filter((file) => (state.texts[file]?.length ?? 0) > longestFile);
}

/** Faults of texts that nobody stored, with what stands in their lines. */
export function placedIn(
  entry: string,
  faults: readonly Fault[],
  contents: Readonly<Record<EntryFileName, string>>,
): PlacedFault[] {
  return faults.map(({ file: path, line, fault }) => {
    const file = path.slice(entry.length + 1) as EntryFileName;
    return { entry, file, line, fault, text: (contents[file]?.split("\n")[line - 1] ?? "").trim() };
  });
}
