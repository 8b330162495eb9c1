import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import { isMissing } from "../disk.server";
import { syncFolder } from "../sync-folder.server";

import { timeOfStamp } from "./kept-backups";
import type { Places } from "./pack.server";

/**
 * Says that data were replaced: the database that has just come in knows nothing of it, and may be of an older version. The next
 * start writes it into its activity log.
 */
const noteSchema = z.object({ at: z.iso.datetime(), dataOf: z.iso.datetime().nullable() });
export type RestoredNote = z.infer<typeof noteSchema>;

const pathIn = ({ dataDir }: Pick<Places, "dataDir">) => join(dataDir, "noted-restore.json");

/** @param aside where the former files went, with the time at which that was begun */
export async function leaveRestoredNote(
  places: Places,
  { aside, dataOf }: { aside: string; dataOf: string | null },
): Promise<void> {
  const path = pathIn(places);
  const note: RestoredNote = { at: timeOfStamp(aside) ?? new Date().toISOString(), dataOf };
  await writeFile(`${path}.part`, JSON.stringify(note), { flush: true, mode: 0o600 });
  await rename(`${path}.part`, path);
  await syncFolder(places.dataDir);
}

/** The note that a restore left; null where none did, or it cannot be read. */
export async function readRestoredNote(places: Pick<Places, "dataDir">): Promise<RestoredNote | null> {
  try {
    return noteSchema.parse(JSON.parse(await readFile(pathIn(places), "utf8")));
  } catch (error) {
    if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export async function forgetRestoredNote(places: Pick<Places, "dataDir">): Promise<void> {
  await rm(pathIn(places), { force: true });
}
