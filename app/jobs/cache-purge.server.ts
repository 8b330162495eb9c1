import { db } from "~/db/db.server";
import { contentVersion } from "~/domain/site/content-version.server";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";

declare global {
  // Development reloads modules; the timer must not multiply.
  var cachePurge: NodeJS.Timeout | undefined;
}

/** Several changes within it are one request; nobody reads a page that is older by more. In ms. */
const interval = 1000;
const longestRequest = 5000;

/** Tells the cache in front, where PURGE_URL names one, that what it keeps is old: after each change, and after a start. */
export function startCachePurge(): void {
  const { purgeUrl } = environment;
  if (globalThis.cachePurge || purgeUrl === undefined) return;
  const purge = cachePurger(() => contentVersion(db), purgeUrl);
  const next = () => {
    globalThis.cachePurge = setTimeout(() => void purge().finally(next), interval).unref();
  };
  next();
}

/**
 * Asks for the version and sends one request where it is another than that of the last request that was answered. Never
 * throws: what failed is tried again the next time.
 */
export function cachePurger(version: () => Promise<number>, url: string): () => Promise<void> {
  let purged: number | undefined;
  let isReached = true;
  return async () => {
    try {
      const current = await version();
      if (current === purged) return;
      const answer = await fetch(url, {
        method: "PURGE",
        redirect: "error",
        signal: AbortSignal.timeout(longestRequest),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
      purged = current;
      isReached = true;
    } catch (error) {
      if (isReached) log.error({ err: error }, "the cache in front could not be told of a change; trying again");
      isReached = false;
    }
  };
}
