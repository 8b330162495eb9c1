import type { Db } from "~/db/database";

import { kinds } from "./kinds";
import type { Listing, ListingHead } from "./listing";

export async function findListing(db: Db, { kind, id }: Listing): Promise<ListingHead | undefined> {
  const { table, name } = kinds[kind];
  const row = await db
    .selectFrom(table)
    .where("id", "=", id)
    .select((eb) => [eb.ref(name).as("title"), "source_language"])
    .executeTakeFirst();
  return row && { kind, id, title: row.title, language: row.source_language };
}

/** Feeds and the site map go by the time of the last change. The version stays: what the form holds did not change. */
export async function touchListing(db: Db, { kind, id }: Listing, now: Date): Promise<void> {
  await db.updateTable(kinds[kind].table).set({ updated_at: now.toISOString() }).where("id", "=", id).execute();
}
