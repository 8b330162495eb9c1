import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { readPhotoFileName } from "~/domain/listings/photo";

import { backupsFolder } from "./backup/backups-folder.server";
import { backupTime } from "./backup/kept-backups";
import type { Places } from "./backup/pack.server";
import { StartFault } from "./start-fault";

/**
 * Refuses to begin with a new database where an earlier one must have been. The database is the first thing that a first start
 * makes: whatever lies there without it is what remains of a site.
 * @throws {StartFault}
 */
export function requireDatabase(places: Places): void {
  const file = join(places.dataDir, "xamfra.db");
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  const remains = [...remainsOfData(places.dataDir), ...remainsOfPhotos(places.uploadsDir)];
  if (remains.length > 0) throw lost(`There is no database at ${file}`, remains, places);
}

/**
 * Refuses to fill an empty database where a first start has been finished before. The secret is the last thing that it makes, and
 * backups are made later: an interrupted first start has neither.
 * @throws {StartFault}
 */
export function requireFirstStart(places: Places): void {
  const remains = remainsOfData(places.dataDir);
  if (remains.length > 0) throw lost(`The database ${join(places.dataDir, "xamfra.db")} is empty`, remains, places);
}

function lost(what: string, remains: readonly string[], { dataDir, uploadsDir }: Places): StartFault {
  const newest = backupsIn(dataDir).at(-1);
  const backup = newest ? `${newest} is the newest backup` : `there is no backup in ${backupsFolder(dataDir)}`;
  return new StartFault(
    `${what}, but there is ${remains.join(", and ")}: it was lost, or DATA_DIR and UPLOADS_DIR are not those of before. ` +
      `Put it back, or restore a backup with npm run restore -- ${newest ?? "FILE"} (${backup}). ` +
      `To begin anew on purpose, remove ${dataDir} and ${uploadsDir} first.`,
  );
}

function remainsOfData(dataDir: string): string[] {
  const secret = join(dataDir, "secret");
  const backups = backupsIn(dataDir).length;
  const mails = namesIn(join(dataDir, "outbox")).filter((name) => name.endsWith(".eml")).length;
  return [
    ...(existsSync(secret) ? [`a secret at ${secret}`] : []),
    ...(backups > 0 ? [`what was backed up in ${backupsFolder(dataDir)}`] : []),
    ...(mails > 0 ? [`kept mail in ${join(dataDir, "outbox")}`] : []),
  ];
}

function remainsOfPhotos(uploadsDir: string): string[] {
  const isThere =
    namesIn(uploadsDir).some((name) => Boolean(readPhotoFileName(name))) ||
    namesIn(join(uploadsDir, "originals")).length > 0 ||
    namesIn(join(uploadsDir, ".received")).length > 0;
  return isThere ? [`a folder of photographs at ${uploadsDir}`] : [];
}

function backupsIn(dataDir: string): string[] {
  const folder = backupsFolder(dataDir);
  return namesIn(folder)
    .filter((name) => backupTime(name) !== null)
    .sort()
    .map((name) => join(folder, name));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
