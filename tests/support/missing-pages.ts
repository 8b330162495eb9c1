import type { Db } from "~/db/database";
import { countMissingPage, keepMissingPages } from "~/domain/site/missing-pages.server";

/** Somebody asks for an address that is not there, and the minute passes in which it is only counted. */
export async function askInVain(db: Db, path: string, now: Date): Promise<void> {
  countMissingPage(path, now);
  await keepMissingPages(db);
}
