import { z } from "zod";

import { longestKeyword, longestTitle, type Topic, toTopic } from "~/domain/articles/topic";

/** A topic of a list that is being made. `isSeen`: the person who makes it was shown what it resembles. */
export type DraftTopic = Topic & { isSeen: boolean };

/** As the form carries them from page to page: keyword, title, and 1 where `isSeen`. */
const carriedTopics = z.array(
  z.tuple([z.string().max(longestKeyword), z.string().max(longestTitle), z.literal([0, 1])]),
);

/** The list in one field of the form: a form of five hundred fields would be more than we read. */
export function carryTopics(topics: readonly DraftTopic[]): string {
  return JSON.stringify(topics.map(({ keyword, title, isSeen }) => [keyword, title, isSeen ? 1 : 0]));
}

/** The list that a form brings back; undefined where it is none that we carried. */
export function carriedBack(text: string): DraftTopic[] | undefined {
  const carried = carriedTopics.safeParse(parsed(text));
  return carried.success
    ? carried.data.flatMap(([keyword, title, seen]) => {
        const topic = toTopic(keyword, title);
        return topic ? [{ ...topic, isSeen: seen === 1 }] : [];
      })
    : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
