import type { Db } from "~/db/database";

import { withoutSecrets } from "./secret-paths";
import type { MissingPage } from "./status";

const mostPaths = 2000;
const longestPath = 300;

// Counted since the last writing; bounded like the list itself.
const counted = new Map<string, { hits: number; firstAt: string; lastAt: string }>();

/** Counts an address that was asked for and is not there, in memory: a scanner asks for thousands. */
export function countMissingPage(path: string, now: Date): void {
  // What may have been somebody's secret link, or holds their address, is listed nowhere.
  if (withoutSecrets(path) !== path) return;
  const known = path.slice(0, longestPath);
  const at = now.toISOString();
  const one = counted.get(known);
  if (one) Object.assign(one, { hits: one.hits + 1, lastAt: at });
  else if (counted.size < mostPaths) counted.set(known, { hits: 1, firstAt: at, lastAt: at });
}

/**
 * Writes down what was counted since the last time, all at once. The list is bounded, so that a scanner cannot fill the disk: those
 * go that were asked for least. What could not be written is counted on.
 */
export async function keepMissingPages(db: Db): Promise<void> {
  if (counted.size === 0) return;
  const pages = [...counted];
  counted.clear();
  try {
    await db.transaction().execute(async (trx) => {
      await makeRoom(trx, pages);
      for (const [path, { hits, firstAt, lastAt }] of pages) {
        await trx
          .insertInto("missing_pages")
          .values({ path, hits, first_seen_at: firstAt, last_seen_at: lastAt })
          .onConflict((conflict) =>
            conflict
              .column("path")
              .doUpdateSet((eb) => ({ hits: eb("missing_pages.hits", "+", hits), last_seen_at: lastAt })),
          )
          .execute();
      }
    });
  } catch (error) {
    for (const [path, page] of pages) if (!counted.has(path) && counted.size < mostPaths) counted.set(path, page);
    throw error;
  }
}

async function makeRoom(trx: Db, pages: readonly (readonly [string, unknown])[]): Promise<void> {
  const listed = await trx.selectFrom("missing_pages").select("path").execute();
  const known = new Set(listed.map(({ path }) => path));
  const tooMany = known.size + pages.filter(([path]) => !known.has(path)).length - mostPaths;
  if (tooMany <= 0) return;
  await trx
    .deleteFrom("missing_pages")
    .where("path", "in", (eb) =>
      eb.selectFrom("missing_pages").select("path").orderBy("hits").orderBy("last_seen_at").limit(tooMany),
    )
    .execute();
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
