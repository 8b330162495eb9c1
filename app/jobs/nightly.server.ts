import { db } from "~/db/db.server";
import { sweepExpired } from "~/domain/admins/expired.server";
import { eraseExpired } from "~/domain/enquiries/retention.server";
import { listReceivedFiles } from "~/domain/properties/property-uploads.server";
import { finishJobRun, jobNames, type JobName, startJobRun } from "~/domain/site/job-runs.server";
import { photosInUse } from "~/domain/site/photos-in-use.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";
import { sweepPhotos } from "~/outside/photos/sweep.server";

declare global {
  // Development reloads modules; the timer must not multiply.
  var nightly: NodeJS.Timeout | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** Each piece of the nightly work; gives how many records it dealt with. */
const pieces: Record<JobName, (now: Date) => Promise<number>> = {
  "erase-expired-messages": (now) => eraseExpired(db, now),
  "sweep-sessions": (now) => sweepExpired(db, now),
  "sweep-photos": async (now) => {
    const named = { photos: await photosInUse(db), received: new Set(await listReceivedFiles(db)) };
    return sweepPhotos(environment.uploadsDir, named, now);
  },
};

/** What has to happen once a day while the server runs; the first time a minute after the start. */
export function startNightly(): void {
  if (globalThis.nightly) return;
  globalThis.nightly = setTimeout(() => void run(), 60_000).unref();
}

async function run() {
  globalThis.nightly = setTimeout(() => void run(), day).unref();
  await runNightly();
}

/** Does each piece of the nightly work and notes when it ran; one that fails keeps none of the others from theirs. */
export async function runNightly(): Promise<void> {
  for (const name of jobNames) {
    try {
      await startJobRun(db, name, new Date());
      const count = await pieces[name](new Date());
      if (count > 0) log.info({ job: name, count }, "nightly work done");
      await finishJobRun(db, name, null, new Date());
    } catch (error) {
      // Tomorrow is another night; the site must not stop for it.
      log.error({ job: name, err: error }, "nightly work failed");
      await noteFailure(name, error);
    }
  }
}

async function noteFailure(name: JobName, error: unknown) {
  try {
    await finishJobRun(db, name, error instanceof Error ? error.message : String(error), new Date());
  } catch (failure) {
    log.error({ job: name, err: failure }, "the failure could not be noted");
  }
}
