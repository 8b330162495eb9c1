import { sql } from "kysely";
import { z } from "zod";

import type { Db } from "~/db/database";

import {
  activitiesPerPage,
  type Activity,
  activityKinds,
  type ActivityKind,
  type ActivitySearch,
  type ActivityDetails,
} from "./activity";

export type Deed = {
  kind: ActivityKind;
  /** The user who did it; null for the console and for nobody who was signed in. */
  actor: number | null;
  /** What it was done to, in the table that the kind speaks of; a user where it speaks of the staff. */
  subject?: number | null;
  /** Never what a visitor wrote, nor who they are: an erased person must not live on here. */
  details?: ActivityDetails;
};

/** Notes who did what, in the transaction that does it. It stays for twelve months, and nothing changes it. */
export async function noteActivity(
  trx: Db,
  { kind, actor, subject = null, details = {} }: Deed,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("activity_log")
    .values({ at: now.toISOString(), kind, actor_id: actor, subject_id: subject, details: JSON.stringify(details) })
    .execute();
}

/** A page of what was done, the newest first, and how much there is. */
export async function listActivity(db: Db, search: ActivitySearch): Promise<{ deeds: Activity[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    matching(db, search)
      .leftJoin("users as actors", "actors.id", "activity_log.actor_id")
      .leftJoin("users as subjects", (join) =>
        join.onRef("subjects.id", "=", "activity_log.subject_id").on("activity_log.kind", "in", aboutStaff),
      )
      .select([
        "activity_log.id",
        "activity_log.at",
        "activity_log.kind",
        "activity_log.actor_id",
        "activity_log.subject_id",
        "activity_log.details",
        "actors.name as actor_name",
        "actors.email as actor_email",
        "subjects.name as subject_name",
        "subjects.email as subject_email",
      ])
      .orderBy("activity_log.id", "desc")
      .limit(activitiesPerPage)
      .offset((search.page - 1) * activitiesPerPage)
      .execute(),
    matching(db, search)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    total,
    deeds: rows.flatMap((row) => {
      const kind = known.find((each) => each === row.kind);
      if (!kind) return [];
      return {
        id: row.id,
        at: row.at,
        kind,
        actor: personOf(row.actor_name, row.actor_email),
        hasActor: row.actor_id !== null,
        subject: personOf(row.subject_name, row.subject_email),
        subjectId: row.subject_id,
        details: detailsSchema.parse(JSON.parse(row.details)),
      };
    }),
  };
}

/** Everybody who did something that is still noted, for the choice on the page. */
export async function listActors(db: Db): Promise<{ id: number; name: string; email: string }[]> {
  return db
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("id", "in", (eb) => eb.selectFrom("activity_log").select("actor_id").where("actor_id", "is not", null))
    .orderBy("email")
    .execute();
}

/** Takes away what is older than twelve months. @returns how many went */
export async function forgetOldActivity(db: Db, now: Date): Promise<number> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - 1);
  const { numDeletedRows } = await db
    .deleteFrom("activity_log")
    .where("at", "<", limit.toISOString())
    // The table refuses to let anything younger go by the clock of the machine, whatever `now` says.
    .where("at", "<=", sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-12 months')`)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const known: readonly ActivityKind[] = Object.values(activityKinds).flat();
const aboutStaff: readonly ActivityKind[] = [...activityKinds.signIns, ...activityKinds.admins];
const detailsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

function matching(db: Db, { actor, group }: ActivitySearch) {
  let query = db.selectFrom("activity_log");
  if (actor !== null) query = query.where("activity_log.actor_id", "=", actor);
  if (group !== null) query = query.where("activity_log.kind", "in", [...activityKinds[group]]);
  return query;
}

function personOf(name: string | null, email: string | null): { name: string; email: string } | null {
  return email === null ? null : { name: name ?? "", email };
}
