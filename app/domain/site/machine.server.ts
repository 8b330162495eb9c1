import type { Db } from "~/db/database";

/**
 * Finds out whether the database can be read, and whether it takes writes. A write that changes nothing needs no disk and spoils
 * no page that is ready; one that is to be proved stores the time and reads it again.
 * @throws {Error} what the database says
 */
export async function tryDatabase(db: Db, { isProof }: { isProof: boolean }, now: Date): Promise<void> {
  const checked_at = now.toISOString();
  await db.transaction().execute(async (trx) => {
    if (!isProof) return;
    await trx
      .insertInto("machine_state")
      .values({ id: 1, checked_at, clock_trusted_at: null })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at }))
      .execute();
  });
  await db.selectFrom("machine_state").select("checked_at").execute();
}
