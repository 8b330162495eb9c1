import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { diskSpace } from "../disk.server";

import { backupsFolder } from "./backups-folder.server";
import { databasePath, type Manifest } from "./contents";
import { stampOf, timeOfStamp } from "./kept-backups";
import type { Places } from "./pack.server";
import { ArchiveFault, readArchive } from "./read-archive.server";
import {
  finishReplacing,
  isReplacing,
  replaceFiles,
  RestoreFault,
  takeDatabase,
  takeRestoreLock,
} from "./replace.server";
import { examineDatabase } from "./snapshot.server";

/** What was restored, and the name of the folders in which the former files lie now. */
export type Restored = { manifest: Manifest; aside: string };

type Options = {
  /** Folder of the migrations that this version of the site knows. */
  migrations: string;
  now: Date;
  /** Whether an order is carried out, which is forgotten once everything is in its place. */
  isOrdered?: boolean;
};

/**
 * Puts an archive in the place of database and files. Everything is unpacked beside them and looked through first; what was
 * there is kept, in folders of both places.
 * @throws {ArchiveFault} where the archive cannot be used
 * @throws {RestoreFault} where the site runs, or the disk is too small
 */
export async function restoreBackup(
  file: string,
  places: Places,
  { migrations, now, isOrdered }: Options,
): Promise<Restored> {
  for (const folder of [places.dataDir, places.uploadsDir]) await mkdir(folder, { recursive: true });
  const only = takeRestoreLock(places);
  try {
    await finishReplacing(places);
    const database = takeDatabase(places);
    const stamp = stampOf(now);
    const staging = `restoring-${stamp}`;
    try {
      await removeUnfinished(places);
      await requireSpace(file, places);
      const manifest = await unpack(file, places, staging, migrations);
      await replaceFiles(places, {
        ...{ incoming: staging, aside: `replaced-${stamp}`, isOrdered },
        dataOf: manifest.createdAt,
      });
      return { manifest, aside: `replaced-${stamp}` };
    } catch (error) {
      if (!isReplacing(places)) await removeUnfinished(places);
      throw error;
    } finally {
      database.release();
    }
  } finally {
    only.release();
  }
}

/** Puts back what a restore has replaced, and keeps what it had brought. @param aside such as `replaced-2026-11-21T10-00-00Z` */
export async function goBack(aside: string, places: Places, now: Date): Promise<string> {
  if (!/^replaced-[\dTZ-]+$/.test(aside) || !existsSync(join(places.dataDir, aside, "xamfra.db"))) {
    throw new RestoreFault(`There is nothing to go back to at ${join(places.dataDir, aside)}.`);
  }
  const only = takeRestoreLock(places);
  try {
    await finishReplacing(places);
    const database = takeDatabase(places);
    try {
      const next = `replaced-${stampOf(now)}`;
      await replaceFiles(places, { incoming: aside, aside: next, dataOf: timeOfStamp(aside) });
      return next;
    } finally {
      database.release();
    }
  } finally {
    only.release();
  }
}

/** Looks through an archive without touching anything else. @throws {ArchiveFault} */
export async function examineBackup(file: string, { dataDir }: Places, migrations: string): Promise<Manifest> {
  const work = join(backupsFolder(dataDir), `.backup-examined-${process.pid}`);
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    const place = join(work, "xamfra.db");
    const manifest = await readArchive(file, (entry) => (entry === databasePath ? place : undefined));
    await examine(place, manifest, migrations);
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function unpack(file: string, { dataDir, uploadsDir }: Places, staging: string, migrations: string) {
  const folders = { data: join(dataDir, staging), uploads: join(uploadsDir, staging) };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
  const manifest = await readArchive(file, (entry) =>
    entry.startsWith("data/")
      ? join(folders.data, entry.slice("data/".length))
      : join(folders.uploads, entry.slice("uploads/".length)),
  );
  await examine(join(folders.data, "xamfra.db"), manifest, migrations);
  return manifest;
}

async function examine(database: string, manifest: Manifest, migrations: string): Promise<void> {
  if (!existsSync(database)) throw new ArchiveFault("The archive is damaged: it holds no database. Take another one.");
  const facts = examineDatabase(database);
  if (JSON.stringify(facts) !== JSON.stringify({ migrations: manifest.migrations, tables: manifest.tables })) {
    throw new ArchiveFault("The archive is damaged: its database is not the one that was packed. Take another one.");
  }
  const known = new Set((await readdir(migrations)).map((name) => name.replace(/\.js$/, "")));
  const unknown = facts.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new ArchiveFault(
      `This backup was made by a newer version of the site (${manifest.version}, with ${unknown.join(", ")}). ` +
        "Update the site first.",
    );
  }
}

async function requireSpace(file: string, { dataDir, uploadsDir }: Places): Promise<void> {
  const { size } = await stat(file);
  for (const folder of [dataDir, uploadsDir]) {
    const disk = await diskSpace(folder);
    if (disk && disk.freeBytes < size) {
      throw new RestoreFault(
        `The disk of ${folder} is too full: ${Math.ceil(size / 1_000_000)} MB are needed, because what is there now is kept.`,
      );
    }
  }
}

const unfinished = /^(restoring-[\dTZ-]+|restore-under-way\.json\.part)$/;

/** What a restore had unpacked that did not come as far as replacing anything. */
async function removeUnfinished({ dataDir, uploadsDir }: Places): Promise<void> {
  for (const folder of new Set([dataDir, uploadsDir])) {
    for (const name of (await readdir(folder)).filter((each) => unfinished.test(each))) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
