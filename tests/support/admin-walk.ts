import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { RouteConfigEntry } from "@remix-run/route-config";
import { sql } from "kysely";

import type { Db } from "~/db/database";
import { imageUrl } from "~/domain/listings/photo";
import { noteSamples } from "~/domain/samples/samples.server";
import { environment } from "~/environment.server";
import { backupsFolder } from "~/outside/backup/backups-folder.server";

import { aProperty, brandPictures } from "./builders";
import { eachNamed } from "./whole-site";

// What the walk through every address of the panel needs: see tests/routes/admin-sign-in.test.ts.

// Each table's first row has this number, so that an address with it names something wherever it leads.
const one = "1";
const archive = "xamfra-2026-11-01T02-30-00Z.tar";
const keptMail = "2026-11-01T09-00-00Z-000001-mail-test.eml";

export const oneOfEach = {
  id: one,
  language: "es",
  image: one,
  upload: one,
  keyword: one,
  topic: one,
  revision: one,
  note: one,
  unit: one,
  number: one,
  file: keptMail,
  slug: "eixample",
  entry: "nota-simple",
};

/** Some field of most forms: a hole would show by what it changes. */
export const someFields = {
  email: "intruder@example.com",
  title: "Intruded",
  description: "Intruded",
  name: "Intruded",
  keyword: "intruded",
  body: "Intruded",
  note: "Intruded",
  text: "Intruded",
  how: "email",
  status: "available",
  state: "rail",
  price: "1",
  area: "1",
  bedrooms: "1",
  bathrooms: "1",
  neighborhood: "eixample",
  version: "1",
};

export type Walked = { file: string; path: string; params: Record<string, string> };

/** Every address of the table with what it names; each question and each list of the settings by itself. */
export function routesOf(entries: RouteConfigEntry[]): Walked[] {
  return flat(entries, "").flatMap(({ file, path }) =>
    eachNamed({ file, path }).map((named) => {
      const part = named.path.includes("/ask/remove-translation/") ? oneOfEach.language : one;
      const ofGuide = named.path.includes("/guide/ask/") ? { id: oneOfEach.entry, part: "ca.md" } : {};
      const kept = named.path.includes("/backups/") ? archive : keptMail;
      return { file, path: named.path, params: { ...oneOfEach, part, file: kept, ...ofGuide, ...named.says } };
    }),
  );
}

function flat(entries: RouteConfigEntry[], above: string): { file: string; path: string }[] {
  return entries.flatMap(({ file, path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    return [{ file, path: here }, ...flat(children, here)];
  });
}

export function filledIn(pattern: string): string {
  return pattern.replace(
    /:(\w+)\??/g,
    (_, name: string) => Object.entries(oneOfEach).find(([key]) => key === name)?.[1] ?? one,
  );
}

export async function aRowInEachTable(db: Db, enquiryId: number) {
  await aProperty(db, { images: 2 });
  const at = "2026-11-01T09:00:00.000Z";
  for (const row of [
    sql`insert into articles (article_group, title, keyword, slug, content, created_at, updated_at)
      values ('one', 'An article', 'keyword', 'an-article', '<p>Text</p>', ${at}, ${at})`,
    sql`insert into article_revisions (article_id, title, content, meta_description, created_at)
      values (1, 'An article', '<p>Text</p>', '', ${at})`,
    sql`insert into article_pictures (article_id, image_url, width, height, alt_text, created_at)
      values (1, ${imageUrl({ name: "c".repeat(24), width: 1600 })}, 1600, 1067, 'A corner', ${at})`,
    sql`insert into article_batches (name, total_articles, created_at) values ('A batch', 1, ${at})`,
    sql`insert into batch_keywords (batch_id, keyword, title) values (1, 'keyword', 'A title')`,
    sql`insert into property_uploads (property_id, file, original_name, created_at) values (1, 'file', 'a.jpg', ${at})`,
    sql`insert into developments (slug, name, neighborhood, price_from, total_units, created_at, updated_at)
      values ('a-building', 'A building', 'eixample', 500000, 24, ${at}, ${at})`,
    sql`insert into development_texts (development_id, language, summary, description)
      values (1, 'en', 'A building.', 'A building.'), (1, 'es', 'Un edificio.', 'Un edificio.')`,
    sql`insert into development_units (development_id, name, floor, bedrooms, bathrooms, area, price, display_order)
      values (1, '1-A', 1, 2, 1, 84, 500000, 0)`,
    sql`insert into development_images (development_id, image_url, display_order, width, height)
      values (1, ${imageUrl({ name: "d".repeat(24), width: 1600 })}, 0, 1600, 1067)`,
    sql`insert into development_uploads (development_id, file, original_name, created_at)
      values (1, 'other', 'b.jpg', ${at})`,
    sql`insert into enquiry_notes (enquiry_id, body, created_at) values (${enquiryId}, 'A note', ${at})`,
    sql`insert into appointments
      (kind, starts_at, ends_at, property_id, enquiry_id, person_name, settled_at, uid, created_at, updated_at)
      values ('viewing', ${at}, '2026-11-01T09:45:00.000Z', 1, ${enquiryId}, 'Ana Puig', ${at}, 'one', ${at}, ${at})`,
    sql`insert into property_translations (property_id, language, title, description, source_revision, updated_at)
      values (1, 'es', 'Una casa', 'Una casa.', 1, ${at})`,
    sql`insert into claims (position) values (1)`,
    sql`insert into claim_texts (claim_id, language, value, label) values (1, 'en', '95', 'A claim')`,
    sql`insert into site_pictures (slug, image_url, width, height, is_rendering)
      values ('agent-portrait', ${imageUrl({ name: "e".repeat(24), width: 800 })}, 800, 1000, 0)`,
    sql`insert into site_pictures (slug, image_url, width, height, is_rendering)
      values ('sharing', ${imageUrl({ name: "b".repeat(24), width: 800 })}, 800, 1000, 0)`,
    sql`insert into guide_corrections (entry, file, text, made_over, corrected_at)
      values ('nota-simple', 'ca.md', 'A correction', '000000000000', ${at})`,
    sql`insert into stories (position) values (1)`,
    sql`insert into story_texts (story_id, language, quote, byline, how_verified)
      values (1, 'en', 'A quote', 'A buyer', 'Contract')`,
  ]) {
    await row.execute(db);
  }
  await brandPictures(db);
  await noteSamples(db, "story", [1]);
  const folder = join(environment.dataDir, "outbox");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, keptMail), "Subject: A secret");
  const backups = backupsFolder(environment.dataDir);
  mkdirSync(backups, { recursive: true });
  writeFileSync(join(backups, archive), "A secret");
}
