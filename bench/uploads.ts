/**
 * What twenty photos of a phone cost at once: memory of the server and its darkroom, time until all are images, and how long
 * visitors wait meanwhile. It prints and judges nothing.
 */
import { existsSync, mkdirSync, openAsBlob, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import sharp from "sharp";

import { openDatabase } from "~/db/open.server";
import { listImages } from "~/domain/listings/images.server";
import type { Listing } from "~/domain/listings/listing";
import { listUploads } from "~/domain/listings/uploads.server";

import { signedInAs } from "../tests/support/accounts";
import { aPerson, aProperty } from "../tests/support/builders";
import { childrenOf, remixOf } from "../tests/support/process-tree";
import { runSite } from "../tests/support/running-site";

import { freePort } from "./free-port";
import { memory } from "./process-meter";
import { requestPage } from "./raw-request";

const host = "127.0.0.1";
const count = 20;
const size = { width: 4032, height: 3024 };
const photoFolder = join(process.cwd(), ".cache", "bench-photos");

if (!existsSync("/proc/self/stat")) throw new Error("The bench reads /proc: it runs on Linux only.");
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const files = await photos();
const folder = join(process.cwd(), ".cache", "bench-uploads");
const site = await runSite(folder, await freePort(host), host);
const db = openDatabase(join(folder, "data", "xamfra.db"));
try {
  const { id } = await aProperty(db);
  const home: Listing = { kind: "property", id };
  const cookie = await signedInAs(db, await aPerson(db, { admin: "active" }));
  await visits(50);
  const before = await visits(200);
  const idle = memory(site.processId).resident;

  const load = loadavg();
  const watch = watchMemory();
  const meanwhile = visitUntil(() => watch.isOver());
  const started = performance.now();
  const form = new FormData();
  for (const file of files) form.append("images", await openAsBlob(file), file);
  const answer = await fetch(`${site.url}/admin/properties/${id}/images`, {
    method: "POST",
    headers: cookie,
    body: form,
    redirect: "manual",
  });
  const received = performance.now();
  while ((await listUploads(db, home)).some(({ refusal }) => refusal === null)) await pause(100);
  const made = performance.now();
  watch.end();
  const images = (await listImages(db, home)).length;

  const processors = cpus();
  print(`Machine: ${processors.length} × ${processors[0]?.model.trim()}, Node ${process.version}`);
  print(`Load average before: ${load.map((value) => value.toFixed(1)).join(" ")}, after: ${loadavg()[0]?.toFixed(1)}`);
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).byteLength, 0);
  print(
    `${count} photos of ${size.width} × ${size.height} px, ${(bytes / 1e6).toFixed(0)} MB; answer ${answer.status}`,
  );
  print(`Received after ${seconds(received - started)} s, ${images} images after ${seconds(made - started)} s`);
  print(`Memory, MiB resident: server ${mebibytes(idle)} idle, ${mebibytes(watch.most.server)} at most`);
  print(
    `  with its darkroom ${mebibytes(watch.most.all)} at most, the darkroom alone ${mebibytes(watch.most.darkroom)}`,
  );
  await pause(7000);
  print(`  ${mebibytes(memory(site.processId).resident)} when the darkroom has ended`);
  print(`The home page, ms: before ${times(before)}; meanwhile ${times(await meanwhile)}`);
} finally {
  await db.destroy();
  await site.stop();
}

/** Made once: blurred and fine grain together give files of the size that a phone writes. */
async function photos(): Promise<string[]> {
  mkdirSync(photoFolder, { recursive: true });
  const names = Array.from({ length: count }, (_, index) => join(photoFolder, `${index}.jpg`));
  for (const name of names.filter((file) => !existsSync(file))) {
    const grain = (sigma: number) => ({ type: "gaussian" as const, mean: 128, sigma });
    const of = (width: number, height: number, sigma: number) =>
      sharp({ create: { width, height, channels: 3 as const, background: "#888888", noise: grain(sigma) } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    const shapes = await sharp(await of(size.width / 16, size.height / 16, 70))
      .resize({ ...size, kernel: "cubic" })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await sharp(shapes)
      .composite([{ input: await of(size.width, size.height, 20), blend: "soft-light" }])
      .withMetadata({ orientation: 1 })
      .jpeg({ quality: 86 })
      .toFile(name);
  }
  return names;
}

/** Samples the memory of the server and its children until it is told to end. */
function watchMemory() {
  const most = { server: 0, darkroom: 0, all: 0 };
  let isOver = false;
  const timer = setInterval(() => {
    const all = memory(site.processId).resident;
    // Its only children are those that make photos.
    const remix = remixOf(site.processId) ?? 0;
    const darkroom = childrenOf(remix).reduce((sum, child) => sum + memory(child).resident, 0);
    most.server = Math.max(most.server, all - darkroom);
    most.darkroom = Math.max(most.darkroom, darkroom);
    most.all = Math.max(most.all, all);
  }, 20);
  const end = () => {
    isOver = true;
    clearInterval(timer);
  };
  return { most, isOver: () => isOver, end };
}

async function visits(times: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  for (let visit = 0; visit < times; visit += 1) taken.push(await visitOnce(agent));
  agent.destroy();
  return taken;
}

async function visitUntil(isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  while (!isOver()) {
    taken.push(await visitOnce(agent));
    await pause(20);
  }
  agent.destroy();
  return taken;
}

async function visitOnce(agent: Agent): Promise<number> {
  const started = performance.now();
  await requestPage(`${site.url}/`, agent);
  return performance.now() - started;
}

function times(taken: number[]): string {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}, most ${at(0.9999)} (${taken.length} visits)`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

function mebibytes(kibibytes: number): string {
  return (kibibytes / 1024).toFixed(0);
}

function print(line: string): void {
  console.log(line);
}
