import type { UploadRefusal } from "./image";

/** How many files, and the names of the first ones. */
export type NamedFiles = { count: number; names: string[] };

/** What became of files that were sent together, in one form or in one after another. */
export type UploadTally = {
  added: number;
  /** They were there, or on their way, already. */
  known: number;
  unreadable: NamedFiles;
  /** Refused for any other reason. */
  refused: NamedFiles;
};

// It travels in a cookie: so many names, and so much of each.
export const mostNames = 3;
export const longestName = 40;

export const emptyTally: UploadTally = {
  added: 0,
  known: 0,
  unreadable: { count: 0, names: [] },
  refused: { count: 0, names: [] },
};

type Became = { received: number; known: readonly unknown[]; refused: readonly RefusedFile[] };
export type RefusedFile = { originalName: string; refusal: UploadRefusal };

/** The tally with what became of the files that came next. */
export function addToTally(tally: UploadTally, { received, known, refused }: Became): UploadTally {
  const unreadable = refused.filter(({ refusal }) => refusal === "damaged" || refusal === "failed");
  const others = refused.filter((file) => !unreadable.includes(file));
  return {
    added: tally.added + received,
    known: tally.known + known.length,
    unreadable: withNames(tally.unreadable, unreadable),
    refused: withNames(tally.refused, others),
  };
}

function withNames({ count, names }: NamedFiles, files: readonly RefusedFile[]): NamedFiles {
  const more = files.map(({ originalName }) => shortened(originalName));
  return { count: count + files.length, names: [...names, ...more].slice(0, mostNames) };
}

function shortened(name: string): string {
  const letters = [...name];
  return letters.length <= longestName ? name : `${letters.slice(0, longestName - 1).join("")}…`;
}
