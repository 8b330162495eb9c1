import { z } from "zod";

import { longestKeyword, longestTitle, mostTopics, type Topic, toTopic } from "~/domain/articles/topic";
import { type Language, languages } from "~/i18n/languages";

/**
 * A topic of a list that is being made. `isSeen`: the person who makes it was shown what it resembles. `language`: its row of a file
 * named one, whatever that of the batch is.
 */
export type DraftTopic = Topic & { isSeen: boolean; language?: Language | undefined };

/** As the form carries them from page to page: keyword, title, 1 where `isSeen`, and the language of its own. */
const carriedTopics = z.array(
  z.tuple([
    z.string().max(longestKeyword),
    z.string().max(longestTitle),
    z.literal([0, 1]),
    z.enum(languages).optional(),
  ]),
);

/** Longer than any list that we carry, with each of its letters escaped. */
const longestCarried = 2 * mostTopics * (longestKeyword + longestTitle + '["","",0,"en"],'.length);

/** The list in one field of the form: a form of five hundred fields would be more than we read. */
export function carryTopics(topics: readonly DraftTopic[]): string {
  return JSON.stringify(
    topics.map(({ keyword, title, isSeen, language }) => [
      keyword,
      title,
      isSeen ? 1 : 0,
      ...(language ? [language] : []),
    ]),
  );
}

/** The list that a form brings back; undefined where it is none that we carried. */
export function carriedBack(text: string): DraftTopic[] | undefined {
  const read = text.length > longestCarried ? undefined : parsed(text);
  // Each of a million entries would be looked at.
  const carried = carriedTopics.safeParse(Array.isArray(read) && read.length > mostTopics ? undefined : read);
  return carried.success
    ? carried.data.flatMap(([keyword, title, seen, language]) => {
        const topic = toTopic(keyword, title);
        return topic ? [{ ...topic, isSeen: seen === 1, ...(language && { language }) }] : [];
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

/** What becomes of a list: a batch in each of its languages, that of the form first. */
export function batchesOf<T extends { language?: Language | undefined }>(
  topics: readonly T[],
  chosen: Language,
): { language: Language; topics: T[] }[] {
  return [chosen, ...languages.filter((each) => each !== chosen)].flatMap((language) => {
    const own = topics.filter((topic) => (topic.language ?? chosen) === language);
    return own.length > 0 ? [{ language, topics: own }] : [];
  });
}
