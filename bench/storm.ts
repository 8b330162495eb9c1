/**
 * A storm of visits on 64 connections while the agent makes a batch of articles and sends photos. Ends with 1 where a visit failed,
 * a message, photo or article is lost or doubled, or memory, files and threads do not come back.
 *
 *     npm run bench -- storm [--seconds 30] [--connections 64] [--seed 1]
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

import { openDatabase } from "~/db/open.server";

import { aPerson } from "../tests/support/builders";
import { seededFolder } from "../tests/support/running-site";

import { column } from "./kills/soundness";
import { type Holding, holding, memory } from "./process-meter";
import { SeededRandom } from "./seeded-random";
import { ServedSite } from "./served-site";
import { faultsOfTheWork, workInThePanel } from "./storm/agent-at-work";
import { knownAddresses } from "./storm/known-addresses";
import { Stamps } from "./storm/stamps";
import { Tally } from "./storm/tally";
import { patience, visitors } from "./storm/visitors";
import { Visitor } from "./visitor";
import { visit } from "./visits";

/** How much more than before the storm may be held after it. */
const slack: Holding = { resident: 96 * 1024, descriptors: 8, threads: 2 };
const longestRest = 20_000;

const { values } = parseArgs({
  options: { seconds: { type: "string" }, connections: { type: "string" }, seed: { type: "string" } },
});
const seconds = Number(values.seconds ?? 30);
const connections = Number(values.connections ?? 64);
const seed = Number(values.seed ?? 1);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const folder = mkdtempSync(join(tmpdir(), "xamfra-storm-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
cpSync(await seededFolder(), folder, { recursive: true });
const site = await ServedSite.in(
  { dataDir: join(folder, "data"), uploadsDir: join(folder, "uploads") },
  { TRUST_PROXY: "1" },
);
const accepted: string[] = [];
const known = await startedWithAdmin();
const panel = await Visitor.signIn(site.url, { email: "storm@example.com", password: "correct horse" });
const stamps = new Stamps();

// As long as the storm: what V8 takes once for good is taken then.
await blow(new Tally(), seconds * 1000);
const before = await atRest(null);

const tally = new Tally();
const load = loadavg()[0] ?? 0;
const watch = watchServer();
const working = workInThePanel(panel, known.home, (seconds * 1000) / 6);
working.catch(() => undefined);
await blow(tally, seconds * 1000);
const faults = [...tally.failures];
try {
  faults.push(...(await faultsOfTheWork(site.database, await working)));
} catch (error) {
  faults.push(`the panel: ${error instanceof Error ? error.message : String(error)}`);
}
watch.end();
const after = await atRest(before);

faults.push(...faultsOfTheMessages());
for (const name of ["resident", "descriptors", "threads"] as const) {
  if (after[name] > before[name] + slack[name]) faults.push(`${name} went from ${before[name]} to ${after[name]}`);
}
report();
await site.end();
if (faults.length > 0) process.exitCode = 1;

async function startedWithAdmin() {
  await site.start();
  const db = openDatabase(site.database);
  await aPerson(db, { email: "storm@example.com", admin: "active" });
  await db.destroy();
  return knownAddresses(site);
}

async function blow(into: Tally, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  const storm = { url: site.url, known, tally: into, stamps, accepted, isOver: () => Date.now() > end };
  await Promise.all(
    Array.from({ length: connections }, (_, number) => visitors(storm, new SeededRandom(seed, `visitor ${number}`))),
  );
}

/** What the server holds once connections and darkroom have ended; waits no longer where it is within the slack of before. */
async function atRest(earlier: Holding | null): Promise<Holding> {
  await pause(8000);
  const isBack = (now: Holding) =>
    earlier === null || (now.descriptors <= earlier.descriptors && now.resident <= earlier.resident + slack.resident);
  for (const end = Date.now() + longestRest - 8000; Date.now() < end;) {
    const now = holding(site.server.id);
    if (isBack(now)) return now;
    await pause(500);
  }
  return holding(site.server.id);
}

function watchServer() {
  const most = { resident: 0, descriptors: 0, threads: 0, health: 0 };
  const timer = setInterval(() => {
    const now = holding(site.server.id);
    for (const name of ["resident", "descriptors", "threads"] as const) most[name] = Math.max(most[name], now[name]);
  }, 250);
  let isOver = false;
  void (async () => {
    while (!isOver) {
      const began = performance.now();
      const answer = await visit(site.url, { path: "/healthz" }, false, patience).catch(() => null);
      if (answer?.status !== 200 && !isOver) tally.failed("healthz", `answered ${answer?.status ?? "nothing"}`);
      most.health = Math.max(most.health, performance.now() - began);
      await pause(50);
    }
  })();
  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  return { most, end };
}

function faultsOfTheMessages(): string[] {
  const texts = column<string>(site.database, "select objectives from contact_submissions");
  const times = new Map<string, number>();
  for (const text of texts) {
    const [word] = /word\d+x/.exec(text) ?? [];
    if (word) times.set(word, (times.get(word) ?? 0) + 1);
  }
  return accepted.flatMap((word) => (times.get(word) === 1 ? [] : [`${word} is stored ${times.get(word) ?? 0} times`]));
}

function report(): void {
  const { most } = watch;
  const processors = cpus();
  const mebibytes = (kibibytes: number) => (kibibytes / 1024).toFixed(0);
  const line = (name: keyof Holding, show: (value: number) => string) =>
    `${show(before[name])} before, ${show(most[name])} at most, ${show(after[name])} after a rest (slack ${show(slack[name])})`;
  console.log(`Machine: ${processors.length} × ${processors[0]?.model.trim()}, Node ${process.version}`);
  console.log(`Load average before ${load.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)}`);
  console.log(
    `${tally.visits} visits on ${connections} connections in ${seconds} s: ${(tally.visits / seconds).toFixed(0)} a second\n`,
  );
  console.log(tally.table().join("\n"));
  console.log(`\n/healthz answered within ${most.health.toFixed(0)} ms at the latest`);
  console.log(`${accepted.length} messages accepted, each looked for in the database`);
  console.log(`memory, MiB resident: ${line("resident", mebibytes)}; ${mebibytes(memory(site.server.id).peak)} ever`);
  console.log(`descriptors: ${line("descriptors", String)}`);
  console.log(`threads: ${line("threads", String)}`);
  console.log(
    faults.length === 0 ? "\nNothing failed." : `\nFAULTS\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
  );
}
