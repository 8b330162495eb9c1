import type { Db } from "~/db/database";

import type { JobRun, MailTest, PhotoQueue } from "./status";

/** What became of the last mail test; undefined where nobody has made one. */
export async function lastMailTest(db: Db): Promise<MailTest | undefined> {
  return db
    .selectFrom("outbox")
    .where("template", "=", "mail-test")
    .orderBy("id", "desc")
    .select(["recipient", "status", "last_error as lastError", "created_at as createdAt", "sent_at as sentAt"])
    .limit(1)
    .executeTakeFirst();
}

/** How far the photos are that were received. */
export async function photoQueue(db: Db): Promise<Omit<PhotoQueue, "pause">> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom("property_uploads")
        .select(["status", "created_at"])
        .unionAll(from.selectFrom("development_uploads").select(["status", "created_at"]))
        .as("uploads"),
    )
    .groupBy("status")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count"), eb.fn.min("created_at").as("oldest")])
    .execute();
  const waiting = rows.filter(({ status }) => status !== "refused");
  return {
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    refused: rows.find(({ status }) => status === "refused")?.count ?? 0,
    oldest: waiting.map(({ oldest }) => oldest).sort()[0] ?? null,
  };
}

/** When each piece of the server's own work last ran. */
export async function listJobRuns(db: Db): Promise<JobRun[]> {
  return db
    .selectFrom("job_runs")
    .select(["name", "started_at as startedAt", "finished_at as finishedAt", "last_error as lastError"])
    .orderBy("name")
    .execute();
}
