import { readdir } from "node:fs/promises";
import { setImmediate as turn } from "node:timers/promises";

import { offeredWidths, photoFileNames, readPhotoFileName } from "~/domain/listings/photo";

/** A photo that a record shows; width in px. */
type Shown = { name: string; width: number };

export type Compared<Each> = {
  /** Those of which files are not there. */
  missing: Each[];
  /** How many photos have files and are shown by no record. */
  unnamed: number;
};

const keptFor = 60_000;
// A photo has twelve files: so many are compared within a few milliseconds.
const atOnce = 500;

/**
 * Answers that cost a comparison: ten thousand photos are a hundred thousand files. An answer is kept for a minute, and others
 * are answered while it is made.
 */
export function keptForAMinute<Answer>(make: () => Promise<Answer>): () => Promise<Answer> {
  let known: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    if (known && performance.now() - known.at < keptFor) return known.answer;
    const answer = make();
    known = { at: performance.now(), answer };
    answer.catch(() => (known = undefined));
    return answer;
  };
}

/** Compares the files of photos with the records that show them. */
export async function compare<Each extends Shown>(
  uploadsDir: string,
  listShown: () => Promise<Each[]>,
): Promise<Compared<Each>> {
  // First the records: a photo that comes meanwhile counts as one too many, not as one too few.
  const shown = await listShown();
  const files = await filesIn(uploadsDir);
  const missing: Each[] = [];
  for (const [index, photo] of shown.entries()) {
    if (index % atOnce === atOnce - 1) await turn();
    if (photoFileNames(photo, offeredWidths(photo.name)).some((file) => !files.has(file))) missing.push(photo);
  }
  const named = new Set(shown.map(({ name }) => name));
  const unnamed = new Set<string>();
  let index = 0;
  for (const file of files) {
    if ((index += 1) % (atOnce * 12) === 0) await turn();
    const name = readPhotoFileName(file)?.name;
    if (name !== undefined && !named.has(name)) unnamed.add(name);
  }
  return { missing, unnamed: unnamed.size };
}

async function filesIn(folder: string): Promise<Set<string>> {
  try {
    return new Set(await readdir(folder));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Set();
    throw error;
  }
}
