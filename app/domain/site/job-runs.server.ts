import type { Db } from "~/db/database";

/** Pieces of nightly work that the server does in its own process. */
export const jobNames = ["erase-expired-messages", "sweep-sessions", "sweep-photos"] as const;
/** Those, and the backup and its copy elsewhere, which are a program of their own. */
export type JobName = (typeof jobNames)[number] | "backup" | "backup-copy";

/** Notes that a piece of work begins. What stopped the run before stays readable until this one is over. */
export async function startJobRun(db: Db, name: JobName, now: Date): Promise<void> {
  const started = { started_at: now.toISOString(), finished_at: null };
  await db
    .insertInto("job_runs")
    .values({ name, ...started, last_error: null })
    .onConflict((conflict) => conflict.doUpdateSet(started))
    .execute();
}

/** Notes that it is over, and what stopped it where it failed. */
export async function finishJobRun(db: Db, name: JobName, error: string | null, now: Date): Promise<void> {
  await db
    .updateTable("job_runs")
    .set({ finished_at: now.toISOString(), last_error: error })
    .where("name", "=", name)
    .execute();
}
