import { newArticle } from "~/domain/articles/article-form";
import { findArticle } from "~/domain/articles/articles.server";
import { findInArticle } from "~/domain/articles/checks/article-findings.server";
import { followBatch } from "~/domain/batches/batch-progress.server";
import { findBatch, listBatchKeywords, startBatch, stopBatch } from "~/domain/batches/batches.server";
import { takeUpWriting, writeNextArticles } from "~/domain/batches/writing.server";
import { costOfBatch } from "~/domain/writer/service/writer-budget.server";
import type { Writing } from "~/domain/writer/writer";

import { describe, expect, test } from "../../support/test";
import { aBatch, aRoom, start, storedArticles, topicStates, wellDone, writeAll } from "../../support/writing";

const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const busyUntil = (retryAt: Date): Writing => ({ ok: false, mayPass: true, message: "Busy", retryAt, costCents: 0 });

describe("a service that asks to be left alone", () => {
  test("is asked nothing before then, on no topic, whatever restarts", async ({ db }) => {
    const id = await aBatch(db, 5);
    let asked = 0;
    const room = aRoom((keyword) => {
      asked += 1;
      return room.now < minutes(20) ? busyUntil(minutes(20)) : wellDone(keyword);
    });
    await writeAll(db, room);
    expect(asked).toBe(3);
    expect(await topicStates(db, id)).toEqual(Array.from({ length: 5 }, () => "pending"));
    expect((await followBatch(db, id, room.now))?.progress.waitsUntil).toBe(minutes(20).toISOString());

    room.later(19 * 60);
    await takeUpWriting(db, room.now);
    expect(await writeNextArticles(db, room)).toBe(0);
    room.later(60);
    await writeAll(db, room);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
    expect(await storedArticles(db)).toHaveLength(5);
  });

  test("is asked again within an hour, whatever it says", async ({ db }) => {
    await aBatch(db, 1);
    const room = aRoom(() => busyUntil(minutes(60 * 24 * 365)));
    await writeAll(db, room);
    const [topic] = await db.selectFrom("batch_keywords").select("next_try_at").execute();
    expect(topic?.next_try_at).toBe(minutes(60).toISOString());
  });
});

describe("a batch that is stopped", () => {
  test("finishes what is in work, begins nothing else, and goes on where it was", async ({ db }) => {
    const id = await aBatch(db, 5);
    const room = aRoom(async (keyword) => {
      if (keyword === "key 0") await stopBatch(db, id, room.now);
      return wellDone(keyword);
    });
    await writeAll(db, room);
    expect(await topicStates(db, id)).toEqual(["completed", "completed", "completed", "pending", "pending"]);
    expect(await findBatch(db, id)).toMatchObject({ status: "pending", stoppedAt: start.toISOString() });
    expect(await stopBatch(db, id, room.now)).toEqual({ ok: false, reason: "not-running" });

    expect(await startBatch(db, id, room.now)).toEqual({ ok: true });
    await writeAll(db, room);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed", stoppedAt: null });
    expect(await storedArticles(db)).toHaveLength(5);
  });

  test("is done where all of it was in work", async ({ db }) => {
    const id = await aBatch(db, 2);
    const room = aRoom(async (keyword) => {
      if (keyword === "key 0") await stopBatch(db, id, room.now);
      return wellDone(keyword);
    });
    await writeAll(db, room);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed", stoppedAt: null });
  });
});

describe("an article with faults", () => {
  const wrong = { message: "It is about cats.", isGrave: true };
  const late = { message: "The keyword comes late.", isGrave: false };

  /** A room in which the first text has `first`, and what is repaired has `second`. */
  function repairing(first: (typeof wrong)[], second: (typeof wrong)[], repaired: Writing = wellDone("repaired")) {
    const told: (readonly string[])[] = [];
    const room = aRoom(() => ({ ...paid(wellDone("first")) }));
    room.faults = ({ content }) => (content.includes("first") ? first : second);
    room.writer = {
      name: "test",
      write: room.writer.write,
      repair: async (_assignment, raw, faults) => {
        told.push([raw, ...faults]);
        return paid(repaired);
      },
    };
    return Object.assign(room, { told, terms: { budget: 10, price: { input: 1, output: 1 } } });
  }
  const paid = (writing: Writing): Writing =>
    writing.ok ? { ...writing, draft: { ...writing.draft, costCents: 2 } } : writing;

  test("is asked for once more with its faults named, and both times are paid", async ({ db }) => {
    const id = await aBatch(db, 1);
    const room = repairing([late], []);
    await writeAll(db, room);
    expect(room.told).toEqual([["raw first", late.message]]);
    expect(await storedArticles(db)).toMatchObject([{ content: "<h2>repaired</h2>", cost_cents: 4 }]);
    expect(await costOfBatch(db, id)).toBe(4);
  });

  test("that is no better the second time stays a draft, to be reviewed", async ({ db }) => {
    await aBatch(db, 1);
    await writeAll(db, repairing([late], [late]));
    expect(await storedArticles(db)).toMatchObject([{ content: "<h2>first</h2>" }]);
  });

  test("keeps the figures that it was not given before the reviewer, until they are taken out", async ({ db }) => {
    await aBatch(db, 1);
    const made = { message: "The material does not say “12%”.", isGrave: false, figure: "12%" };
    await writeAll(db, repairing([made], [made], wellDone("repaired, 12%")));
    const [stored] = await storedArticles(db);
    const article = await findArticle(db, stored?.id ?? 0);
    expect(article?.unsourced).toEqual(["12%"]);
    const found = async (content: string) =>
      (
        await findInArticle(
          db,
          { ...newArticle, content },
          { id: article?.id ?? 0, about: null, unsourced: article?.unsourced ?? [], hosts: [] },
          start,
        )
      ).find(({ kind }) => kind === "unsourced");
    expect(await found("<p>It is 12%, as the service says.</p>")).toEqual({ kind: "unsourced", figures: ["12%"] });
    expect(await found("<p>It is what the notary says.</p>")).toBeUndefined();
  });

  test("about something else twice is none, is not asked for a third time, and says why", async ({ db }) => {
    const id = await aBatch(db, 1);
    const room = repairing([wrong], [wrong]);
    await writeAll(db, room);
    expect(await storedArticles(db)).toEqual([]);
    expect(await listBatchKeywords(db, id)).toMatchObject([
      { status: "failed", errorMessage: wrong.message, tries: 1 },
    ]);
    expect(room.told).toHaveLength(1);
  });

  test("is kept where the budget has no room for a second time", async ({ db }) => {
    await aBatch(db, 1);
    const room = Object.assign(repairing([late], []), { terms: { budget: 0.02, price: { input: 1, output: 1 } } });
    await writeAll(db, room);
    expect(room.told).toEqual([]);
    expect(await storedArticles(db)).toMatchObject([{ content: "<h2>first</h2>", cost_cents: 2 }]);
  });
});
