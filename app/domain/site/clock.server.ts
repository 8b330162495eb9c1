import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import { believable, type ClockDoubt } from "./clock";

/**
 * Whether the machine's clock can be believed, by when it last was, or by the newest row where nobody has looked yet. What is
 * erased by age asks first: a clock three years ahead would take every message. Only a clock that is believed moves the mark, so
 * that rows written under a wrong one prove nothing.
 */
export async function doubtClock(db: Db, now: Date): Promise<ClockDoubt | null> {
  const known = await lastKnown(db);
  if (known === null) return null;
  const ahead = now.getTime() - Date.parse(known);
  if (ahead <= believable.aheadBy && ahead >= -believable.behindBy) return null;
  return { says: now.toISOString(), known };
}

/** Notes that the clock is believed at this moment, where it can be. @returns what is doubted of it; null for nothing */
export async function lookAtClock(db: Db, now: Date): Promise<ClockDoubt | null> {
  const doubt = await doubtClock(db, now);
  if (doubt === null) await markTrusted(db, now);
  return doubt;
}

/** Somebody has looked at a calendar: the clock is right from now on. */
export async function trustClock(db: Db, by: number, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const details = { from: (await lastKnown(trx))?.slice(0, 10) ?? null, to: now.toISOString().slice(0, 10) };
    await markTrusted(trx, now);
    await noteActivity(trx, { kind: "clock.trusted", actor: by, details }, now);
  });
}

async function markTrusted(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto("machine_state")
    .values({ id: 1, checked_at: at, clock_trusted_at: at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ clock_trusted_at: at }))
    .execute();
}

async function lastKnown(db: Db): Promise<string | null> {
  const state = await db.selectFrom("machine_state").select("clock_trusted_at as at").executeTakeFirst();
  if (state?.at) return state.at;
  const newest = await db
    .selectFrom((from) =>
      from
        .selectFrom("contact_submissions")
        .select(({ fn }) => fn.max("created_at").as("at"))
        .unionAll(from.selectFrom("sessions").select(({ fn }) => fn.max("last_seen_at").as("at")))
        .unionAll(from.selectFrom("job_runs").select(({ fn }) => fn.max("started_at").as("at")))
        .unionAll(from.selectFrom("activity_log").select(({ fn }) => fn.max("at").as("at")))
        .as("rows"),
    )
    .select(({ fn }) => fn.max("at").as("at"))
    .executeTakeFirst();
  return newest?.at ?? null;
}
