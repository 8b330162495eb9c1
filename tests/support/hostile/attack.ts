import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, expect, inject } from "vitest";

import { openDatabase } from "~/db/open.server";

import { familyOf, remixOf } from "../process-tree";

import { asOwnerIn } from "./owner";
import type { Answer } from "./raw";
import { type Expectation, faultsOf } from "./verdict";
import { watchHealth } from "./watch";

/**
 * The slowest that `/healthz` may answer while the site is attacked, in milliseconds: a request that holds everybody up takes seconds.
 * The aim is 500; what was reached is printed, because a time depends on who else computes on the machine.
 */
const latest = 3000;
/**
 * So many files and connections more than before are no leak: whoever asks for /healthz, what goes on to Remix and a thread that makes
 * pictures come and go by twos and sixes. What is not let go of is held by each of a thousand inputs, or by one of fifty.
 */
const comeAndGo = 15;
/** It may say for a moment that the database is busy; a site that has stopped to answer says nothing. */
const isNoAnswer = (failure: string) => failure !== "status 503";

// More of them say the same again; all of them are in .cache/hostile/faults.log.
const mostShown = 40;

/** One hostile request: what it is, how it is made, what would be right. */
export type Attack = { name: string; make: () => Promise<Answer> } & Expectation;

export const attacked = inject("attacked");
export const database = join(attacked.folder, "data", "xamfra.db");

let tried = 0;
let slowest = { ms: 0, name: "" };

/** Inputs that are not sent through `attack`. */
export function counts(inputs: number) {
  tried += inputs;
}

/**
 * Tries each, a few at a time, and gathers what is wrong with the answers, so that one run names everything that is broken.
 */
export async function attack(attacks: readonly Attack[], atOnce = 4): Promise<void> {
  const faults: string[] = [];
  const waiting = [...attacks];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        tried++;
        const answer = await next.make();
        if (answer.ms > slowest.ms) slowest = { ms: answer.ms, name: next.name.slice(0, 100) };
        for (const fault of faultsOf(answer, next)) faults.push(`${next.name.slice(0, 200)}: ${fault}`);
        if (isGone()) throw new Error(`The site is gone. The last fault: ${faults.at(-1)}`);
      }
    }),
  );
  writeFileSync(join(attacked.folder, "faults.log"), faults.map((fault) => `${fault}\n`).join(""), { flag: "a" });
  expect(faults.slice(0, mostShown), `${faults.length} faults`).toEqual([]);
}

const remixAtFirst = remixOf(attacked.processId);

/** Whether one of the two processes of the site that was started for this run has ended. */
function isGone(): boolean {
  return !existsSync(`/proc/${attacked.processId}`) || remixOf(attacked.processId) !== remixAtFirst;
}

/** The headers of a browser in which the owner is signed in. */
export async function asOwner(): Promise<{ Cookie: string }> {
  const db = openDatabase(database);
  try {
    return await asOwnerIn(db);
  } finally {
    await db.destroy();
  }
}

/** The files and connections that the site holds open: what each is. */
export function heldOpen(): string[] {
  return familyOf(attacked.processId).flatMap((id) =>
    readdirSync(`/proc/${id}/fd`).map((descriptor) => {
      try {
        return readlinkSync(`/proc/${id}/fd/${descriptor}`);
      } catch {
        return "closed meanwhile";
      }
    }),
  );
}

/** Memory of the site's processes, in megabytes. */
export function memory(): number {
  return familyOf(attacked.processId).reduce((sum, id) => {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }, 0);
}

/**
 * Stands at the head of a file of attacks: while they last `/healthz` is asked again and again, and in the end the same
 * process is there and lets go of what it held. @param kind of input, for the count
 */
export function underAttack(kind: string): void {
  let watch: ReturnType<typeof watchHealth>;
  let held: number;
  beforeAll(() => {
    held = heldOpen().length;
    watch = watchHealth(attacked.port);
  });
  afterAll(async () => {
    const health = await watch.end();
    console.log(
      `[hostile] ${kind}: ${tried} inputs; slowest answer ${slowest.ms.toFixed(0)} ms (${slowest.name}); ${health.asked} times /healthz, slowest ${health.slowest.toFixed(0)} ms, ${health.failures.length} times not 200; ${memory().toFixed(0)} MB, ${heldOpen().length} descriptors (${held} before)`,
    );
    expect(health.failures.filter(isNoAnswer), "answers of /healthz").toEqual([]);
    expect(health.slowest, "slowest /healthz in ms").toBeLessThan(latest);
    for (let waited = 0; heldOpen().length > held + comeAndGo && waited < 8000; waited += 100) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const now = heldOpen();
    expect(now.length, `descriptors let go of; held: ${now.join(", ")}`).toBeLessThanOrEqual(held + comeAndGo);
  });
}
