import type { Db } from "~/db/database";

/** The drafts whose hour has come. @param at ISO 8601, UTC */
export async function listDueToPublish(db: Db, at: string) {
  return db
    .selectFrom("articles")
    .select(["id", "title"])
    .where("publish_at", "<=", at)
    .where(({ eb, fn }) => eb(fn.coalesce("status", eb.val("draft" as const)), "=", "draft"))
    .orderBy("publish_at")
    .orderBy("id")
    .execute();
}

/** The public articles whose time is over. @param at ISO 8601, UTC */
export async function listDueToGo(db: Db, at: string) {
  return db
    .selectFrom("articles")
    .select(["id", "title"])
    .where("unpublish_at", "<=", at)
    .where("status", "=", "published")
    .orderBy("unpublish_at")
    .orderBy("id")
    .execute();
}

export async function publishNow(trx: Db, id: number, at: string): Promise<void> {
  await trx
    .updateTable("articles")
    .set(({ eb, fn }) => ({
      status: "published",
      publish_at: null,
      published_at: fn.coalesce("published_at", eb.val(at)),
      version: eb("version", "+", 1),
      updated_at: at,
    }))
    .where("id", "=", id)
    .execute();
}

export async function takeDownNow(trx: Db, id: number, at: string): Promise<void> {
  await trx
    .updateTable("articles")
    .set(({ eb }) => ({ status: "archived", unpublish_at: null, version: eb("version", "+", 1), updated_at: at }))
    .where("id", "=", id)
    .execute();
}
