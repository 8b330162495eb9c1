import { sql } from "kysely";

import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";

/** A photo that some record shows; width and height in px. */
export type ShownPhoto = {
  name: string;
  width: number;
  height: number;
  owner: { kind: "property" | "development" | "article"; id: number; title: string } | { kind: "site" };
};

/** Names of all photos that some record shows, or would show again: homes, developments, articles, the site's own pictures. */
export async function photosInUse(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom("property_images")
    .select("image_url")
    .unionAll(db.selectFrom("development_images").select("image_url"))
    .unionAll(db.selectFrom("article_pictures").select("image_url"))
    .unionAll(db.selectFrom("site_pictures").select("image_url"))
    .execute();
  const waiting = await photosOfRemovedSamples(db);
  return new Set([...rows.map(({ image_url }) => photoName(image_url)), ...waiting]);
}

/** Samples that were removed can be put back until the next backup, with their photos. */
export async function photosOfRemovedSamples(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("removed_samples").where("photo", "is not", null).select("photo").execute();
  return rows.flatMap(({ photo }) => photo ?? []);
}

/** All photos that some record shows, with whose they are. */
export async function listShownPhotos(db: Db): Promise<ShownPhoto[]> {
  const [homes, developments, articles, site] = await Promise.all([
    db
      .selectFrom("property_images")
      .innerJoin("properties", "properties.id", "property_id")
      .select(["image_url", "width", "height", "property_id as id", "title"])
      .execute(),
    db
      .selectFrom("development_images")
      .innerJoin("developments", "developments.id", "development_id")
      .select(["image_url", "width", "height", "development_id as id", "name as title"])
      .execute(),
    db
      .selectFrom("article_pictures")
      .innerJoin("articles", "articles.id", "article_id")
      .select(["image_url", "width", "height", "article_id as id", "title"])
      .execute(),
    db.selectFrom("site_pictures").select(["image_url", "width", "height"]).execute(),
  ]);
  const shown = ({ image_url, width, height }: { image_url: string; width: number; height: number }) => ({
    name: photoName(image_url),
    width,
    height,
  });
  return [
    ...homes.map((row) => ({ ...shown(row), owner: { kind: "property" as const, id: row.id, title: row.title } })),
    ...developments.map((row) => ({
      ...shown(row),
      owner: { kind: "development" as const, id: row.id, title: row.title },
    })),
    ...articles.map((row) => ({ ...shown(row), owner: { kind: "article" as const, id: row.id, title: row.title } })),
    ...site.map((row) => ({ ...shown(row), owner: { kind: "site" as const } })),
  ];
}

type FoundPhoto = Pick<ShownPhoto, "name" | "width" | "height">;

/** The photo of this name, where some record shows it. */
export async function findShownPhoto(db: Db, name: string): Promise<FoundPhoto | undefined> {
  return (await findShownPhotos(db, [name])).get(name);
}

/** Those of these photos that some record shows, by their names. */
export async function findShownPhotos(db: Db, names: readonly string[]): Promise<Map<string, FoundPhoto>> {
  const found = new Map<string, FoundPhoto>();
  for (const table of ["property_images", "development_images", "article_pictures", "site_pictures"] as const) {
    const sought = JSON.stringify(names.filter((name) => !found.has(name)));
    if (sought === "[]") break;
    // Between these two stand the addresses of its files, and the index has them in their order.
    const { rows } = await sql<FoundPhoto>`
      select sought.value as name, image.width, image.height from json_each(${sought}) as sought
        cross join ${sql.table(table)} as image on image.image_url > '/uploads/' || sought.value || '-'
          and image.image_url < '/uploads/' || sought.value || '.'`.execute(db);
    for (const row of rows) if (!found.has(row.name)) found.set(row.name, row);
  }
  return found;
}
