import type { Db } from "~/db/database";

/** Removes sessions and links from mails whose time is over: they open nothing any more. @returns how many went */
export function sweepExpired(db: Db, now: Date): Promise<number> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const sessions = await trx.deleteFrom("sessions").where("expires_at", "<=", at).executeTakeFirstOrThrow();
    const tokens = await trx.deleteFrom("user_tokens").where("expires_at", "<=", at).executeTakeFirstOrThrow();
    return Number(sessions.numDeletedRows + tokens.numDeletedRows);
  });
}
