import { db } from "~/db/db.server";
import { countMissingPage, keepMissingPages } from "~/domain/site/missing-pages.server";
import { log } from "~/outside/log.server";

declare global {
  // Development reloads modules; the timer must not multiply.
  var missingPages: NodeJS.Timeout | undefined;
  /** For what the server in front tells of addresses that no route has: app/server/remix-boot.ts. */
  var countMissingPage: ((path: string) => void) | undefined;
}

const minute = 60_000;

/** Writes the counts of missing pages down, once a minute while there are any. */
export function startMissingPages(): void {
  globalThis.countMissingPage = (path) => countMissingPage(path, new Date());
  globalThis.missingPages ??= setInterval(() => void keep(), minute).unref();
}

async function keep(): Promise<void> {
  try {
    await keepMissingPages(db);
  } catch (error) {
    // Counting is no reason to trouble anybody; the next minute is another try.
    log.warn({ job: "missing-pages", err: error }, "the missing pages could not be written down");
  }
}
