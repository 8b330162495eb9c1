import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import type { Language } from "~/i18n/languages";

import type { KeywordStatus } from "./batch";
import { countBatch } from "./batch-progress.repository.server";
import { completeTopic } from "./keyword-lease.repository.server";

/** Names a topic: of another batch it is not found. */
export type TopicName = { batchId: number; topicId: number };

export type TopicToWrite = Topic & { language: Language; status: KeywordStatus; articleId: number | null };

/** A topic that somebody wants to write on themselves; undefined where the batch has none of that number. */
export function findTopic(db: Db, { batchId, topicId }: TopicName): Promise<TopicToWrite | undefined> {
  return db
    .selectFrom("batch_keywords")
    .innerJoin("article_batches", "article_batches.id", "batch_id")
    .leftJoin("articles", "articles.batch_keyword_id", "batch_keywords.id")
    .select(["batch_keywords.keyword", "batch_keywords.title", "article_batches.language", "batch_keywords.status"])
    .select("articles.id as articleId")
    .where("batch_keywords.id", "=", topicId)
    .where("batch_id", "=", batchId)
    .executeTakeFirst();
}

/**
 * Notes that an article which a person wrote is the one of a topic: what failed is done then, and no writer begins on it. Does
 * nothing where the topic is gone, or another article came of it meanwhile.
 */
export function settleTopic(db: Db, { batchId, topicId }: TopicName, articleId: number, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const topic = await findTopic(trx, { batchId, topicId });
    if (!topic || topic.articleId !== null) return;

    await trx.updateTable("articles").set({ batch_keyword_id: topicId }).where("id", "=", articleId).execute();
    // What waits or is in work is completed by the loop, which sees that there is an article.
    if (topic.status !== "failed") return;
    await completeTopic(trx, topicId);
    await countBatch(trx, batchId, now);
  });
}
