import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { db } from "~/db/db.server";
import type { WriterSettings } from "~/domain/agency/writer-settings";
import { findWriterSettings, saveWriterSettings } from "~/domain/agency/writer-settings.server";
import { createBatch, findBatch, listBatchKeywords, startBatch } from "~/domain/batches/batches.server";
import { countWords } from "~/domain/cleaning/text-statistics";
import { environment } from "~/environment.server";
import { startArticleBatches } from "~/jobs/article-batches.server";

import { aProperty } from "../support/builders";
import { chatServer } from "../support/chat-server";

let endpoint: Awaited<ReturnType<typeof chatServer>>;

beforeAll(async () => {
  for (let home = 0; home < 3; home += 1) await aProperty(db);
  startArticleBatches({ pause: 1 });
});
beforeEach(async () => {
  endpoint = await chatServer(() => 1);
  await db.deleteFrom("articles").execute();
  await db.deleteFrom("article_batches").execute();
});
afterEach(() => endpoint.close());

async function written(count: number) {
  const topics = Array.from({ length: count }, (_, number) => ({
    keyword: `flats in the eixample under ${800 + number}k`,
    title: `Part ${number}`,
  }));
  const created = await createBatch(db, { name: "Guides", language: "en" }, topics, new Date());
  if (!created.ok) throw new Error(created.reason);
  await startBatch(db, created.id, new Date());
  await expect
    .poll(async () => (await findBatch(db, created.id))?.status, { timeout: 15_000, interval: 20 })
    .toBe("completed");
  return created.id;
}

async function choose(settings: Partial<WriterSettings>) {
  const { version } = await findWriterSettings(db);
  const paid = { writer: "endpoint", url: "", model: "", budget: 100, inputPrice: 1, outputPrice: 4 } as const;
  const whole: WriterSettings = { ...paid, ...settings };
  // A version is a time: two within a millisecond would be one.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await saveWriterSettings(db, whole, { version, now: new Date() })).toEqual({ ok: true });
}

function withEndpoint(url: string) {
  vi.spyOn(environment, "articleEndpoint", "get").mockReturnValue({
    url,
    key: "very-secret",
    model: "writer-1",
    isOperators: true,
  });
}

const articles = () => db.selectFrom("articles").selectAll().orderBy("batch_keyword_id").execute();

describe("the loop", () => {
  test("wakes when a batch is started, and has the built-in writer write it", async () => {
    await written(4);
    const rows = await articles();
    expect(rows.map(({ title }) => title)).toEqual(["Part 0", "Part 1", "Part 2", "Part 3"]);
    for (const { content, word_count, meta_description, cost_cents, status } of rows) {
      expect([word_count, status]).toEqual([countWords(content), "draft"]);
      expect(word_count).toBeGreaterThanOrEqual(200);
      expect(meta_description).not.toBe("");
      expect(cost_cents ?? 0).toBe(0);
    }
  });

  test("has a service write where the settings say so, and keeps what it sent and cost", async () => {
    await choose({});
    withEndpoint(endpoint.url);
    await written(1);
    expect(endpoint.asked()).toBe(1);
    expect(await articles()).toMatchObject([
      {
        title: "Part 0",
        slug: "part-0",
        content: expect.stringMatching(/^<h2 id="[^"]+">About flats in the eixample under 800k<\/h2>/),
        raw_content: expect.stringContaining('"title":"All about'),
        meta_description: "What flats in the eixample under 800k is.",
        writer: "writer-1",
        tokens_used: 2000,
        cost_cents: 0.5,
      },
    ]);
  });

  test("asks the settings for each group: a budget that is used up stops the rest", async () => {
    await choose({ budget: 0.01 });
    withEndpoint(endpoint.url);
    const topics = await listBatchKeywords(db, await written(2));
    expect(topics.map(({ status }) => status)).toEqual(["failed", "failed"]);
    expect(topics[0]?.errorMessage).toMatch(/Raise the budget in the settings/);
    expect(endpoint.asked()).toBe(0);
  });

  test("writes nothing where the service that was chosen is not set up any more", async () => {
    await choose({});
    vi.spyOn(environment, "articleEndpoint", "get").mockReturnValue(undefined);
    const topics = await listBatchKeywords(db, await written(1));
    expect(topics).toMatchObject([
      { status: "failed", errorMessage: expect.stringContaining("its address or prices are missing") },
    ]);
    expect(await articles()).toEqual([]);
  });
});
