import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import { takeTurn } from "~/domain/writer/turns";
import type { Language } from "~/i18n/languages";

import { type Batch, listBatchKeywords } from "./batch.repository.server";
import type { KnownTopic, ReviewedTopic } from "./known-topic";
import { knownTopics } from "./known-topic.repository.server";
import { nearestTo } from "./similar-topics";

/** Says of each topic of a list what it would repeat: an article, a topic that waits, or another one further up. */
export async function reviewTopics(db: Db, language: Language, topics: readonly Topic[]): Promise<ReviewedTopic[]> {
  return compared(topics, await knownTopics(db, language));
}

/** The topics of a batch that would repeat what came after the batch was made: nobody has seen that yet. */
export async function repeatedSince(db: Db, batch: Batch): Promise<ReviewedTopic[]> {
  const [topics, known] = await Promise.all([
    listBatchKeywords(db, batch.id),
    knownTopics(db, batch.language, { after: { batchId: batch.id, createdAt: batch.createdAt } }),
  ]);
  const likeKnown = nearestTo(known);
  const repeated: ReviewedTopic[] = [];
  for (const { keyword, title } of topics) {
    await takeTurn();
    const like = likeKnown({ keyword, title })?.topic;
    if (like) repeated.push({ keyword, title, like });
  }
  return repeated;
}

async function compared(topics: readonly Topic[], known: readonly KnownTopic[]): Promise<ReviewedTopic[]> {
  const listed = topics.map(({ keyword, title }, index): KnownTopic => {
    return { keyword, title, place: { kind: "list", number: index + 1 } };
  });
  const [likeKnown, likeListed] = [nearestTo(known), nearestTo(listed)];
  const reviewed: ReviewedTopic[] = [];
  for (const [index, { keyword, title }] of topics.entries()) {
    // A thousand topics take a second to compare: visitors are answered in between.
    await takeTurn();
    const nearest = likeKnown({ keyword, title });
    // Of two that are alike the later one repeats the earlier.
    const earlier = likeListed({ keyword, title }, index);
    const like = (nearest?.score ?? 0) >= (earlier?.score ?? 0) ? nearest : earlier;
    reviewed.push({ keyword, title, like: like?.topic ?? null });
  }
  return reviewed;
}
