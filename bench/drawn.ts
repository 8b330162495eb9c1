/**
 * What a page costs that is drawn for one visitor, beside what it cost at another commit: processor time of the server per request,
 * asked of two servers in turn, each built from its own sources and with its own samples.
 *
 *     npm run bench -- drawn [--with be1a7ff] [--rounds 7] [--requests 40]
 */
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { earlierSources } from "./earlier-sources";
import { processorTime } from "./process-meter";
import { type Program, ServedSite } from "./served-site";
import { Visitor } from "./visitor";
import { visit } from "./visits";

const { values: options } = parseArgs({
  options: {
    with: { type: "string", default: "be1a7ff" },
    rounds: { type: "string", default: "7" },
    requests: { type: "string", default: "40" },
  },
});
const rounds = Number(options.rounds);
const requests = Number(options.requests);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const reading = ["/", "/properties", "/property/1", "/contact", "/articles", "/services/buyer-consultation", "/costs"];
const panel = ["/admin", "/admin/properties", "/admin/enquiries", "/admin/articles"];

type Side = { readonly site: ServedSite; readonly visitors: Readonly<Record<string, Visitor>> };

const earlier = await side(await earlierSources(options.with));
const now = await side(process.cwd());
const names = [options.with, "now", "now ×", "spread"];
console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds of ${requests} each`);
console.log(`Processor time, ms a request, gzip\n${"".padEnd(52)}${names.map((name) => name.padStart(12)).join("")}`);
for (const path of reading) await compare("drawn anew", path);
for (const path of reading) await compare("saved two homes", path);
for (const path of panel) await compare("admin", path);
console.log(`Load average at the end ${loadavg()[0]?.toFixed(1)}`);
await earlier.site.end();
await now.site.end();

/** A site with its samples, and those who visit it: the cookie of the first asks for a page that is not ready. */
async function side(project: string): Promise<Side> {
  const folder = join(project, ".cache", "bench-drawn");
  const places = { dataDir: join(folder, "data"), uploadsDir: join(folder, "uploads") };
  const settings = { TRUST_PROXY: "1", OWNER_EMAIL: "bench@example.com" };
  const site = await ServedSite.in(places, settings, project);
  await finished(site.run("prepare.ts", ["--whole-photos"]));
  const said = await finished(site.run("owner.ts", ["reset-password"]));
  const password = /New password of \S+ (\S+)/.exec(said)?.[1];
  if (password === undefined) throw new Error(`No password was said:\n${said}`);
  await site.start();
  const saved = Visitor.unknown(site.url);
  for (const home of [1, 2]) await saved.send(`/property/${home}/favourite`, {});
  // Sees the message that they are saved, once.
  await saved.open("/properties");
  const admin = await Visitor.signIn(site.url, { email: settings.OWNER_EMAIL, password });
  return { site, visitors: { "drawn anew": Visitor.unknown(site.url, "carries=1"), "saved two homes": saved, admin } };
}

/** @returns what a program wrote. @throws {Error} where it fails */
async function finished(program: Program): Promise<string> {
  const { code } = await program.ended;
  if (code !== 0) throw new Error(`A program ended with ${code}:\n${program.said}`);
  return program.said;
}

async function compare(who: string, path: string): Promise<void> {
  const sides = [earlier, now];
  for (const each of sides) for (let times = 0; times < requests; times += 1) await ask(each, who, path);
  const ratios: number[] = [];
  const costs: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // Neither is always the first.
    const order = round % 2 === 0 ? [0, 1] : [1, 0];
    for (const index of order) costs[index as 0 | 1].push(await cost(sides[index]!, who, path));
    ratios.push(costs[1].at(-1)! / costs[0].at(-1)!);
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  const cells = [
    middle(costs[0]).toFixed(1),
    middle(costs[1]).toFixed(1),
    middle(ratios).toFixed(2),
    `${sorted[0]?.toFixed(2)}–${sorted.at(-1)?.toFixed(2)}`,
  ];
  console.log(`${`${who} ${path}`.padEnd(52)}${cells.map((cell) => cell.padStart(12)).join("")}`);
}

async function cost(each: Side, who: string, path: string): Promise<number> {
  const before = processorTime(each.site.server.id);
  for (let times = 0; times < requests; times += 1) await ask(each, who, path);
  return (processorTime(each.site.server.id) - before) / requests;
}

async function ask({ site, visitors }: Side, who: string, path: string): Promise<void> {
  const headers = { ...visitors[who]?.headers({}), "Accept-Encoding": "gzip" };
  const { status } = await visit(site.url, { path, headers }, false, 30_000);
  if (status !== 200) throw new Error(`${who}: ${path} was answered ${status}.`);
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
