import { db } from "~/db/db.server";
import { recordMissingPage } from "~/domain/site/missing-pages.server";

/** Counts a page that was asked for and is not there, whichever route found that out. The line of the request logs it. */
export async function noteMissingPage(request: Request): Promise<void> {
  await recordMissingPage(db, new URL(request.url).pathname, new Date());
}
