import type { Db } from "~/db/database";
import { forgetOldActivity } from "~/domain/activity/activity.server";

import { forgetOldInvitations } from "./invitations.server";
import { forgetUnconfirmed } from "./sign-up.server";
import { forgetOldTokens } from "./tokens.server";

/**
 * Removes sessions whose time is over, links from mails that ended long ago (they open nothing), accounts that nobody
 * confirmed, and what was noted of the staff's work more than twelve months ago. @returns how many went
 */
export function sweepExpired(db: Db, now: Date): Promise<number> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const sessions = await trx.deleteFrom("sessions").where("expires_at", "<=", at).executeTakeFirstOrThrow();
    const links = (await forgetOldTokens(trx, now)) + (await forgetOldInvitations(trx, now));
    const accounts = await forgetUnconfirmed(trx, now);
    return Number(sessions.numDeletedRows) + links + accounts + (await forgetOldActivity(trx, now));
  });
}
