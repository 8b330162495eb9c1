import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Db } from "~/db/database";
import { openDatabase } from "~/db/open.server";
import { saveWriterSettings } from "~/domain/agency/writer-settings.server";
import { createBatch, findBatch, startBatch } from "~/domain/batches/batches.server";

import { rounds } from "../../scripts/suite.mjs";
import { aProperty } from "../support/builders";
import { chatServer } from "../support/chat-server";
import { templateFile, testFolder } from "../support/folders";

const roundCount = rounds(20);
/** Rounds under way at once. */
const atOnce = 2;
const topicCount = 30;
const mostKills = 2;

const program = join(testFolder, "writing-process", "index.mjs");
const running = new Set<ChildProcess>();
let endpoint: Awaited<ReturnType<typeof chatServer>>;

beforeAll(async () => {
  // Built once, its packages with it: to load sources and packages anew for each start would take longer than all the writing.
  await build({
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "~": join(process.cwd(), "app") } },
    publicDir: false,
    // The database is compiled: it can be in no bundle.
    ssr: { noExternal: true, external: ["better-sqlite3", "sharp"] },
    build: {
      target: "node20",
      ssr: join(process.cwd(), "tests", "support", "writing-process.ts"),
      outDir: join(testFolder, "writing-process"),
      rollupOptions: { output: { entryFileNames: "index.mjs" } },
    },
  });
  endpoint = await chatServer(() => Math.random() * 25);
}, 60_000);

afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  endpoint.close();
});

/** What was seen of a round; `killedAt` is how many articles there were at each kill. */
type Round = { killedAt: number[]; tookBack: number };

async function round(writer: "built-in" | "endpoint"): Promise<Round> {
  const folder = aDataFolder();
  const db = openDatabase(join(folder, "xamfra.db"));
  try {
    const batch = await startedBatch(db, writer);
    const killedAt: number[] = [];
    const kills = 1 + Math.floor(Math.random() * mostKills);
    for (let kill = 0; kill < kills && (await countArticles(db)) < topicCount; kill += 1) {
      const child = startWriting(folder);
      // Some are killed while they start or take up what was left, most while they write.
      await firstArticleAfter(db, await countArticles(db), Math.random() < 0.2 ? 150 : 5_000);
      await pause(Math.random() * 350);
      await killed(child);
      killedAt.push(await countArticles(db));
    }
    const child = startWriting(folder);
    await expect.poll(() => batchStatus(db, batch), { timeout: 120_000, interval: 50 }).toBe("completed");
    await killed(child);

    const keywords = await db.selectFrom("batch_keywords").select(["keyword", "status", "tries"]).execute();
    expect(keywords.filter(({ status, tries }) => status !== "completed" || tries !== 0)).toEqual([]);
    const articles = await db.selectFrom("articles").select(["keyword", "slug", "status", "writer"]).execute();
    expect(articles.map(({ keyword }) => keyword).sort()).toEqual(keywords.map(({ keyword }) => keyword).sort());
    expect([articles.length, new Set(articles.map(({ slug }) => slug)).size]).toEqual([topicCount, topicCount]);
    const name = writer === "endpoint" ? "test-model" : writer;
    expect(articles.filter((article) => article.status !== "draft" || article.writer !== name)).toEqual([]);
    expect(await findBatch(db, batch)).toMatchObject({ status: "completed", finishedAt: expect.any(String) });
    const { completed_articles } = await db.selectFrom("article_batches").selectAll().executeTakeFirstOrThrow();
    expect(completed_articles).toBe(topicCount);
    return { killedAt, tookBack: await takenBack(db) };
  } finally {
    await db.destroy();
  }
}

function aDataFolder(): string {
  const folder = join(testFolder, randomUUID());
  mkdirSync(folder, { recursive: true });
  copyFileSync(templateFile, join(folder, "xamfra.db"));
  return folder;
}

