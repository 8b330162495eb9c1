import type { Db } from "~/db/database";

import type { MissingPage } from "./status";

const mostPaths = 2000;
const longestPath = 300;

/** Counts an address that was asked for and is not there. The list is bounded, so that a scanner cannot fill the disk. */
export async function recordMissingPage(db: Db, path: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const known = path.slice(0, longestPath);
  await db.transaction().execute(async (trx) => {
    const counted = await trx
      .updateTable("missing_pages")
      .set((eb) => ({ hits: eb("hits", "+", 1), last_seen_at: at }))
      .where("path", "=", known)
      .executeTakeFirst();
    if (counted.numUpdatedRows > 0n) return;

    const { rows } = await trx
      .selectFrom("missing_pages")
      .select((eb) => eb.fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    if (rows >= mostPaths) {
      await trx
        .deleteFrom("missing_pages")
        .where("path", "=", (eb) =>
          eb.selectFrom("missing_pages").select("path").orderBy("hits").orderBy("last_seen_at").limit(1),
        )
        .execute();
    }
    await trx.insertInto("missing_pages").values({ path: known, first_seen_at: at, last_seen_at: at }).execute();
  });
}

/** The addresses that are most often asked for and are not there, and how many there are in all. */
export async function listMissingPages(db: Db, limit: number): Promise<{ pages: MissingPage[]; count: number }> {
  const pages = await db
    .selectFrom("missing_pages")
    .select(["path", "hits", "last_seen_at as lastSeenAt"])
    .orderBy("hits", "desc")
    .orderBy("last_seen_at", "desc")
    .orderBy("path")
    .limit(limit)
    .execute();
  const { count } = await db
    .selectFrom("missing_pages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { pages, count };
}

/** Takes an address off the list; asked for again it comes back. @returns whether it was there */
export async function forgetMissingPage(db: Db, path: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("missing_pages").where("path", "=", path).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Empties the list. @returns how many addresses stood on it */
export async function forgetMissingPages(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("missing_pages").executeTakeFirst();
  return Number(numDeletedRows);
}
