import type { Db } from "~/db/database";
import { createBatch, listBatchKeywords, startBatch } from "~/domain/batches/batches.server";
import { writeNextArticles, type WritingRoom } from "~/domain/batches/writing.server";
import type { Draft, Writer, Writing } from "~/domain/writer/writer";

export const start = new Date("2026-11-21T10:00:00.000Z");

/** A room whose clock is set by hand and whose writer does as told. */
export function aRoom(
  write: (keyword: string) => Writing | Promise<Writing> = wellDone,
): WritingRoom & { now: Date; later(seconds: number): void } {
  const writer: Writer = { name: "test", write: async ({ keyword }) => write(keyword) };
  const room = {
    now: start,
    later: (seconds: number) => void (room.now = new Date(room.now.getTime() + seconds * 1000)),
    writer,
    clock: () => room.now,
    ready: (draft: Draft): ReturnType<WritingRoom["ready"]> =>
      draft.content === ""
        ? { ok: false, message: "Nothing was written" }
        : { ok: true, article: { ...draft, slug: "a-slug", wordCount: 3 } },
  };
  return room;
}

export function wellDone(keyword: string): Writing {
  const draft = { title: keyword, content: `<h2>${keyword}</h2>`, metaDescription: "" };
  return { ok: true, draft, raw: `raw ${keyword}` };
}

export async function aBatch(db: Db, count: number, { isStarted = true } = {}): Promise<number> {
  const topics = Array.from({ length: count }, (_, number) => ({ keyword: `key ${number}`, title: `Title ${number}` }));
  const created = await createBatch(db, { name: "Guides", language: "en" }, topics, start);
  if (!created.ok) throw new Error(created.reason);
  if (isStarted) await startBatch(db, created.id, start);
  return created.id;
}

/** Writes until nothing waits. @returns how many were written at once, each time */
export async function writeAll(db: Db, room: WritingRoom): Promise<number[]> {
  const groups: number[] = [];
  for (let taken = await writeNextArticles(db, room); taken > 0; taken = await writeNextArticles(db, room)) {
    groups.push(taken);
  }
  return groups;
}

export const storedArticles = (db: Db) => db.selectFrom("articles").selectAll().orderBy("id").execute();

export async function topicStates(db: Db, batch: number) {
  return (await listBatchKeywords(db, batch)).map(({ status }) => status);
}
