import { createHash, randomBytes, randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { openDatabase } from "~/db/open.server";
import { photoFileNames } from "~/domain/listings/photo";
import { receivedPath } from "~/outside/photos/received.server";

import { aProperty } from "./builders";
import { templateFile, testFolder } from "./folders";

export type SmallSite = { dataDir: string; uploadsDir: string };

/** Folders of a site with one home, its photos, a received file, a kept mail and a secret. */
export async function aSmallSite(photos = 4): Promise<SmallSite> {
  const site = anEmptySite();
  const { dataDir, uploadsDir } = site;
  for (const folder of [join(dataDir, "outbox"), join(uploadsDir, "originals"), join(uploadsDir, ".received")]) {
    mkdirSync(folder, { recursive: true });
  }
  copyFileSync(templateFile, join(dataDir, "xamfra.db"));
  const db = openDatabase(join(dataDir, "xamfra.db"));
  const { id: property_id } = await aProperty(db);
  for (let position = 0; position < photos; position++) {
    const name = aPhoto(site);
    const image_url = `/uploads/${name}-480.jpg`;
    await db
      .insertInto("property_images")
      .values({
        property_id,
        image_url,
        is_primary: position === 0 ? 1 : 0,
        display_order: position,
        width: 480,
        height: 360,
        created_at: "2026-11-21T10:00:00.000Z",
      })
      .execute();
  }
  await db.destroy();
  writeFileSync(receivedPath(randomBytes(16).toString("hex"), uploadsDir), randomBytes(700));
  writeFileSync(join(dataDir, "secret"), randomUUID());
  writeFileSync(join(dataDir, "outbox", "2026-11-21T10-00-00Z-000001-mail-test.eml"), "Subject: test\n\nBon dia.\n");
  return site;
}

export function anEmptySite(): SmallSite {
  const folder = join(testFolder, randomUUID());
  const site = { dataDir: join(folder, "data"), uploadsDir: join(folder, "uploads") };
  for (const each of Object.values(site)) mkdirSync(each, { recursive: true });
  return site;
}

/** The files of one photo, none of which is a picture. @returns its name */
export function aPhoto({ uploadsDir }: SmallSite): string {
  const name = randomBytes(12).toString("hex");
  for (const file of [...photoFileNames({ name, width: 480 }), `originals/${name}.jpeg`]) {
    writeFileSync(join(uploadsDir, file), randomBytes(1000));
  }
  return name;
}

/** What the site holds: a digest of every file, and every row of every table. */
export function holdings({ dataDir, uploadsDir }: SmallSite): { files: Record<string, string>; rows: Rows } {
  const files: Record<string, string> = {};
  const folders = { data: dataDir, outbox: join(dataDir, "outbox"), uploads: uploadsDir };
  const ofUploads = { originals: join(uploadsDir, "originals"), received: join(uploadsDir, ".received") };
  for (const [prefix, folder] of Object.entries({ ...folders, ...ofUploads })) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith("xamfra.db")) continue;
      // Word for the next start, that a restore was made: no part of what was restored.
      if (entry.name === "noted-restore.json") continue;
      const digest = createHash("sha256")
        .update(readFileSync(join(folder, entry.name)))
        .digest("hex");
      files[`${prefix}/${entry.name}`] = digest;
    }
  }
  return { files, rows: rowsOf(join(dataDir, "xamfra.db")) };
}

export type Rows = Record<string, unknown[]>;

function rowsOf(file: string): Rows {
  const database = new SQLite(file, { fileMustExist: true });
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
    .pluck();
  const rows = Object.fromEntries(
    tables.all().map((table) => [table, database.prepare(`select * from "${table}"`).all()]),
  );
  database.close();
  return rows;
}
