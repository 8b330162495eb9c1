import { existsSync, rmSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { z } from "zod";

import { sharedFolder } from "../photos/folders.server";
import { syncFolder } from "../sync-folder.server";

import { isArchived } from "./contents";
import type { Places } from "./pack.server";
import { leaveRestoredNote } from "./restored-note.server";

/** Why nothing is replaced, in words for whoever runs the site. */
export class RestoreFault extends Error {}

/**
 * What is being exchanged: all of the site's files go into the folders `aside`, then those of the folders `incoming` take
 * their place. Written down before each step: whoever dies in between leaves it to be finished.
 */
const journalSchema = z.object({
  incoming: z.string().regex(/^(restoring|replaced)-[\dTZ-]+$/),
  aside: z.string().regex(/^replaced-[\dTZ-]+$/),
  step: z.enum(["aside", "in"]),
  // Whether it was ordered for a start; journals of older versions do not say.
  isOrdered: z.boolean().default(false),
  /** Of when the incoming data are; ISO 8601, UTC. null in journals of older versions. */
  dataOf: z.iso.datetime().nullable().default(null),
});
type Journal = z.infer<typeof journalSchema>;

/** In the data folder: which archive the next start is to restore. */
export const orderName = "restore-at-next-start";

const ofDatabase = ["xamfra.db", "xamfra.db-wal", "xamfra.db-shm"];

/** Exchanges the site's files for those in the folders `incoming` of both places. Both must hold all they are to hold. */
export async function replaceFiles(
  places: Places,
  { incoming, aside, isOrdered = false, dataOf }: Omit<Journal, "step" | "isOrdered"> & { isOrdered?: boolean },
): Promise<void> {
  await write(places, { incoming, aside, step: "aside", isOrdered, dataOf });
  await finishReplacing(places);
}

/** Finishes an exchange that was interrupted. @returns where the former files are; null where nothing was under way */
export async function finishReplacing(places: Places): Promise<string | null> {
  const journal = await read(places);
  if (!journal) return null;
  const { incoming, aside, isOrdered } = journal;
  if (journal.step === "aside") {
    await moveAside(places, incoming, aside);
    await write(places, { ...journal, step: "in" });
  }
  for (const place of [places.dataDir, places.uploadsDir]) {
    const source = join(place, incoming);
    for (const name of await namesIn(source)) await rename(join(source, name), join(place, name));
    await syncFolder(place);
    if (existsSync(source)) await rmdir(source);
  }
  await leaveRestoredNote(places, { aside, dataOf: journal.dataOf });
  // Before the journal: killed in between, this is finished once more, but nothing is restored twice.
  if (isOrdered) await rm(join(places.dataDir, orderName), { force: true });
  await rm(journalPath(places));
  await syncFolder(places.dataDir);
  return aside;
}

/** Whether an exchange was interrupted. */
export function isReplacing(places: Places): boolean {
  return existsSync(journalPath(places));
}

/** Holds everybody else off who would restore at the same time. The system lets go of it when the process ends. */
export function takeRestoreLock({ dataDir }: Places): { release(): void } {
  const file = join(dataDir, ".restore-lock");
  const held = lock(file, "Another restore is under way.");
  return {
    release() {
      rmSync(file, { force: true });
      held.release();
    },
  };
}

/**
 * Holds the database alone; refused while anybody has it open, a site that does nothing too: each of its connections keeps
 * a shared lock as long as there is a write-ahead log. A file that is no database any more is held by nobody.
 */
export function takeDatabase({ dataDir }: Places): { release(): void } {
  const file = join(dataDir, "xamfra.db");
  if (!existsSync(file)) return { release() {} };
  try {
    return lock(file, "The site is running, or another program has its database open. Stop it first.");
  } catch (error) {
    if (error instanceof SQLite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return { release() {} };
    throw error;
  }
}

function lock(file: string, refusal: string): { release(): void } {
  const database = new SQLite(file, { timeout: 0 });
  try {
    database.pragma("journal_mode = DELETE");
    database.exec("begin exclusive");
    return { release: () => void database.close() };
  } catch (error) {
    database.close();
    if (error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY")) throw new RestoreFault(refusal);
    throw error;
  }
}

async function moveAside({ dataDir, uploadsDir }: Places, incoming: string, aside: string): Promise<void> {
  // Not in the archive means that the secret came from SESSION_SECRET: the kept one stays.
  const secret = existsSync(join(dataDir, incoming, "secret")) ? ["secret"] : [];
  const ofData = new Set([...ofDatabase, "outbox", ...secret]);
  await move(dataDir, join(dataDir, aside), (name) => ofData.has(name));
  await move(
    uploadsDir,
    join(uploadsDir, aside),
    // What was cut out of photos stands in no archive, and belongs to those that go.
    (name) => ["originals", ".received", sharedFolder].includes(name) || isArchived(`uploads/${name}`),
  );
}

async function move(from: string, to: string, isMoved: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of (await namesIn(from)).filter(isMoved)) await rename(join(from, name), join(to, name));
  await syncFolder(to);
  await syncFolder(from);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

function journalPath({ dataDir }: Places): string {
  return join(dataDir, "restore-under-way.json");
}

async function write(places: Places, journal: Journal): Promise<void> {
  const path = journalPath(places);
  await writeFile(`${path}.part`, JSON.stringify(journal), { flush: true });
  await rename(`${path}.part`, path);
  await syncFolder(places.dataDir);
}

async function read(places: Places): Promise<Journal | null> {
  if (!isReplacing(places)) return null;
  return journalSchema.parse(JSON.parse(await readFile(journalPath(places), "utf8")));
}
