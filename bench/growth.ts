/**
 * What a page costs with years of work in the database beside what it costs with the samples: processor time of the server per request and
 * size of the answer, asked of two servers in turn. It prints, and marks what costs more than twice as much: `by size` is that of as large
 * a page, for a list may show twelve homes where the samples have six. It judges nothing.
 *
 *     npm run bench -- growth [--only /admin] [--seconds 2]
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

import { openDatabase } from "~/db/open.server";
import { readUnread } from "~/domain/articles/articles.server";

import { aPerson } from "../tests/support/builders";
import { seededFolder } from "../tests/support/running-site";

import { publicForms, sendForm, sendSearch, stampOf } from "./enquiry-sender";
import { fill, grown } from "./growth/fill";
import { pathsOf } from "./growth/paths";
import { memory, processorTime } from "./process-meter";
import { ServedSite } from "./served-site";
import { Visitor } from "./visitor";
import { visit } from "./visits";

const { values } = parseArgs({ options: { only: { type: "string" }, seconds: { type: "string" } } });
const longest = Number(values.seconds ?? 2) * 1000;
const most = 40;
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const folder = mkdtempSync(join(tmpdir(), "xamfra-growth-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const admin = { email: "growth@example.com", password: "saffron tram depot" };
const small = await samples("small");
cpSync(join(folder, "small"), join(folder, "filled"), { recursive: true });
const filled = await ServedSite.in(placesOf("filled"), { TRUST_PROXY: "1" });
const began = performance.now();
fill(filled.database, new Date());
// In years of work the checks have read what is there; their job, which reads fifty at a time, would be measured with the pages.
for (const site of [small, filled]) await readArticles(site);
const { homes, enquiries, articles, developments, units } = grown;
console.log(
  `Filled in ${((performance.now() - began) / 1000).toFixed(0)} s: ${homes} homes, ${enquiries} enquiries, ${articles} articles, ${developments} developments of ${units} units.`,
);

const sites = [await measured(small), await measured(filled)] as const;
console.log(
  `${"".padEnd(32)}${["samples", "filled", "ratio", "kB", "kB filled", "by size"].map((name) => name.padStart(11)).join("")}`,
);
const [one, other] = [pathsOf(small), pathsOf(filled)];
for (const [name, path] of Object.entries(one)) {
  const grownPath = other[name];
  if (grownPath === undefined || !path.includes(values.only ?? "")) continue;
  const before = await effort(sites[0], path);
  const after = await effort(sites[1], grownPath);
  const ratio = after.processor / before.processor;
  const bySize = ratio / Math.max(1, after.bytes / before.bytes);
  const times = (value: number) => `${value.toFixed(1)} ×`;
  const sizes = [before.bytes, after.bytes].map((bytes) => (bytes / 1000).toFixed(0));
  const cells = [before.processor.toFixed(1), after.processor.toFixed(1), times(ratio), ...sizes, times(bySize)];
  console.log(
    `${name.padEnd(32)}${cells.map((cell) => cell.padStart(11)).join("")}${bySize > 2 ? "  OVER" : ratio > 2 ? "  over" : ""}`,
  );
}
for (const { site } of sites) console.log(`memory ${(memory(site.server.id).resident / 1024).toFixed(0)} MiB`);
for (const { site } of sites) await site.end();

type Measured = { site: ServedSite; panel: Visitor };

/** A site with its samples, an admin, and a message of each kind. */
async function samples(name: string): Promise<ServedSite> {
  cpSync(await seededFolder(), join(folder, name), { recursive: true });
  const site = await ServedSite.in(placesOf(name), { TRUST_PROXY: "1" });
  await site.start();
  const db = openDatabase(site.database);
  await aPerson(db, { ...admin, admin: "active" });
  await db.destroy();
  const stamp = await stampOf(site.url, "/contact");
  // A form that comes back sooner was filled in by a program.
  await pause(2100);
  for (const [number, form] of publicForms(1).entries()) {
    await sendForm(site.url, form, { word: `growth${number}x`, stamp }, false);
  }
  await sendSearch(site.url, { word: "growthsearch", stamp }, false);
  await site.server.stop();
  return site;
}

async function readArticles(site: ServedSite): Promise<void> {
  const db = openDatabase(site.database);
  while ((await readUnread(db, 200)) > 0);
  await db.destroy();
}

function placesOf(name: string) {
  return { dataDir: join(folder, name, "data"), uploadsDir: join(folder, name, "uploads") };
}

async function measured(site: ServedSite): Promise<Measured> {
  await site.start();
  return { site, panel: await Visitor.signIn(site.url, admin) };
}

/** Processor time per request, ms, and the size of the answer. */
async function effort({ site, panel }: Measured, path: string): Promise<{ processor: number; bytes: number }> {
  // Whoever carries a cookie of their own gets no page that is ready.
  const headers = path.startsWith("/admin")
    ? panel.headers({})
    : { Cookie: "carries=1", "Accept-Encoding": "identity" };
  const ask = async () => {
    const { status, body } = await visit(site.url, { path, headers }, false, 60_000);
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    return body.length;
  };
  let bytes = 0;
  for (let times = 0; times < 3; times += 1) bytes = await ask();
  const before = processorTime(site.server.id);
  let times = 0;
  for (const end = Date.now() + longest; times < most && Date.now() < end; times += 1) await ask();
  return { processor: (processorTime(site.server.id) - before) / times, bytes };
}
