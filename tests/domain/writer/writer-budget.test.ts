import type { Db } from "~/db/database";
import { listBatchKeywords, retryFailed } from "~/domain/batches/batches.server";
import { costOfBatch, openCall, spentThisMonth } from "~/domain/writer/service/writer-budget.server";
import type { Writing } from "~/domain/writer/writer";

import { describe, expect, test } from "../../support/test";
import { aBatch, aRoom, start, storedArticles, topicStates, wellDone, writeAll } from "../../support/writing";

// A call is expected to take 6,000 tokens in and 4,000 out: at these prices 2 cents.
const price = { input: 2, output: 2 };
const tokens = { input: 1_000, output: 2_000 };

/** A room whose writer costs so many cents each time and may spend so many euros a month. */
function aPaidRoom(cents: number, budget: number, end: (keyword: string) => Writing = wellDone) {
  let calls = 0;
  const room = aRoom((keyword) => {
    calls += 1;
    const writing = end(keyword);
    const paid = { tokens, costCents: cents };
    return writing.ok ? { ...writing, draft: { ...writing.draft, ...paid } } : { ...writing, ...paid };
  });
  return Object.assign(room, { terms: { budget, price }, calls: () => calls });
}

const calls = (db: Db) => db.selectFrom("writer_calls").selectAll().orderBy("id").execute();

describe("a writer that costs money", () => {
  test("has each call booked, and its cost and tokens kept with the article", async ({ db }) => {
    const id = await aBatch(db, 2);
    await writeAll(db, aPaidRoom(1.5, 10));
    expect(await storedArticles(db)).toMatchObject(Array(2).fill({ cost_cents: 1.5, tokens_used: 3_000 }));
    expect(await calls(db)).toMatchObject(
      Array(2).fill({
        month: "2026-11",
        outcome: "written",
        input_tokens: 1_000,
        output_tokens: 2_000,
        writer: "test",
      }),
    );
    expect(await spentThisMonth(db, start)).toBeCloseTo(0.03);
    expect(await costOfBatch(db, id)).toBeCloseTo(3);
  });

  test("is not asked when the month's budget would not bear it, and says what to do", async ({ db }) => {
    const id = await aBatch(db, 5);
    // 2 + 2 + 2 cents are set aside at once; the fourth would be more than 7.
    const room = aPaidRoom(2, 0.07);
    await writeAll(db, room);
    expect(room.calls()).toBe(3);
    const topics = await listBatchKeywords(db, id);
    expect(topics.map(({ status }) => status)).toEqual([...Array(3).fill("completed"), "failed", "failed"]);
    expect(topics[3]?.errorMessage).toBe(
      "€0.06 of this month's €0.07 for the service is spent, and the next one may cost €0.02. Raise the budget in the settings, choose the built-in writer, or wait for next month; then start the failed topics again.",
    );

    expect(await retryFailed(db, id)).toEqual({ ok: true, keywords: 2 });
    await writeAll(db, aPaidRoom(2, 1));
    expect(await topicStates(db, id)).toEqual(Array(5).fill("completed"));
  });

  test("that is asked three times at once stays within the budget too", async ({ db }) => {
    await aBatch(db, 3);
    const room = aPaidRoom(2, 0.05);
    await writeAll(db, room);
    expect(room.calls()).toBe(2);
    expect(await spentThisMonth(db, start)).toBeLessThanOrEqual(0.05);
  });

  test("is expected to cost what its dearest article of the month did", async ({ db }) => {
    await aBatch(db, 3);
    await writeAll(db, aPaidRoom(30, 1));
    await aBatch(db, 3);
    const room = aPaidRoom(30, 1.5);
    await writeAll(db, room);
    expect(room.calls()).toBe(2);
  });

  test("is paid for what failed as well", async ({ db }) => {
    const id = await aBatch(db, 1);
    await writeAll(
      db,
      aPaidRoom(5, 1, () => ({ ok: false, mayPass: false, message: "Cut off" })),
    );
    expect(await calls(db)).toMatchObject([{ outcome: "failed", cost_cents: 5, output_tokens: 2_000 }]);
    expect([await costOfBatch(db, id), (await storedArticles(db)).length]).toEqual([5, 0]);
  });

  test("is taken to cost what was set aside where nobody knows", async ({ db }) => {
    await aBatch(db, 1);
    const room = { ...aRoom(() => ({ ok: false, mayPass: false, message: "Hung up" })), terms: { budget: 1, price } };
    await writeAll(db, room);
    expect(await spentThisMonth(db, start)).toBeCloseTo(0.02);
  });

  test("costs nothing where the prices are nothing, and needs no budget", async ({ db }) => {
    const id = await aBatch(db, 2);
    await writeAll(db, { ...aRoom(), terms: { budget: 0, price: { input: 0, output: 0 } } });
    expect(await topicStates(db, id)).toEqual(["completed", "completed"]);
    expect(await spentThisMonth(db, start)).toBe(0);
  });

  test("begins anew with each month of Barcelona", async ({ db }) => {
    await aBatch(db, 1);
    const room = aPaidRoom(50, 1);
    room.now = new Date("2026-11-30T22:59:00Z");
    await writeAll(db, room);
    expect(await spentThisMonth(db, new Date("2026-11-30T22:59:59Z"))).toBe(0.5);
    expect(await spentThisMonth(db, new Date("2026-11-30T23:00:00Z"))).toBe(0);
  });
});

test("a server that dies during a call leaves what was set aside as spent", async ({ db }) => {
  const id = await aBatch(db, 1);
  const [topic] = await listBatchKeywords(db, id);
  if (!topic) throw new Error("There is no topic.");
  const lease = { ...topic, batchId: id, language: "en" as const, leasedUntil: start.toISOString() };
  expect(await openCall(db, { topicId: lease.id }, "test", { budget: 1, price }, start)).toMatchObject({ ok: true });
  expect(await spentThisMonth(db, start)).toBeCloseTo(0.02);
  expect(await calls(db)).toMatchObject([{ outcome: "open", batch_keyword_id: topic.id }]);
});

test("what was paid for stays paid when the articles are deleted", async ({ db }) => {
  await aBatch(db, 1);
  await writeAll(db, aPaidRoom(10, 1));
  await db.deleteFrom("article_batches").execute();
  await db.deleteFrom("articles").execute();
  expect(await spentThisMonth(db, start)).toBe(0.1);
});
