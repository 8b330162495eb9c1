import { db } from "~/db/db.server";
import { publishDueArticles, readUnread } from "~/domain/articles/articles.server";
import { doubtClock } from "~/domain/site/clock.server";
import { log } from "~/outside/log.server";

declare global {
  // Development reloads modules; the timer must not multiply.
  var articleClock: NodeJS.Timeout | undefined;
}

/** Pages change within this time of the hour that was set, in ms. */
const pause = 5000;

/** As many as are read without anybody waiting for long. */
const readAtOnce = 50;

/** Publishes and takes down articles at their hour while the server runs, and reads those that the checks have not read. */
export function startPublishing(): void {
  globalThis.articleClock ??= setTimeout(() => void loop(), pause).unref();
}

async function loop(): Promise<void> {
  await runPublishing(new Date());
  await attempt("checking articles", () => readUnread(db, readAtOnce));
  globalThis.articleClock = setTimeout(() => void loop(), pause).unref();
}

/** One round. A clock that cannot be believed publishes nothing: the hour comes when it is put right. */
export async function runPublishing(now: Date): Promise<void> {
  await attempt("publishing articles", async () => {
    if (await doubtClock(db, now)) return;
    for (const { id, to } of await publishDueArticles(db, now))
      log.info({ article: id, to }, "an article's hour has come");
  });
}

/** The next round is another chance; the site must not stop for it. */
async function attempt(what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, `${what} failed`);
  }
}
