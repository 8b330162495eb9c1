import { createBatch, findBatch, listBatchKeywords, retryFailed, startBatch } from "~/domain/batches/batches.server";
import { takeTopics } from "~/domain/batches/keyword-lease.repository.server";
import { takeUpWriting, writeNextArticles } from "~/domain/batches/writing.server";
import type { Writing } from "~/domain/writer/writer";

import { describe, expect, test } from "../../support/test";
import { aBatch, aRoom, start, storedArticles, topicStates, wellDone, writeAll } from "../../support/writing";

describe("starting a batch", () => {
  test("is possible once", async ({ db }) => {
    const id = await aBatch(db, 1, { isStarted: false });
    expect(await startBatch(db, id, start)).toEqual({ ok: true });
    expect(await startBatch(db, id, start)).toEqual({ ok: false, reason: "not-pending" });
    expect(await startBatch(db, 999, start)).toEqual({ ok: false, reason: "not-found" });
  });

  test("is what makes it be written", async ({ db }) => {
    const id = await aBatch(db, 1, { isStarted: false });
    expect(await writeNextArticles(db, aRoom())).toBe(0);
    expect(await topicStates(db, id)).toEqual(["pending"]);
  });

  test("needs topics", async ({ db }) => {
    expect(await createBatch(db, { name: "Empty", language: "en" }, [], start)).toMatchObject({ ok: false });
    expect(await db.selectFrom("article_batches").selectAll().execute()).toEqual([]);
  });
});

describe("a batch that runs", () => {
  test("is written three at a time and ends completed, each topic a draft of its own", async ({ db }) => {
    const id = await aBatch(db, 7);
    expect(await writeAll(db, aRoom())).toEqual([3, 3, 1]);
    const rows = await storedArticles(db);
    expect(rows.map(({ keyword }) => keyword)).toEqual(Array.from({ length: 7 }, (_, number) => `key ${number}`));
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(7);
    expect(rows[0]).toMatchObject({ status: "draft", is_generated: 1, raw_content: "raw key 0", writer: "test" });
    const batch = await findBatch(db, id);
    expect(batch).toMatchObject({ status: "completed", finishedAt: start.toISOString() });
  });

  test("tries what may pass three times with growing pauses, then says why it failed", async ({ db }) => {
    const id = await aBatch(db, 1);
    let calls = 0;
    const room = aRoom(() => {
      calls += 1;
      return { ok: false, mayPass: true, message: "Busy" };
    });
    await writeAll(db, room);
    expect([calls, await topicStates(db, id)]).toEqual([1, ["pending"]]);
    room.later(9);
    await writeAll(db, room);
    expect(calls).toBe(1);
    room.later(2);
    await writeAll(db, room);
    expect(calls).toBe(2);
    room.later(59);
    await writeAll(db, room);
    expect(calls).toBe(2);
    room.later(2);
    await writeAll(db, room);
    expect(await listBatchKeywords(db, id)).toMatchObject([{ status: "failed", errorMessage: "Busy", tries: 3 }]);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
    room.later(100_000);
    await writeAll(db, room);
    expect(calls).toBe(3);
  });

  test("gives up at once on what cannot pass, and writes the others", async ({ db }) => {
    const id = await aBatch(db, 2);
    await writeAll(
      db,
      aRoom((keyword) => (keyword === "key 0" ? { ok: false, mayPass: false, message: "No key" } : wellDone(keyword))),
    );
    expect(await listBatchKeywords(db, id)).toMatchObject([
      { status: "failed", errorMessage: "No key", articleId: null },
      { status: "completed", articleId: expect.any(Number) },
    ]);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
  });

  test("takes a writer that throws for one that may pass", async ({ db }) => {
    const id = await aBatch(db, 1);
    await writeAll(
      db,
      aRoom(() => {
        throw new Error("socket hang up");
      }),
    );
    expect(await listBatchKeywords(db, id)).toMatchObject([
      { status: "pending", errorMessage: "socket hang up", tries: 1 },
    ]);
  });

  test("stores nothing of a text that is no good", async ({ db }) => {
    const id = await aBatch(db, 1);
    await writeAll(
      db,
      aRoom((keyword) => ({ ok: true, draft: { title: keyword, content: "", metaDescription: "" }, raw: "" })),
    );
    expect(await listBatchKeywords(db, id)).toMatchObject([{ status: "pending", errorMessage: "Nothing was written" }]);
    expect(await storedArticles(db)).toEqual([]);
  });

  test("can have its failed topics started again", async ({ db }) => {
    const id = await aBatch(db, 2);
    await writeAll(
      db,
      aRoom((keyword) => (keyword === "key 1" ? { ok: false, mayPass: false, message: "No" } : wellDone(keyword))),
    );
    expect(await retryFailed(db, id)).toEqual({ ok: true, keywords: 1 });
    expect(await findBatch(db, id)).toMatchObject({ status: "processing", finishedAt: null });
    await writeAll(db, aRoom());
    expect(await topicStates(db, id)).toEqual(["completed", "completed"]);
    expect(await storedArticles(db)).toHaveLength(2);
    expect(await retryFailed(db, id)).toEqual({ ok: false, reason: "nothing-failed" });
  });
});

describe("a process that dies", () => {
  test("leaves its topics to the next one", async ({ db }) => {
    const id = await aBatch(db, 2);
    await takeTopics(db, 3, start);
    expect(await topicStates(db, id)).toEqual(["processing", "processing"]);
    expect(await writeNextArticles(db, aRoom())).toBe(0);
    expect(await takeUpWriting(db, start)).toBe(2);
    await writeAll(db, aRoom());
    expect(await storedArticles(db)).toHaveLength(2);
  });

  test("is waited for no longer than a lease lasts", async ({ db }) => {
    const id = await aBatch(db, 1);
    await takeTopics(db, 3, start);
    const room = aRoom();
    room.now = new Date(start.getTime() + 8 * 60 * 1000);
    await writeAll(db, room);
    expect(await topicStates(db, id)).toEqual(["completed"]);
  });

  test("writes nothing twice where two wrote on the same topic", async ({ db }) => {
    const id = await aBatch(db, 1);
    // The first is so slow that its lease ends; the second takes the topic and is done before it.
    let handIn: (writing: Writing) => void = () => undefined;
    const slow = writeNextArticles(
      db,
      aRoom(() => new Promise((resolve) => (handIn = resolve))),
    );
    await expect.poll(() => topicStates(db, id)).toEqual(["processing"]);
    const quick = aRoom();
    quick.now = new Date(start.getTime() + 8 * 60 * 1000);
    await writeAll(db, quick);
    handIn(wellDone("late"));
    await slow;
    expect((await storedArticles(db)).map(({ title }) => title)).toEqual(["key 0"]);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
  });
});