async function startedBatch(db: Db, writer: "built-in" | "endpoint"): Promise<number> {
  for (let home = 0; home < 3; home += 1) await aProperty(db);
  const now = new Date();
  const settings = { writer, url: "", model: "", budget: 100, inputPrice: 1, outputPrice: 4 };
  await saveWriterSettings(db, settings, { version: "", now });
  const given = Array.from({ length: topicCount }, (_, number) => ({
    keyword: `flats in the eixample under ${800 + number}k`,
    title: `Flats in the Eixample, part ${number}`,
  }));
  const created = await createBatch(db, { name: "Thirty", language: "en" }, given, now);
  if (!created.ok) throw new Error(created.reason);
  await startBatch(db, created.id, now);
  return created.id;
}

function startWriting(folder: string, url = endpoint.url): ChildProcess {
  const child = spawn(process.execPath, [program, "10"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      DATA_DIR: folder,
      ARTICLE_API_URL: url,
      ARTICLE_API_KEY: "secret",
      ARTICLE_MODEL: "test-model",
    },
    // It ends with its standard input: whatever ends the tests leaves no server behind.
    stdio: ["pipe", "inherit", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  expect(child.kill("SIGKILL")).toBe(true);
  await ended;
  expect(child.signalCode).toBe("SIGKILL");
}

async function firstArticleAfter(db: Db, count: number, most: number): Promise<void> {
  const end = Date.now() + most;
  while (Date.now() < end && (await countArticles(db)) === count) await pause(10);
}

async function countArticles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("articles")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function takenBack(db: Db): Promise<number> {
  const rows = await db.selectFrom("batch_keywords").select("taken_back").execute();
  return rows.reduce((sum, row) => sum + row.taken_back, 0);
}

async function batchStatus(db: Db, id: number): Promise<string | undefined> {
  return (await findBatch(db, id))?.status;
}

describe("a server that is killed while it writes thirty articles", () => {
  test(`has written each once when it is started again, ${roundCount} times over`, async () => {
    const seen: Round[] = [];
    for (let begun = 0; begun < roundCount; begun += atOnce) {
      seen.push(
        ...(await Promise.all(
          Array.from({ length: atOnce }, (_, index) => round(index % 2 === 0 ? "endpoint" : "built-in")),
        )),
      );
    }
    expect(seen).toHaveLength(roundCount);
    // The kills must have met the work, or nothing was shown.
    const kills = seen.flatMap(({ killedAt }) => killedAt);
    expect(kills.filter((count) => count > 0 && count < topicCount).length).toBeGreaterThanOrEqual(roundCount / 2);
    expect(seen.filter(({ tookBack }) => tookBack > 0).length).toBeGreaterThanOrEqual(roundCount / 4);
  }, 180_000);
});

test("a server that is asked to end gives its topics back at once, though the service still writes", async () => {
  const slow = await chatServer(() => 60_000);
  const folder = aDataFolder();
  const db = openDatabase(join(folder, "xamfra.db"));
  try {
    await startedBatch(db, "endpoint");
    const child = startWriting(folder, slow.url);
    const inWork = () => db.selectFrom("batch_keywords").selectAll().where("status", "=", "processing").execute();
    await expect.poll(() => slow.asked(), { timeout: 30_000 }).toBe(3);
    expect(await inWork()).toHaveLength(3);
    child.kill("SIGTERM");
    await expect.poll(inWork, { timeout: 10_000 }).toEqual([]);
    const topics = await db.selectFrom("batch_keywords").select(["status", "tries", "taken_back"]).execute();
    expect(topics).toEqual(Array(topicCount).fill({ status: "pending", tries: 0, taken_back: 0 }));
    // Nobody knows what the three calls cost: they stay booked.
    const calls = await db.selectFrom("writer_calls").select(["outcome", "cost_cents"]).execute();
    expect(calls).toEqual(Array(3).fill({ outcome: "failed", cost_cents: expect.closeTo(2.2) }));
    await killed(child);
  } finally {
    await db.destroy();
    slow.close();
  }
}, 60_000);
