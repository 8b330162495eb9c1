import type { Db } from "~/db/database";
import { type Answering, aboutText, askedOf, questionOf, readAbout } from "~/domain/guide/asked";
import { entryGroupNames } from "~/domain/guide/entry-groups";
import { guide, guideGroups } from "~/domain/guide/guide.server";
import { lookUp } from "~/domain/guide/lookup/lookup.server";
import { takeTurn } from "~/domain/writer/article/turns";
import { namedPlaces } from "~/domain/writer/search/named-places";
import { readSearch } from "~/domain/writer/search/read-search";
import { listOurPlaces } from "~/domain/writer/values/our-data.server";
import type { Language } from "~/i18n/languages";

import { findBatch, restartFailed, updateBatch, type BatchKeyword } from "./batch.repository.server";
import { wakeWriting } from "./batches.server";
import type { OfferedEntries, SaidAnswer, TopicAnswer } from "./topic-answer";

/** Topics are looked up so many at a time before somebody else gets a turn. */
const atOnce = 5;
/** A longer list says it of its first ones: each takes some milliseconds. */
const mostLookedUp = 200;

/** By the id of the topic, of those that have no article yet. */
export async function answersOf(
  db: Db,
  language: Language,
  topics: readonly BatchKeyword[],
): Promise<Record<number, TopicAnswer>> {
  const open = topics.filter(({ articleId, status }) => articleId === null && status !== "completed");
  const places = namedPlaces(await listOurPlaces(db, language));
  const found: Record<number, TopicAnswer> = {};
  for (const [place, { id, keyword, about }] of open.slice(0, mostLookedUp).entries()) {
    if (place % atOnce === atOnce - 1) await takeTurn();
    found[id] = await answerOf(keyword, about, language, places);
  }
  return found;
}

/** The same of a keyword that is in no batch. */
export async function answerTo(db: Db, keyword: string, language: Language): Promise<TopicAnswer> {
  return answerOf(keyword, null, language, namedPlaces(await listOurPlaces(db, language)));
}

async function answerOf(
  keyword: string,
  about: string | null,
  language: Language,
  places: ReturnType<typeof namedPlaces>,
): Promise<TopicAnswer> {
  const chosen = readAbout(about, guide());
  if (chosen) return { kind: "chosen", answer: said(chosen, language) };
  if (readSearch(keyword, places)) return { kind: "search" };
  const verdict = await lookUp(keyword);
  if (verdict.kind === "certain") return { kind: "certain", answer: said(verdict.answer, language) };
  if (verdict.kind === "unknown") return { kind: "unknown" };
  return { kind: "choose", near: verdict.near.map((near) => said(near, language)) };
}

function said(answer: Answering, language: Language): SaidAnswer {
  const entry = guide()[answer.entry];
  if (!entry) throw new Error(`The guide has no ${answer.entry}.`);
  return {
    about: aboutText(answer),
    title: entry.in[language].title,
    question: questionOf(entry, answer.asked, language),
  };
}

/** All entries of the guide by group, in a language. */
export function offeredEntries(language: Language): OfferedEntries {
  return entryGroupNames.map((group) => ({
    group,
    entries: Object.entries(guideGroups()[group])
      .map(([key, entry]) => ({ key, title: entry.in[language].title }))
      .toSorted((one, other) => one.title.localeCompare(other.title, language)),
  }));
}

/** All that an entry answers; undefined where the guide has none of that key. */
export function offeredAnswers(key: string, language: Language): SaidAnswer[] | undefined {
  const entry = Object.hasOwn(guide(), key) ? guide()[key] : undefined;
  return entry && askedOf(entry).map((asked) => said({ entry: key, asked }, language));
}

type Chosen = { ok: true; isRetried: boolean } | { ok: false; reason: "not-found" | "written" | "no-answer" };

/**
 * Keeps what a topic is to answer; null leaves it to the writer again. A topic that failed is tried again with it, where its batch
 * runs or has ended.
 */
export async function chooseAnswer(
  db: Db,
  { batchId, topicId }: { batchId: number; topicId: number },
  about: string | null,
): Promise<Chosen> {
  if (about !== null && !readAbout(about, guide())) return { ok: false, reason: "no-answer" };
  const chosen = await db.transaction().execute(async (trx): Promise<Chosen> => {
    const batch = await findBatch(trx, batchId);
    const topic = await trx
      .selectFrom("batch_keywords")
      .select("status")
      .where("id", "=", topicId)
      .where("batch_id", "=", batchId)
      .executeTakeFirst();
    if (!batch || !topic) return { ok: false, reason: "not-found" };
    if (topic.status === "completed" || topic.status === "processing") return { ok: false, reason: "written" };
    await trx.updateTable("batch_keywords").set({ about }).where("id", "=", topicId).execute();
    const isRetried = about !== null && topic.status === "failed" && batch.status !== "pending";
    if (isRetried) {
      await restartFailed(trx, batchId, topicId);
      await updateBatch(trx, batchId, { status: "processing", finished_at: null, stopped_at: null });
    }
    return { ok: true, isRetried };
  });
  if (chosen.ok && chosen.isRetried) wakeWriting();
  return chosen;
}
