import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { openDatabase } from "~/db/open.server";
import { photoFileNames, type PhotoWidths, readPhotoFileName } from "~/domain/listings/photo";
import { findPhotoRecipe, widthsThere } from "~/domain/listings/photo-recipe.server";
import { listReceivedFiles } from "~/domain/listings/upload-queue.server";
import { doubtClock } from "~/domain/site/clock.server";
import { listShownPhotos, type ShownPhoto } from "~/domain/site/photos-in-use.server";
import { backupsFolder, removeOldBackups, sparableBackups, startWork } from "~/outside/backup/backups-folder.server";
import { databasePath, format, type Manifest, manifestPath, markerPath } from "~/outside/backup/contents";
import { backupName } from "~/outside/backup/kept-backups";
import { writeManifest } from "~/outside/backup/manifest.server";
import { packFiles, type Places } from "~/outside/backup/pack.server";
import { readArchive } from "~/outside/backup/read-archive.server";
import { lackingIn, roomForBackup, roomSaid } from "~/outside/backup/room.server";
import { examineDatabase, snapshotDatabase } from "~/outside/backup/snapshot.server";
import { ArchiveWriter } from "~/outside/backup/write-archive.server";
import { installedVersion } from "~/outside/disk.server";
import { syncFolder } from "~/outside/sync-folder.server";

/** A finished backup. */
export type Backup = {
  path: string;
  bytes: number;
  manifest: Manifest;
  /** Names of photos and received files that a row shows and whose files, or some of them, are not there. */
  missing: string[];
  /** How many photos are in it that no row shows: they may just have come, or are swept in a day. */
  unnamed: number;
  /** Older archives that went, past their time or to make room. */
  removed: number;
  /** The machine's clock cannot be believed: none went for being past its time. */
  isClockDoubted: boolean;
};

/** A backup that cannot be made, in words for whoever runs the site. */
export class BackupFault extends Error {}

/**
 * Makes one archive of database and files while the site runs, reads it again from its first byte to its last, and only then
 * gives it its name. Where it lacks room older ones go first, but never the newest good one; a part of the disk stays free.
 * Whatever fails later leaves nothing behind.
 */
export async function makeBackup(places: Places, now: Date): Promise<Backup> {
  const database = join(places.dataDir, "xamfra.db");
  if (!(await stat(database).catch(() => null))) throw new BackupFault(`There is no database at ${database}.`);

  const folder = backupsFolder(places.dataDir);
  const name = backupName(now);
  const work = await startWork(folder, name);
  try {
    const spared = await makeRoom(places, folder);
    const archive = join(work, name);
    const facts = await write(archive, work, places, database, now);
    const manifest = await check(archive, work);
    const path = join(folder, backupName(now, { isComplete: facts.missing.length === 0 }));
    await rename(archive, path);
    await syncFolder(folder);
    const removed = facts.isClockDoubted ? 0 : await removeOldBackups(folder, now);
    return { path, bytes: (await stat(path)).size, manifest, ...facts, removed: removed + spared };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * An archive that fills the disk would take the site with it: it leaves a part free, and older ones go where that takes it.
 * @returns how many went
 */
async function makeRoom(places: Places, folder: string): Promise<number> {
  const room = await roomForBackup(places);
  const lacking = room ? lackingIn(room) : 0;
  if (!room || lacking <= 0) return 0;

  const going: string[] = [];
  let won = 0;
  for (const { path, bytes } of await sparableBackups(folder)) {
    if (won >= lacking) break;
    going.push(path);
    won += bytes;
  }
  if (won < lacking) throw new BackupFault(roomSaid(room));
  for (const path of going) await rm(path, { force: true });
  return going.length;
}

async function write(path: string, work: string, places: Places, database: string, now: Date) {
  const archive = await ArchiveWriter.create(path);
  try {
    const createdAt = now.toISOString();
    await archive.addText(markerPath, JSON.stringify({ program: "xamfra", format, createdAt }), now);
    // First most of the files, then the database, then what came meanwhile: every row of the snapshot finds its file, a photo
    // that is removed while this runs too.
    await packFiles(archive, places);
    const snapshot = join(work, "snapshot.db");
    await snapshotDatabase(database, snapshot);
    const { named, isClockDoubted } = await lookInto(snapshot, now);
    const facts = examineDatabase(snapshot);
    await archive.addFile(databasePath, snapshot);
    await packFiles(archive, places);
    await rm(snapshot);

    const version = (await installedVersion()) ?? "unknown";
    const contents = join(work, manifestPath);
    await writeManifest(contents, { format, createdAt, version, node: process.version, ...facts }, archive.files);
    await archive.addUnlisted(manifestPath, contents);
    const compared = compare(named, archive);
    await archive.finish();
    return { ...compared, isClockDoubted };
  } catch (error) {
    await archive.close().catch(() => undefined);
    throw error;
  }
}

type Named = { photos: ShownPhoto[]; widths: PhotoWidths; received: string[] };

async function lookInto(snapshot: string, now: Date): Promise<{ named: Named | null; isClockDoubted: boolean }> {
  const db = openDatabase(snapshot);
  try {
    const widths = widthsThere(await findPhotoRecipe(db));
    const named = { photos: await listShownPhotos(db), widths, received: await listReceivedFiles(db) };
    return { named, isClockDoubted: (await doubtClock(db, now)) !== null };
  } catch (error) {
    // Backed up before its schema is brought up to date, as one does before an update.
    if (error instanceof Error && error.message.startsWith("no such ")) return { named: null, isClockDoubted: false };
    throw error;
  } finally {
    await db.destroy();
  }
}

function compare(named: Named | null, { files }: ArchiveWriter) {
  if (!named) return { missing: [], unnamed: 0 };
  const shown = new Set(named.photos.map(({ name }) => name));
  const unnamed = new Set<string>();
  for (const { path } of files) {
    const name = readPhotoFileName(path.replace("uploads/", ""))?.name;
    if (name !== undefined && !shown.has(name)) unnamed.add(name);
  }
  const lacking = named.photos.filter((photo) =>
    photoFileNames(photo, named.widths).some((file) => !files.has(`uploads/${file}`)),
  );
  const received = named.received.filter((file) => !files.has(`uploads/.received/${file}`));
  return { missing: [...lacking.map(({ name }) => name), ...received], unnamed: unnamed.size };
}

/** Reads the archive as a restore would and looks through the database that comes out of it. */
async function check(archive: string, work: string): Promise<Manifest> {
  const unpacked = join(work, "unpacked.db");
  const manifest = await readArchive(archive, (entry) => (entry === databasePath ? unpacked : undefined));
  examineDatabase(unpacked);
  return manifest;
}
