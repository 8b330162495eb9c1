import type { Db } from "~/db/database";

const key = "start";

/** Whether the checklist is no longer to stand on the dashboard. */
export async function isPutAway(db: Db): Promise<boolean> {
  return (await db.selectFrom("settings").select("key").where("key", "=", key).executeTakeFirst()) !== undefined;
}

/** Takes the checklist off the dashboard, for all of the staff. It keeps its own page. */
export async function putAway(db: Db, now: Date): Promise<void> {
  await db
    .insertInto("settings")
    .values({ key, value: "{}", updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Puts it back there. */
export async function takeOut(db: Db): Promise<void> {
  await db.deleteFrom("settings").where("key", "=", key).execute();
}
