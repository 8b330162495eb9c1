/**
 * What a batch of a hundred articles costs the visitors: how long the home page takes before, and while the built-in writer
 * writes them. It prints and judges nothing.
 */
import { existsSync } from "node:fs";
import { Agent } from "node:http";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { openDatabase } from "~/db/open.server";
import { createBatch, findBatch, startBatch } from "~/domain/batches/batches.server";
import { languages } from "~/i18n/languages";

import { runSite } from "../tests/support/running-site";

import { freePort } from "./free-port";
import { memory, processorTime } from "./process-meter";
import { requestPage } from "./raw-request";

const host = "127.0.0.1";
const count = 100;
const keywords = ["gràcia", "eixample", "bank valuation", "home staging", "penthouse", "off-plan", "transfer tax"];

if (!existsSync("/proc/self/stat")) throw new Error("The bench reads /proc: it runs on Linux only.");
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const folder = join(process.cwd(), ".cache", "bench-batch");
const site = await runSite(folder, await freePort(host), host);
const db = openDatabase(join(folder, "data", "xamfra.db"));
try {
  await visit(() => false, 100);
  const before = await visit(() => false, 400);
  const load = loadavg();
  const used = processorTime(site.processId);
  const ids = await startBatches();
  const started = performance.now();
  let isOver = false;
  const meanwhile = visit(() => isOver, Infinity);
  while (!(await areCompleted(ids))) await pause(250);
  isOver = true;
  const seconds = (performance.now() - started) / 1000;
  const visits = await meanwhile;
  const spent = processorTime(site.processId) - used;
  // What else the machine does changes by the minute: the same visits once more.
  const after = await visit(() => false, 400);

  const { failed } = await db
    .selectFrom("batch_keywords")
    .select((eb) => eb.fn.countAll<number>().as("failed"))
    .where("status", "=", "failed")
    .executeTakeFirstOrThrow();
  const processors = cpus();
  print(`Machine: ${processors.length} × ${processors[0]?.model.trim()}, Node ${process.version}`);
  print(`Load average before: ${load.map((value) => value.toFixed(1)).join(" ")}, after: ${loadavg()[0]?.toFixed(1)}`);
  print(`${count} articles in ${languages.length} languages after ${seconds.toFixed(1)} s, ${failed} failed`);
  print(`Processor time of the server meanwhile, visits included: ${(spent / 1000).toFixed(1)} s`);
  print(
    `Memory, MiB resident: ${mebibytes(memory(site.processId).resident)}, at most ${mebibytes(memory(site.processId).peak)}`,
  );
  print(`The home page, ms: before ${times(before)}`);
  print(`                   meanwhile ${times(visits)}`);
  print(`                   after ${times(after)}`);
} finally {
  await db.destroy();
  await site.stop();
}

/** The server finds them at its next look, within a minute: nobody presses the button. */
async function startBatches(): Promise<number[]> {
  const ids: number[] = [];
  for (const language of languages) {
    const topics = Array.from({ length: count / languages.length }, (_, number) => ({
      keyword: `${keywords[number % keywords.length] ?? ""} ${number}`,
      title: `Title ${number} of ${language}`,
    }));
    const created = await createBatch(db, { name: `Bench ${language}`, language }, topics, new Date());
    if (!created.ok) throw new Error(created.reason);
    await startBatch(db, created.id, new Date());
    ids.push(created.id);
  }
  // Measured from when the writing begins.
  while ((await written()) === 0) await pause(50);
  return ids;
}

async function written(): Promise<number> {
  const { articles } = await db
    .selectFrom("articles")
    .select((eb) => eb.fn.countAll<number>().as("articles"))
    .where("batch_keyword_id", "is not", null)
    .executeTakeFirstOrThrow();
  return articles;
}

async function areCompleted(ids: readonly number[]): Promise<boolean> {
  const batches = await Promise.all(ids.map((id) => findBatch(db, id)));
  return batches.every((batch) => batch?.status === "completed");
}

/** Visits the home page every 20 ms until it is over, or so many times. @returns how long each took, ms */
async function visit(isOver: () => boolean, most: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  while (!isOver() && taken.length < most) {
    const started = performance.now();
    await requestPage(`${site.url}/`, agent);
    taken.push(performance.now() - started);
    await pause(20);
  }
  agent.destroy();
  return taken;
}

function times(taken: readonly number[]): string {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(0.9999)} (${taken.length} visits)`;
}

function mebibytes(kibibytes: number): string {
  return (kibibytes / 1024).toFixed(0);
}

function print(line: string): void {
  console.log(line);
}
