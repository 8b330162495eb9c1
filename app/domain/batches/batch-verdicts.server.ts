import type { Db } from "~/db/database";
import { verdictsOn } from "~/domain/articles/articles.server";
import type { Verdict } from "~/domain/articles/checks/findings";
import { takeTurn } from "~/domain/writer/article/turns";

import type { FollowedBatch } from "./batch-progress.server";

/** Each is compared with all others of its language: so many hold up nobody else. */
const atOnce = 20;
/** A page that asks again every few seconds says of so many written articles what the checks make of them. */
const mostWhileWriting = 100;

/**
 * The worst of all checks for each article of a batch, by its id. Of a batch that is being written and has many, none: they are
 * shown when it is done.
 */
export async function verdictsOfBatch(
  db: Db,
  { keywords, progress }: FollowedBatch,
  now: Date,
): Promise<Record<number, Verdict>> {
  const ids = keywords.flatMap(({ articleId }) => articleId ?? []);
  const verdicts: Record<number, Verdict> = {};
  if (progress.status === "processing" && ids.length > mostWhileWriting) return verdicts;
  for (let from = 0; from < ids.length; from += atOnce) {
    await takeTurn();
    Object.assign(verdicts, await verdictsOn(db, ids.slice(from, from + atOnce), now));
  }
  return verdicts;
}
