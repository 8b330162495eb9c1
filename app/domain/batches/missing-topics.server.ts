import type { Db } from "~/db/database";
import type { Topic } from "~/domain/articles/topic";
import { takeTurn } from "~/domain/writer/article/turns";
import { type EntryGroup, entryGroupNames, entryGroups } from "~/domain/writer/entries/entry-groups";
import { normalise } from "~/domain/writer/keyword/keyword";
import { toldSubject } from "~/domain/writer/keyword/told-subject";
import { listOurPlaces } from "~/domain/writer/values/our-data.server";
import { type Language, languages } from "~/i18n/languages";

import { insertBatch } from "./batch.repository.server";
import { knownTopics } from "./known-topic.repository.server";
import { type MissingGroup, type MissingPart, type MissingTopics, mostMissingAtOnce } from "./missing-topics";
import { entryTopic, placeTopic } from "./own-topics";

/**
 * Our neighbourhoods and the entries of the built-in writer that no article tells, in each language. One is told where an article
 * that is public or a draft, or a keyword that waits in a batch or is being written, has its very keyword or title, or names it
 * (`toldSubject`). What is archived, and what failed, does not count. Two thousand articles take about a second of processor time.
 */
export async function missingTopics(db: Db): Promise<MissingTopics> {
  return {
    en: await missingIn(db, "en"),
    es: await missingIn(db, "es"),
    ca: await missingIn(db, "ca"),
    ru: await missingIn(db, "ru"),
  };
}

/** As many articles are read before somebody else gets a turn. */
const readAtOnce = 25;

async function missingIn(db: Db, language: Language): Promise<Record<MissingGroup, Topic[]>> {
  const [known, places] = await Promise.all([knownTopics(db, language), listOurPlaces(db, language)]);
  const said = new Set<string>();
  const told = new Set<string>();
  for (const [place, { keyword, title }] of known.entries()) {
    if (place % readAtOnce === 0) await takeTurn();
    said.add(normalise(keyword)).add(normalise(title));
    const subject = toldSubject(keyword, title, places);
    if (subject) told.add(subject.kind === "entry" ? subject.key : placeKey(subject.slug));
  }
  const untold = ({ key, topic }: { key: string; topic: Topic }) =>
    told.has(key) || said.has(normalise(topic.keyword)) || said.has(normalise(topic.title)) ? [] : [topic];
  const ofEntries = entryGroupNames.map((group) => {
    const topics = Object.entries(entryGroups[group]).map(([key, entry]) => ({
      key,
      topic: entryTopic(entry, language),
    }));
    return [group, topics.flatMap(untold)] as const;
  });
  const ofPlaces = places.map((place) => ({ key: placeKey(place.slug), topic: placeTopic(place, language, places) }));
  return {
    neighbourhoods: ofPlaces.flatMap(untold),
    ...(Object.fromEntries(ofEntries) as Record<EntryGroup, Topic[]>),
  };
}

/** A neighbourhood may be called as an entry is. */
function placeKey(slug: string): string {
  return `place ${slug}`;
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
