import type { Db } from "~/db/database";
import { createBatch, findBatch, listBatchKeywords, retryFailed, startBatch } from "~/domain/articles/batches.server";
import { takeTopics } from "~/domain/articles/keyword-lease.repository.server";
import type { Draft, Writer, Writing } from "~/domain/articles/writer";
import { takeBackTopics, writeNextArticles, type WritingRoom } from "~/domain/articles/writing.server";

import { describe, expect, test } from "../../support/test";

const start = new Date("2026-11-21T10:00:00.000Z");

/** A room whose clock is set by hand and whose writer does as told. */
function aRoom(write: (keyword: string) => Writing | Promise<Writing> = wellDone): WritingRoom & { now: Date } {
  const writer: Writer = { name: "test", write: async ({ keyword }) => write(keyword) };
  const room = {
    now: start,
    writer,
    clock: () => room.now,
    ready: (draft: Draft): ReturnType<WritingRoom["ready"]> =>
      draft.content === ""
        ? { ok: false, message: "Nothing was written" }
        : { ok: true, article: { ...draft, slug: "a-slug", wordCount: 3 } },
  };
  return room;
}

function wellDone(keyword: string): Writing {
  const draft = { title: keyword, content: `<h2>${keyword}</h2>`, metaDescription: "" };
  return { ok: true, draft, raw: `raw ${keyword}` };
}

async function aBatch(db: Db, count: number, { isStarted = true } = {}) {
  const topics = Array.from({ length: count }, (_, number) => ({ keyword: `key ${number}`, title: `Title ${number}` }));
  const created = await createBatch(db, { name: "Guides", language: "en" }, topics, start);
  if (!created.ok) throw new Error(created.reason);
  if (isStarted) expect(await startBatch(db, created.id, start)).toEqual({ ok: true });
  return created.id;
}

async function writeAll(db: Db, room: WritingRoom) {
  const groups: number[] = [];
  for (let taken = await writeNextArticles(db, room); taken > 0; taken = await writeNextArticles(db, room)) {
    groups.push(taken);
  }
  return groups;
}

const articles = (db: Db) => db.selectFrom("articles").selectAll().orderBy("id").execute();
const states = async (db: Db, batch: number) => (await listBatchKeywords(db, batch)).map(({ status }) => status);

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
    expect(await states(db, id)).toEqual(["pending"]);
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
    const rows = await articles(db);
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
    const later = (seconds: number) => (room.now = new Date(room.now.getTime() + seconds * 1000));
    await writeAll(db, room);
    expect([calls, await states(db, id)]).toEqual([1, ["pending"]]);
    later(9);
    await writeAll(db, room);
    expect(calls).toBe(1);
    later(2);
    await writeAll(db, room);
    expect(calls).toBe(2);
    later(59);
    await writeAll(db, room);
    expect(calls).toBe(2);
    later(2);
    await writeAll(db, room);
    expect(await listBatchKeywords(db, id)).toMatchObject([{ status: "failed", errorMessage: "Busy", tries: 3 }]);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
    later(100_000);
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
    expect(await articles(db)).toEqual([]);
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
    expect(await states(db, id)).toEqual(["completed", "completed"]);
    expect(await articles(db)).toHaveLength(2);
    expect(await retryFailed(db, id)).toEqual({ ok: false, reason: "nothing-failed" });
  });
});

describe("a process that dies", () => {
  test("leaves its topics to the next one", async ({ db }) => {
    const id = await aBatch(db, 2);
    await takeTopics(db, 3, start);
    expect(await states(db, id)).toEqual(["processing", "processing"]);
    expect(await writeNextArticles(db, aRoom())).toBe(0);
    expect(await takeBackTopics(db)).toBe(2);
    await writeAll(db, aRoom());
    expect(await articles(db)).toHaveLength(2);
  });

  test("is waited for no longer than a lease lasts", async ({ db }) => {
    const id = await aBatch(db, 1);
    await takeTopics(db, 3, start);
    const room = aRoom();
    room.now = new Date(start.getTime() + 6 * 60 * 1000);
    await writeAll(db, room);
    expect(await states(db, id)).toEqual(["completed"]);
  });

  test("writes nothing twice where two wrote on the same topic", async ({ db }) => {
    const id = await aBatch(db, 1);
    // The first is so slow that its lease ends; the second takes the topic and is done before it.
    let handIn: (writing: Writing) => void = () => undefined;
    const slow = writeNextArticles(
      db,
      aRoom(() => new Promise((resolve) => (handIn = resolve))),
    );
    await expect.poll(() => states(db, id)).toEqual(["processing"]);
    const quick = aRoom();
    quick.now = new Date(start.getTime() + 6 * 60 * 1000);
    await writeAll(db, quick);
    handIn(wellDone("late"));
    await slow;
    expect((await articles(db)).map(({ title }) => title)).toEqual(["key 0"]);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
  });
});
