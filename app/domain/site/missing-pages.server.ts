import type { Db } from "~/db/database";

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
