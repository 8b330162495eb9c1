import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { openDatabase } from "~/db/open.server";
import { photoFileNames, photoName } from "~/domain/listings/photo";
import { listReceivedFiles } from "~/domain/listings/upload-queue.server";
import { photosInUse } from "~/domain/site/photos-in-use.server";
import { sweepPhotos } from "~/outside/photos/sweep.server";

import type { Places, ServedSite } from "../served-site";

const day = 24 * 60 * 60 * 1000;

/** Reads the database of a site that runs: without writing, so that what the kill left is put right by the site alone. */
export function reading<Result>(file: string, read: (database: SQLite.Database) => Result): Result {
  const database = new SQLite(file, { readonly: true });
  try {
    return read(database);
  } finally {
    database.close();
  }
}

/** Rows of one column. */
export function column<Value extends string | number>(file: string, query: string, ...values: unknown[]): Value[] {
  return reading(file, (database) =>
    database
      .prepare<unknown[], Value>(query)
      .pluck()
      .all(...values),
  );
}

/** What is wrong with database and files of a site that was started again after a kill; empty where nothing is. */
export function faultsOf(site: ServedSite): string[] {
  const { database: file, places } = site;
  return [...faultsOfDatabase(file), ...photosWithoutFiles(file, places)];
}

function faultsOfDatabase(file: string): string[] {
  const integrity = column<string>(file, "select integrity_check from pragma_integrity_check");
  const orphans = column<string>(file, 'select distinct "table" from pragma_foreign_key_check');
  const done = new Set(column<string>(file, "select name from kysely_migration"));
  const pending = readdirSync("migrations")
    .map((name) => name.replace(/\.js$/, ""))
    .filter((name) => !done.has(name));
  return [
    ...(integrity.join() === "ok" ? [] : [`the database is damaged: ${integrity.join(", ")}`]),
    ...orphans.map((table) => `rows without their owner in ${table}`),
    ...(pending.length > 0 ? [`migrations that were not carried out: ${pending.join(", ")}`] : []),
  ];
}

type Picture = { image_url: string; width: number };

function photosWithoutFiles(file: string, { uploadsDir }: Places): string[] {
  const pictures = reading(file, (database) =>
    database
      .prepare<[], Picture>(
        "select image_url, width from property_images union all select image_url, width from development_images",
      )
      .all(),
  );
  const originals = new Set(readdirSync(join(uploadsDir, "originals")).map((name) => name.split(".")[0]));
  return pictures.flatMap((picture) => {
    const name = photoName(picture.image_url);
    const missing = photoFileNames({ name, width: picture.width }).filter(
      (each) => !existsSync(join(uploadsDir, each)),
    );
    return missing.length === 0 && originals.has(name)
      ? []
      : [`photo ${name} has a row, but not ${missing.join(", ") || "its original"}`];
  });
}

/**
 * Files that no row names, removed by the site's own sweep as it would on the second night from now.
 * @returns how many photos and received files
 */
export async function sweepLater(site: ServedSite): Promise<number> {
  const db = openDatabase(site.database);
  try {
    const named = { photos: await photosInUse(db), received: new Set(await listReceivedFiles(db)) };
    return await sweepPhotos(site.places.uploadsDir, named, new Date(Date.now() + 2 * day));
  } finally {
    await db.destroy();
  }
}

/** What was begun and not finished, by name: it may be there after a kill, but must not become more with each. */
export function leftovers({ dataDir, uploadsDir }: Places): string[] {
  const half = /\.part$|\.tmp$|^\.probe-|^restoring-|^\.backup-|^restore-under-way/;
  const folders = [dataDir, join(dataDir, "backups"), join(dataDir, "outbox"), uploadsDir];
  const found = folders.flatMap((folder) => namesIn(folder).filter((name) => half.test(name)));
  return [...found, ...namesIn(join(uploadsDir, ".incoming")).map((name) => `.incoming/${name}`)];
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
