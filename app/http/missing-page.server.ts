import { db } from "~/db/db.server";
import { recordMissingPage } from "~/domain/site/missing-pages.server";
import { log } from "~/outside/log.server";

/** Counts and logs a page that was asked for and is not there, whichever route found that out. */
export async function noteMissingPage(request: Request): Promise<void> {
  const { pathname } = new URL(request.url);
  await recordMissingPage(db, pathname, new Date());
  log.info({ path: pathname }, "page not found");
}
