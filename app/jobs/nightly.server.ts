import { db } from "~/db/db.server";
import { optimizeDatabase } from "~/db/optimize.server";
import { sweepExpired } from "~/domain/admins/expired.server";
import { eraseExpired } from "~/domain/enquiries/people/retention.server";
import { listReceivedFiles } from "~/domain/listings/upload-queue.server";
import { forgetLapsedSamples, lapsedSamples } from "~/domain/samples/removal.server";
import { onBackupWanted } from "~/domain/site/backup-wish.server";
import { lookAtClock } from "~/domain/site/clock.server";
import { finishJobRun, jobNames, type JobName, startJobRun } from "~/domain/site/job-runs.server";
import { photosInUse } from "~/domain/site/photos-in-use.server";
import { environment } from "~/environment.server";
import { backupsFolder, lastBackup } from "~/outside/backup/backups-folder.server";
import { log } from "~/outside/log.server";
import { removePhoto } from "~/outside/photos/accept.server";
import { sweepPhotos } from "~/outside/photos/sweep.server";

import { isBackupUnderWay, runBackupProgram } from "./backup-program.server";

declare global {
  // Development reloads modules; the timer must not multiply.
  var nightly: NodeJS.Timeout | undefined;
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Half past two, UTC: in Barcelona the middle of the night in summer and in winter. */
const timeOfNight = 2.5 * hour;

/** A site that is started again has one of today. */
const youngBackup = 20 * hour;

/** Each piece of the nightly work: all of them erase by age. Gives how many records it dealt with. */
const pieces: Record<(typeof jobNames)[number], (now: Date) => Promise<number>> = {
  "erase-expired-messages": (now) => eraseExpired(db, now),
  "sweep-sessions": (now) => sweepExpired(db, now),
  "sweep-photos": async (now) => {
    await removeLapsedSamples();
    const named = { photos: await photosInUse(db), received: new Set(await listReceivedFiles(db)) };
    return sweepPhotos(environment.uploadsDir, named, now);
  },
};

/**
 * The photos of sample homes that were removed before the last backup: nobody can put them back any more. More at once than the
 * sweep takes for orphans. The files go first, so that what is cut off is done again.
 */
async function removeLapsedSamples(): Promise<void> {
  const lapsed = await lapsedSamples(db);
  if (!lapsed) return;
  const { uploadsDir } = environment;
  for (const name of lapsed.photos) await removePhoto(name, uploadsDir);
  await forgetLapsedSamples(db, lapsed.removedAt);
}

/**
 * What has to happen each night while the server runs; the first time a minute after the start, for nights it was off. A backup is made when
 * somebody wants one, too.
 */
export function startNightly(): void {
  let stop: AbortSignal | undefined;
  const stopped = () => (stop ??= stopWithServer());
  onBackupWanted({ isAtWork: isBackupUnderWay, begin: () => void backUp(stopped()) });
  globalThis.nightly ??= setTimeout(() => void run(stopped(), "start"), 60_000).unref();
}

function stopWithServer(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A listener takes the place of Node's own ending: only where the server has one already.
    if (process.listenerCount(signal) > 0) process.once(signal, () => stopping.abort());
  }
  return stopping.signal;
}

async function run(stop: AbortSignal, occasion: "start" | "night"): Promise<void> {
  if (stop.aborted) return;
  globalThis.nightly = setTimeout(() => void run(stop, "night"), untilNight(new Date())).unref();
  await runNightly(stop);
  const last = await lastBackup(backupsFolder(environment.dataDir));
  const isDue = occasion === "night" || !last || Date.now() - last.getTime() > youngBackup;
  if (isDue && environment.isProduction) await backUp(stop);
}

/** Milliseconds until the next night's work. */
export function untilNight(now: Date): number {
  const passed = (now.getTime() - timeOfNight) % day;
  return day - passed;
}

async function backUp(stop: AbortSignal): Promise<void> {
  try {
    await runBackupProgram(stop);
  } catch (error) {
    log.error({ job: "backup", err: error }, "nightly work failed");
  }
}

/** What stands for the piece on the status page, which says above what to do. */
const doubted = "Nothing is erased while the date of this machine cannot be believed.";

/**
 * Does each piece of the nightly work and notes when it ran; one that fails keeps none of the others from theirs, and none is
 * done under a clock that cannot be believed.
 */
export async function runNightly(stop?: AbortSignal): Promise<void> {
  for (const name of jobNames) {
    if (stop?.aborted) return;
    try {
      const now = new Date();
      if (await lookAtClock(db, now)) throw new Error(doubted);
      await startJobRun(db, name, now);
      const count = await pieces[name](now);
      if (count > 0) log.info({ job: name, count }, "nightly work done");
      await finishJobRun(db, name, null, new Date());
    } catch (error) {
      // Tomorrow is another night; the site must not stop for it.
      log.error({ job: name, err: error }, "nightly work failed");
      await noteFailure(name, error);
    }
  }
  if (stop?.aborted) return;
  await optimizeDatabase(db).catch((error) => log.error({ job: "optimize", err: error }, "nightly work failed"));
}

async function noteFailure(name: JobName, error: unknown) {
  try {
    await finishJobRun(db, name, error instanceof Error ? error.message : String(error), new Date());
  } catch (failure) {
    log.error({ job: name, err: failure }, "the failure could not be noted");
  }
}
