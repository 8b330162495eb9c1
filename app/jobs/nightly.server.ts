import { db } from "~/db/db.server";
import { eraseExpired } from "~/domain/enquiries/retention.server";
import { log } from "~/outside/log.server";

declare global {
  // Development reloads modules; the timer must not multiply.
  var nightly: NodeJS.Timeout | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** What has to happen once a day while the server runs; the first time a minute after the start. */
export function startNightly(): void {
  if (globalThis.nightly) return;
  globalThis.nightly = setTimeout(run, 60_000).unref();
}

async function run() {
  globalThis.nightly = setTimeout(run, day).unref();
  try {
    const erased = await eraseExpired(db, new Date());
    if (erased > 0) log.info({ erased }, "messages past their time were erased");
  } catch (error) {
    // Tomorrow is another night; the site must not stop for it.
    log.error({ err: error }, "the nightly work failed");
  }
}
