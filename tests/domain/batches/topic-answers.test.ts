import type { Db } from "~/db/database";
import { createBatch, listBatchKeywords, startBatch } from "~/domain/batches/batches.server";
import { answersOf, chooseAnswer, offeredAnswers, offeredEntries } from "~/domain/batches/topic-answers.server";
import { guide } from "~/domain/guide/guide.server";

import { seededAt as now, theSamples } from "../../support/samples";
import { describe, expect, test } from "../../support/test";

async function aBatch(db: Db, ...keywords: string[]) {
  const topics = keywords.map((keyword) => ({ keyword, title: keyword }));
  const made = await createBatch(db, { name: "A batch", language: "en" }, topics, now);
  if (!made.ok) throw new Error("It has no topics.");
  return { batchId: made.id, topics: await listBatchKeywords(db, made.id) };
}

describe("what will be answered", () => {
  test("is said of each topic: for certain, homes, to be chosen, or nothing", async ({ db }) => {
    await theSamples(db);
    const { topics } = await aBatch(
      db,
      "nota simple price",
      "flat with terrace in Gràcia",
      "living in Gràcia with a dog",
      "football tickets",
    );
    const answers = Object.values(await answersOf(db, "en", topics));
    expect(answers.map(({ kind }) => kind)).toEqual(["certain", "search", "choose", "unknown"]);
    expect(answers[0]).toMatchObject({ answer: { about: "nota-simple/cost", question: "what it costs" } });
    expect(answers[2]).toMatchObject({ near: [{ about: "gracia/what" }, {}, {}] });
  });

  test("is offered whole: every entry, and all that one answers", () => {
    const offered = offeredEntries("ca").flatMap(({ entries }) => entries.map(({ key }) => key));
    expect(offered.toSorted()).toEqual(Object.keys(guide()).toSorted());
    expect(offeredAnswers("noise", "es")?.length).toBeGreaterThan(3);
    expect(offeredAnswers("constructor", "es")).toBeUndefined();
  });
});

describe("what somebody chooses for a topic", () => {
  test("is kept, and given back to the writer when it is asked to", async ({ db }) => {
    await theSamples(db);
    const { batchId, topics } = await aBatch(db, "living in Gràcia with a dog");
    const name = { batchId, topicId: topics[0]?.id ?? 0 };
    const kindNow = async () => Object.values(await answersOf(db, "en", await listBatchKeywords(db, batchId)))[0]?.kind;
    expect(await chooseAnswer(db, name, "noise/what")).toEqual({ ok: true, isRetried: false });
    expect(await kindNow()).toBe("chosen");
    await chooseAnswer(db, name, null);
    expect(await kindNow()).toBe("choose");
  });

  test("sends a topic that failed back to the writer, in a batch that runs", async ({ db }) => {
    await theSamples(db);
    const { batchId, topics } = await aBatch(db, "living in Gràcia with a dog");
    const topicId = topics[0]?.id ?? 0;
    await startBatch(db, batchId, now);
    await db.updateTable("batch_keywords").set({ status: "failed", error_message: "Choose" }).execute();
    expect(await chooseAnswer(db, { batchId, topicId }, "gracia/what")).toEqual({ ok: true, isRetried: true });
    expect(await listBatchKeywords(db, batchId)).toMatchObject([{ status: "pending", about: "gracia/what" }]);
  });

  test("is refused where there is no such answer or topic, and where the article is there", async ({ db }) => {
    const { batchId, topics } = await aBatch(db, "noise");
    const name = { batchId, topicId: topics[0]?.id ?? 0 };
    for (const about of ["", "noise", "noise/section-99", "none/what", "__proto__/what"])
      expect(await chooseAnswer(db, name, about)).toEqual({ ok: false, reason: "no-answer" });
    expect(await chooseAnswer(db, { ...name, batchId: 999 }, "noise/what")).toMatchObject({ reason: "not-found" });
    await db.updateTable("batch_keywords").set({ status: "completed" }).execute();
    expect(await chooseAnswer(db, name, "noise/what")).toMatchObject({ reason: "written" });
  });
});
