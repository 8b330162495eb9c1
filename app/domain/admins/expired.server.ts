import type { Db } from "~/db/database";

import { forgetOldTokens } from "./tokens.server";

/** Removes sessions whose time is over, and links from mails that ended long ago: they open nothing. @returns how many went */
export function sweepExpired(db: Db, now: Date): Promise<number> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const sessions = await trx.deleteFrom("sessions").where("expires_at", "<=", at).executeTakeFirstOrThrow();
    return Number(sessions.numDeletedRows) + (await forgetOldTokens(trx, now));
  });
}
