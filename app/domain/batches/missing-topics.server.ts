import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import { normalise } from "~/domain/cleaning/normalise";
import { titleOf } from "~/domain/guide/asked";
import type { Entry, EntryText } from "~/domain/guide/entry";
import { entryGroupNames } from "~/domain/guide/entry-groups";
import { guideGroups } from "~/domain/guide/guide.server";
import { type Language, languages } from "~/i18n/languages";

import { insertBatch } from "./batch.repository.server";
import { answeredEntries, knownTopics } from "./known-topic.repository.server";
import { type MissingGroup, type MissingPart, type MissingTopics, mostMissingAtOnce } from "./missing-topics";

/**
 * The entries of the guide that no article tells, in each language. One is told where an article that is public or a draft, or a
 * keyword that waits in a batch or is being written, answers it, or has one of its names for its keyword. What is archived, and what
 * failed, does not count.
 */
export async function missingTopics(db: Db): Promise<MissingTopics> {
  return {
    en: await missingIn(db, "en"),
    es: await missingIn(db, "es"),
    ca: await missingIn(db, "ca"),
    ru: await missingIn(db, "ru"),
  };
}

async function missingIn(db: Db, language: Language): Promise<Record<MissingGroup, Topic[]>> {
  const [known, answered] = await Promise.all([knownTopics(db, language), answeredEntries(db, language)]);
  const said = new Set(known.flatMap(({ keyword, title }) => [normalise(keyword), normalise(title)]));
  const isTold = (key: string, { names, title }: EntryText) =>
    answered.has(key) || [...names, title].some((name) => said.has(normalise(name)));
  const ofGroups = entryGroupNames.map((group) => {
    const untold = Object.entries(guideGroups()[group]).filter(([key, entry]) => !isTold(key, entry.in[language]));
    return [group, untold.map(([, entry]) => entryTopic(entry, language))] as const;
  });
  return Object.fromEntries(ofGroups) as Record<MissingGroup, Topic[]>;
}

/** The name by which people ask for it most, and its own title. */
function entryTopic(entry: Entry, language: Language): Topic {
  const { names, title } = entry.in[language];
  return { keyword: names[0] ?? title, title: titleOf(entry, "what", language) };
}

/** `left`: what was ticked too and did not fit. */
export type MadeOfMissing = { id: number; language: Language; articles: number; left: number };

/**
 * Makes a batch in each language of what is missing there in the groups that are ticked, a hundred articles each at most. What
 * another batch took meanwhile is left out. @returns none where nothing of it is missing any more
 */
export async function createFromMissing(
  db: Db,
  parts: readonly MissingPart[],
  nameOf: (language: Language) => string,
  now: Date,
): Promise<MadeOfMissing[]> {
  const missing = await missingTopics(db);
  return db.transaction().execute(async (trx) => {
    const made: MadeOfMissing[] = [];
    for (const language of languages) {
      // Somebody may have pressed the same a moment ago.
      const taken = new Set((await knownTopics(trx, language)).map(({ keyword }) => keyword));
      const topics = parts
        .filter((part) => part.language === language)
        .flatMap(({ group }) => missing[language][group])
        .filter(({ keyword }) => !taken.has(keyword));
      if (topics.length === 0) continue;
      const chosen = topics.slice(0, mostMissingAtOnce);
      const id = await insertBatch(trx, { name: nameOf(language), language }, chosen, now);
      made.push({ id, language, articles: chosen.length, left: topics.length - chosen.length });
    }
    return made;
  });
}
