/**
 * A storm of bookings and valuations by made-up people, each from a /64 of its own within one /48, named in the header of a proxy: what is
 * left of the diary, which mails are laid ready, and how long another visitor waits for the contact form meanwhile.
 *
 *     npm run bench -- bookings [--networks 4096] [--connections 16]
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";

import { openDatabase } from "~/db/open.server";

import { opensHours } from "../tests/support/bookable";
import { aPerson } from "../tests/support/builders";
import { seededFolder } from "../tests/support/running-site";

import { stampOf } from "./enquiry-sender";
import { column } from "./kills/soundness";
import { ServedSite } from "./served-site";
import { Stamps } from "./storm/stamps";
import { formOf, visit } from "./visits";

const { values } = parseArgs({ options: { networks: { type: "string" }, connections: { type: "string" } } });
const networks = Number(values.networks ?? 4096);
const connections = Number(values.connections ?? 16);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const page = "/book?kind=call";
const patience = 60_000;
const folder = mkdtempSync(join(tmpdir(), "xamfra-bookings-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
cpSync(await seededFolder(), folder, { recursive: true });
const site = await ServedSite.in(
  { dataDir: join(folder, "data"), uploadsDir: join(folder, "uploads") },
  { TRUST_PROXY: "1", VISITOR_MAIL_LIMIT: "60", FORM_RATE_LIMIT: "5" },
);
await site.start();
const db = openDatabase(site.database);
const { id: goes } = await aPerson(db, { email: "storm@example.com", admin: "active" });
await opensHours(db, { goes });
await db.destroy();

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<string, number> = {};
const before = await timesOffered();
const restful = await contactTimes(() => false, 20);
let isOver = false;
const waits = contactTimes(() => isOver, Number.POSITIVE_INFINITY);
const began = performance.now();
let next = 0;
await Promise.all(Array.from({ length: connections }, storm));
isOver = true;
const seconds = (performance.now() - began) / 1000;
const offered = new Set(await timesOffered());
const left = before.filter((time) => offered.has(time));
const mails = column<string>(site.database, "select recipient from outbox");
const to = (is: (recipient: string) => boolean) => mails.filter(is).length;
console.log(`${networks} networks in ${seconds.toFixed(0)} s; answers ${JSON.stringify(statuses)}`);
console.log(`times left: ${left.length} of ${before.length}`);
console.log(
  `mails: ${mails.length}, of them to the +tag mailbox ${to((recipient) => recipient.startsWith("victim"))}, to made-up ones ${to((recipient) => recipient.startsWith("made-up"))}`,
);
console.log(`another visitor's /contact before: ${spread(restful)}; meanwhile: ${spread(await waits)}`);
agent.destroy();
await site.end();

async function storm() {
  const stamps = new Stamps();
  while (next < networks) {
    const network = next;
    next += 1;
    const from = { "X-Forwarded-For": `2001:db8:48:${network.toString(16)}::1` };
    const opened = await stampOf(site.url, page, from).catch(() => undefined);
    if (opened) stamps.add(opened);
    let stamp = stamps.take();
    for (; !stamp; stamp = stamps.take()) await pause(100);
    const person = { firstName: "Ana", lastName: "Puig", phone: `600${String(100_000 + network)}` };
    const time = before[network % before.length] ?? "";
    const email = `made-up-${network}@example.com`;
    await send(page, { ...person, stamp, email, time, week: "1" }, from);
    await send(
      "/valuation",
      { ...person, stamp, email: `victim+${network}@gmail.com`, propertyAddress: "Carrer 1" },
      from,
    );
  }
}

async function send(path: string, fields: Record<string, string>, from: Record<string, string>) {
  const form = formOf(fields);
  const answer = await visit(site.url, { path, ...form, headers: { ...form.headers, ...from } }, agent, patience).catch(
    () => null,
  );
  const what = `${path.split("?")[0] ?? ""} ${answer?.status ?? "none"}`;
  statuses[what] = (statuses[what] ?? 0) + 1;
}

/** The start of each time of the week that is offered first: the next one, where a week is full. */
async function timesOffered(): Promise<string[]> {
  const { body } = await visit(site.url, { path: page, headers: { "Accept-Encoding": "identity" } }, false, patience);
  const inputs = body.toString().match(/<input[^>]*name="time"[^>]*>/g) ?? [];
  return inputs.map((input) => /value="([^"]+)"/.exec(input)?.[1] ?? "");
}

async function contactTimes(isEnough: () => boolean, most: number): Promise<number[]> {
  const form = formOf({ firstName: "" });
  const asked = { path: "/contact", ...form, headers: { ...form.headers, "X-Forwarded-For": "203.0.113.7" } };
  const times: number[] = [];
  while (!isEnough() && times.length < most) {
    const start = performance.now();
    await visit(site.url, asked, false, patience).catch(() => null);
    times.push(performance.now() - start);
    await pause(50);
  }
  return times.sort((one, other) => one - other);
}

function spread(times: readonly number[]): string {
  return `median ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms, worst ${(times.at(-1) ?? 0).toFixed(0)} ms of ${times.length}`;
}
