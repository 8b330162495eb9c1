import { randomBytes } from "node:crypto";
import { copyFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { panelDatabase, panelUploads } from "./site";

/** A home beside the running site, for sale, with texts in English alone. */
export function aHomeForSale({ title, summary, description }: Record<"title" | "summary" | "description", string>) {
  const at = new Date().toISOString();
  return inPanel((database) =>
    Number(
      database
        .prepare(
          `insert into properties (title, summary, description, price, bedrooms, bathrooms, area, neighborhood, address,
             postal_code, status, source_language, created_at, updated_at, published_at)
           values (?, ?, ?, 850000, 3, 2, 118, 'eixample', 'Carrer de Girona 1', '08010', 'available', 'en', ?, ?, ?)`,
        )
        .run(title, summary, description, at, at, at).lastInsertRowid,
    ),
  );
}

/** Gives a home a photo and a floor plan, copies of a sample's photo, without a word about either. */
export function withSilentPictures(home: number): void {
  inPanel((database) => {
    const sample = database
      .prepare(
        "select image_url as url, width, height from property_images where property_id = 1 order by display_order limit 1",
      )
      .get() as { url: string; width: number; height: number };
    const [name = ""] = /[0-9a-f]{24}/.exec(sample.url) ?? [];
    const add = database.prepare(
      `insert into property_images (property_id, kind, is_primary, display_order, image_url, alt_text, width, height, created_at)
       values (?, ?, ?, ?, ?, '', ?, ?, ?)`,
    );
    for (const [order, kind] of ["photo", "floor_plan"].entries()) {
      const copy = randomBytes(12).toString("hex");
      for (const file of readdirSync(panelUploads).filter((each) => each.startsWith(name))) {
        copyFileSync(join(panelUploads, file), join(panelUploads, file.replace(name, copy)));
      }
      const url = sample.url.replace(name, copy);
      add.run(home, kind, order === 0 ? 1 : 0, order, url, sample.width, sample.height, new Date().toISOString());
    }
  });
}

/** Takes it off the site again. */
export function withdraw(home: number): void {
  inPanel((database) => database.prepare("delete from properties where id = ?").run(home));
}

/** A batch that runs, and waits: a service asked to be left alone for an hour. */
export function aWaitingBatch(name: string): { id: number; remove: () => void } {
  const at = new Date().toISOString();
  const due = new Date(Date.now() + 50 * 60_000).toISOString();
  const id = inPanel((database) => {
    const { lastInsertRowid } = database
      .prepare(
        "insert into article_batches (name, total_articles, status, created_at, started_at) values (?, 1, 'processing', ?, ?)",
      )
      .run(name, at, at);
    database
      .prepare("insert into batch_keywords (batch_id, keyword, title, next_try_at) values (?, 'nota simple', ?, ?)")
      .run(lastInsertRowid, name, due);
    return Number(lastInsertRowid);
  });
  return {
    id,
    remove: () => inPanel((database) => database.prepare("delete from article_batches where id = ?").run(id)),
  };
}

/** No service is set up, whatever a test has left. */
export function forgetService(): void {
  inPanel((database) => database.prepare("delete from settings where key in ('writer', 'writer-key')").run());
}

function inPanel<Result>(work: (database: SQLite.Database) => Result): Result {
  const database = new SQLite(panelDatabase);
  try {
    database.pragma("foreign_keys = on");
    return work(database);
  } finally {
    database.close();
  }
}
