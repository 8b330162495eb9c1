import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import { normalise } from "~/domain/cleaning/normalise";
import { takeTurn } from "~/domain/writer/article/turns";
import type { Language } from "~/i18n/languages";

import { batchesOf } from "./batch-draft";
import { type Batch, listBatchKeywords } from "./batch.repository.server";
import type { KnownTopic, ReviewedTopic } from "./known-topic";
import { keywordsElsewhere, knownTopics } from "./known-topic.repository.server";
import { nearestTo } from "./similar-topics";

/**
 * Says of each topic of a list what it would repeat in its language: an article, a topic that waits, or another one further up; and
 * in which other languages its very keyword is there, which repeats nothing.
 */
export async function reviewTopics(
  db: Db,
  chosen: Language,
  topics: readonly (Topic & { language?: Language | undefined })[],
): Promise<ReviewedTopic[]> {
  const numbered = topics.map((topic, index) => ({ ...topic, number: index + 1 }));
  const reviewed: (ReviewedTopic & { number: number })[] = [];
  for (const { language, topics: own } of batchesOf(numbered, chosen)) {
    const [known, elsewhere] = await Promise.all([knownTopics(db, language), keywordsElsewhere(db, language)]);
    const inOthers = new Map<string, Set<Language>>();
    for (const other of elsewhere) {
      const keyword = normalise(other.keyword);
      inOthers.set(keyword, (inOthers.get(keyword) ?? new Set()).add(other.language));
    }
    for (const topic of await compared(own, known))
      reviewed.push({ ...topic, elsewhere: [...(inOthers.get(normalise(topic.keyword)) ?? [])] });
  }
  return reviewed
    .toSorted((one, other) => one.number - other.number)
    .map(({ keyword, title, like, elsewhere }) => ({ keyword, title, like, elsewhere }));
}

/** The topics of a batch that would repeat what came after the batch was made: nobody has seen that yet. */
export async function repeatedSince(db: Db, batch: Batch): Promise<ComparedTopic[]> {
  const [topics, known] = await Promise.all([
    listBatchKeywords(db, batch.id),
    knownTopics(db, batch.language, { after: { batchId: batch.id, createdAt: batch.createdAt } }),
  ]);
  const likeKnown = nearestTo(known);
  const repeated: ComparedTopic[] = [];
  for (const { keyword, title } of topics) {
    await takeTurn();
    const like = likeKnown({ keyword, title })?.topic;
    if (like) repeated.push({ keyword, title, like });
  }
  return repeated;
}

type ComparedTopic = Omit<ReviewedTopic, "elsewhere">;

async function compared(
  topics: readonly (Topic & { number: number })[],
  known: readonly KnownTopic[],
): Promise<(ComparedTopic & { number: number })[]> {
  const listed = topics.map(({ keyword, title, number }): KnownTopic => {
    return { keyword, title, place: { kind: "list", number } };
  });
  const [likeKnown, likeListed] = [nearestTo(known), nearestTo(listed)];
  const reviewed: (ComparedTopic & { number: number })[] = [];
  // Words that stand in every headline make no two topics alike, but one keyword twice is one topic.
  const same = new Map(known.map((topic) => [normalise(topic.keyword), topic]));
  same.delete("");
  for (const [index, { keyword, title, number }] of topics.entries()) {
    // A thousand topics take a second to compare: visitors are answered in between.
    await takeTurn();
    const nearest = likeKnown({ keyword, title });
    // Of two that are alike the later one repeats the earlier.
    const earlier = likeListed({ keyword, title }, index);
    const like = (nearest?.score ?? 0) >= (earlier?.score ?? 0) ? nearest : earlier;
    const words = normalise(keyword);
    reviewed.push({ keyword, title, number, like: like?.topic ?? same.get(words) ?? null });
    const listedHere = listed[index];
    if (listedHere && !same.has(words)) same.set(words, listedHere);
  }
  return reviewed;
}
