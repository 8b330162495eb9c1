import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Db } from "~/db/database";
import { migrateToLatest } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";
import { imageUrl, photoFileNames } from "~/domain/listings/photo";

import { aPerson, aProperty, theAgency } from "../../tests/support/builders";
import type { Places } from "../served-site";

export const admin = { email: "agent@example.com", password: "correct horse battery staple" };

const size = { width: 1600, height: 1200 };

/** Empty folders for a site; what an earlier run left there is gone. */
export function emptyPlaces(folder: string): Places {
  rmSync(folder, { recursive: true, force: true });
  const places = { dataDir: join(folder, "data"), uploadsDir: join(folder, "uploads") };
  for (const each of Object.values(places)) mkdirSync(each, { recursive: true });
  mkdirSync(join(places.uploadsDir, "originals"));
  return places;
}

/** A site with an agency, three homes, an admin and photos of which only the names are real: quick to start, copy and pack. */
export async function aBaseSite(folder: string, photos = 12): Promise<Places> {
  const places = emptyPlaces(folder);
  const db = openDatabase(join(places.dataDir, "xamfra.db"));
  try {
    await migrateToLatest(db);
    await theAgency(db);
    await aPerson(db, { ...admin, admin: "active" });
    for (let home = 0; home < 3; home += 1) await aProperty(db);
    for (let photo = 0; photo < photos; photo += 1) await addPhoto(db, places, 1 + (photo % 3));
  } finally {
    await db.destroy();
  }
  return places;
}

/** A photo of a home with all its files, none of which is a picture. @returns its name */
export async function addPhoto(db: Db, { uploadsDir }: Places, home: number): Promise<string> {
  const name = randomBytes(12).toString("hex");
  const files = photoFileNames({ name, width: size.width });
  for (const file of [...files, join("originals", `${name}.jpg`)]) {
    writeFileSync(join(uploadsDir, file), randomBytes(2000));
  }
  const row = { property_id: home, image_url: imageUrl({ name, width: size.width }), display_order: 0, ...size };
  await db
    .insertInto("property_images")
    .values({ ...row, created_at: new Date().toISOString() })
    .execute();
  return name;
}
