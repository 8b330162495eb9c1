import type { Db } from "~/db/database";

/** Whether signing in takes a code too. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes the second factor away with its recovery codes. @returns false where there was none in force */
export async function forgetSecondFactor(trx: Db, userId: number): Promise<boolean> {
  const wasOn = await hasSecondFactor(trx, userId);
  await trx.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  return wasOn;
}

/** Takes away what was begun and never confirmed with a code. */
export async function forgetUnfinishedSecondFactor(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom("second_factors").where("user_id", "=", userId).where("confirmed_at", "is", null).execute();
}
