import type { Db } from "~/db/database";

import { noteActivity } from "./activity.server";

/**
 * Notes that data were restored. A start that ended before it could forget that notes it once all the same.
 * @param note when, and of when the data are (null: not known); ISO 8601, UTC
 */
export function noteRestored(db: Db, { at, dataOf }: { at: string; dataOf: string | null }): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const kind = "backup.restored";
    const known = await trx
      .selectFrom("activity_log")
      .select("id")
      .where("kind", "=", kind)
      .where("at", "=", at)
      .executeTakeFirst();
    if (known === undefined) await noteActivity(trx, { kind, actor: null, details: { dataOf } }, new Date(at));
  });
}
