import {
  findBatch,
  listBatchKeywords,
  onWritingWanted,
  retryFailed,
  startBatch,
} from "~/domain/batches/batches.server";
import { nextTopicDue, takeTopics } from "~/domain/batches/keyword-lease.repository.server";
import { type EndedTopic, takeUpWriting, writeNextArticles } from "~/domain/batches/writing.server";
import type { Writing } from "~/domain/writer/writer";

import { describe, expect, test } from "../../support/test";
import { aBatch, aRoom, start, storedArticles, topicStates, wellDone, writeAll } from "../../support/writing";

const hour = 60 * 60 * 1000;
const busy: Writing = { ok: false, mayPass: true, message: "Busy" };
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);

/** A writer that is told from outside when to hand in what. */
function waitingWriter() {
  const handIn: ((writing: Writing) => void)[] = [];
  return { handIn, write: () => new Promise<Writing>((resolve) => handIn.push(resolve)) };
}

describe("a topic whose lease has ended while it was written on", () => {
  test("is not set back by the writer that was too slow", async ({ db }) => {
    const id = await aBatch(db, 1);
    const slow = waitingWriter();
    const first = writeNextArticles(db, aRoom(slow.write));
    await expect.poll(() => slow.handIn.length).toBe(1);
    const other = waitingWriter();
    const second = aRoom(other.write);
    second.later(8 * 60);
    const later = writeNextArticles(db, second);
    await expect.poll(() => other.handIn.length).toBe(1);

    slow.handIn[0]?.(busy);
    await first;
    expect(await listBatchKeywords(db, id)).toMatchObject([{ status: "processing", tries: 0, errorMessage: null }]);
    other.handIn[0]?.(wellDone("second"));
    await later;
    expect((await storedArticles(db)).map(({ title }) => title)).toEqual(["second"]);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
  });

  test("keeps the article of the slow writer where the next one fails", async ({ db }) => {
    const id = await aBatch(db, 1);
    const slow = waitingWriter();
    const first = writeNextArticles(db, aRoom(slow.write));
    await expect.poll(() => slow.handIn.length).toBe(1);
    const other = waitingWriter();
    const second = aRoom(other.write);
    second.later(8 * 60);
    const later = writeNextArticles(db, second);
    await expect.poll(() => other.handIn.length).toBe(1);

    slow.handIn[0]?.(wellDone("first"));
    await first;
    other.handIn[0]?.({ ok: false, mayPass: false, message: "No key" });
    await later;
    expect(await listBatchKeywords(db, id)).toMatchObject([{ status: "completed", errorMessage: null }]);
    expect(await storedArticles(db)).toHaveLength(1);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
  });
});

test("a topic that has its article already is completed without asking the writer", async ({ db }) => {
  const id = await aBatch(db, 1);
  await writeAll(db, aRoom());
  await db.updateTable("batch_keywords").set({ status: "pending" }).execute();
  await db.updateTable("article_batches").set({ status: "processing" }).execute();
  let asked = 0;
  await writeAll(
    db,
    aRoom(() => {
      asked += 1;
      return busy;
    }),
  );
  expect([asked, await topicStates(db, id)]).toEqual([0, ["completed"]]);
  expect(await storedArticles(db)).toHaveLength(1);
  expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
});

test("a batch that was deleted while it was written leaves nothing behind", async ({ db }) => {
  const id = await aBatch(db, 1);
  const writer = waitingWriter();
  const ended: EndedTopic[] = [];
  const writing = writeNextArticles(db, { ...aRoom(writer.write), report: (each) => ended.push(each) });
  await expect.poll(() => writer.handIn.length).toBe(1);
  await db.deleteFrom("article_batches").where("id", "=", id).execute();
  writer.handIn[0]?.(wellDone("late"));
  await writing;
  expect(await storedArticles(db)).toEqual([]);
  expect(ended).not.toMatchObject([{ error: expect.anything() }]);
});

