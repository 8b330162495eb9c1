import type { Db } from "~/db/database";

import { notePublication } from "./article-history.server";
import { listDueToGo, listDueToPublish, publishNow, takeDownNow } from "./publishing.repository.server";

/** An article that went public, or went, by itself. */
export type Moved = { id: number; title: string; to: "published" | "archived" };

/**
 * Publishes the articles whose hour has come and takes down those whose time is over; in this order, so that what was due for
 * both while the server was off is off the site. The day of a first publication stays.
 */
export function publishDueArticles(db: Db, now: Date): Promise<Moved[]> {
  return db.transaction().execute(async (trx) => {
    const at = now.toISOString();
    const moved: Moved[] = [];
    for (const { id, title } of await listDueToPublish(trx, at)) {
      await publishNow(trx, id, at);
      await note(trx, { id, title, from: "draft", to: "published" }, now);
      moved.push({ id, title, to: "published" });
    }
    for (const { id, title } of await listDueToGo(trx, at)) {
      await takeDownNow(trx, id, at);
      await note(trx, { id, title, from: "published", to: "archived" }, now);
      moved.push({ id, title, to: "archived" });
    }
    return moved;
  });
}

type Step = { id: number; title: string; from: "draft" | "published"; to: Moved["to"] };

async function note(trx: Db, { id, title, from, to }: Step, now: Date): Promise<void> {
  const still = { publishAt: "", despite: null };
  await notePublication(
    trx,
    { id, before: { status: from, ...still }, after: { status: to, title, ...still } },
    null,
    now,
  );
}