describe("the machine", () => {
  test("that cannot store an article does not ask for it for ever", async ({ db }) => {
    const id = await aBatch(db, 1);
    const ended: EndedTopic[] = [];
    const room = { ...aRoom(), report: (each: EndedTopic) => ended.push(each) };
    // An address that the table refuses.
    room.ready = (draft) => ({ ok: true, article: { ...draft, slug: "", wordCount: 3 } });
    for (let time = 0; time < 5; time += 1) {
      await writeAll(db, { ...room, clock: () => after(time * 70_000) });
    }
    expect(ended).toHaveLength(3);
    expect(ended[0]).toMatchObject({ ok: false, mayPass: true, error: expect.any(Error) });
    expect(await listBatchKeywords(db, id)).toMatchObject([{ status: "failed", tries: 3 }]);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
  });

  test("that breaks on one text writes the others", async ({ db }) => {
    const id = await aBatch(db, 3);
    const room = aRoom();
    const { ready } = room;
    room.ready = (draft, assignment) => {
      if (draft.title === "key 1") throw new RangeError("Too deep");
      return ready(draft, assignment);
    };
    expect(await writeAll(db, room)).toEqual([3]);
    expect(await topicStates(db, id)).toEqual(["completed", "pending", "completed"]);
  });

  test("that ends again and again on a topic gives the topic up, and the batch is completed", async ({ db }) => {
    const id = await aBatch(db, 2);
    for (let time = 0; time < 5; time += 1) {
      await takeTopics(db, 1, start);
      await takeUpWriting(db, start);
    }
    expect(await topicStates(db, id)).toEqual(["failed", "pending"]);
    await writeAll(db, aRoom());
    expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
    expect(await retryFailed(db, id)).toMatchObject({ ok: true });
    await writeAll(db, aRoom());
    expect(await topicStates(db, id)).toEqual(["completed", "completed"]);
  });

  test("that was stopped after the last topic closes the batch at the next start", async ({ db }) => {
    const id = await aBatch(db, 1);
    await db.updateTable("batch_keywords").set({ status: "completed" }).execute();
    await takeUpWriting(db, start);
    expect(await findBatch(db, id)).toMatchObject({ status: "completed", finishedAt: start.toISOString() });
  });

  test("that is asked to end gives its topics back, no try lost", async ({ db }) => {
    const id = await aBatch(db, 4);
    const stopping = new AbortController();
    const room = { ...aRoom(() => new Promise<Writing>(() => undefined)), stop: stopping.signal };
    const writing = writeNextArticles(db, room);
    await expect.poll(() => topicStates(db, id)).toEqual(["processing", "processing", "processing", "pending"]);
    stopping.abort();
    await writing;
    expect(await listBatchKeywords(db, id)).toMatchObject(Array(4).fill({ status: "pending", tries: 0 }));
    expect(await db.selectFrom("batch_keywords").select("taken_back").execute()).toEqual(
      Array(4).fill({ taken_back: 0 }),
    );
  });
});

describe("a clock that was wrong", () => {
  test("does not keep a topic in work for ever", async ({ db }) => {
    const id = await aBatch(db, 1);
    await takeTopics(db, 3, after(48 * hour));
    await writeAll(db, aRoom());
    expect(await topicStates(db, id)).toEqual(["completed"]);
  });

  test("does not put the next try off for days", async ({ db }) => {
    const id = await aBatch(db, 1);
    const ahead = aRoom(() => busy);
    ahead.later(48 * 60 * 60);
    await writeAll(db, ahead);
    expect(await topicStates(db, id)).toEqual(["pending"]);
    await writeAll(db, aRoom());
    expect(await topicStates(db, id)).toEqual(["completed"]);
  });
});

describe("when the loop has to look again", () => {
  test("is now where a topic waits, later where all wait for another try, never where nothing waits", async ({
    db,
  }) => {
    expect(await nextTopicDue(db)).toBeUndefined();
    const id = await aBatch(db, 1, { isStarted: false });
    expect(await nextTopicDue(db)).toBeUndefined();
    await startBatch(db, id, start);
    expect(await nextTopicDue(db)).toEqual(new Date(0));
    await writeAll(
      db,
      aRoom(() => busy),
    );
    expect(await nextTopicDue(db)).toEqual(after(10_000));
  });

  test("is told by whoever starts a batch or its failed topics, once it is so", async ({ db }) => {
    const told: string[] = [];
    let batch = 0;
    const end = onWritingWanted(() => void findBatch(db, batch).then((found) => told.push(found?.status ?? "")));
    batch = await aBatch(db, 1, { isStarted: false });
    await startBatch(db, batch, start);
    await expect.poll(() => told).toEqual(["processing"]);
    await startBatch(db, batch, start);
    await retryFailed(db, batch);
    await writeAll(
      db,
      aRoom(() => ({ ...busy, mayPass: false })),
    );
    await retryFailed(db, batch);
    await expect.poll(() => told).toEqual(["processing", "processing"]);
    end();
  });
});

test("failed topics can be started again while the others are in work", async ({ db }) => {
  const id = await aBatch(db, 5);
  const writer = waitingWriter();
  await writeNextArticles(
    db,
    aRoom((keyword) => (keyword === "key 0" ? { ...busy, mayPass: false } : wellDone(keyword))),
  );
  const writing = writeNextArticles(db, aRoom(writer.write));
  await expect.poll(() => writer.handIn.length).toBe(2);
  expect(await retryFailed(db, id)).toEqual({ ok: true, keywords: 1 });
  for (const handIn of writer.handIn) handIn(wellDone("late"));
  await writing;
  expect(await findBatch(db, id)).toMatchObject({ status: "processing" });
  await writeAll(db, aRoom());
  expect(await findBatch(db, id)).toMatchObject({ status: "completed" });
  expect(await storedArticles(db)).toHaveLength(5);
});

test("articles of one title have addresses of their own, none longer than an address may be", async ({ db }) => {
  await aBatch(db, 4);
  const long = "a".repeat(70) + "-bbbbbbbbb";
  const room = aRoom();
  room.ready = (draft) => ({ ok: true, article: { ...draft, slug: long, wordCount: 3 } });
  await writeAll(db, room);
  const slugs = (await storedArticles(db)).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(4);
  for (const slug of slugs) expect(slug).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
});
