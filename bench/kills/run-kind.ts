import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { SeededRandom } from "../seeded-random";
import type { ServedSite } from "../served-site";

import type { Kind, Round } from "./kind";
import { faultsOf, leftovers, sweepLater } from "./soundness";

/** What all kills of one kind of work showed. */
export type Result = {
  readonly name: string;
  readonly rounds: readonly Round[];
  /** The most photos and received files without a row that one kill left; all were swept. */
  readonly swept: number;
  readonly faults: readonly string[];
};

// One of a process that was killed while it made it.
const mostLeftovers = 4;
const full = "2";

/** Kills the site so many times during one kind of work and looks it over each time it was started again. */
export async function runKind(
  kind: Kind,
  kills: number,
  { folder, seed }: { folder: string; seed: number },
): Promise<Result> {
  const random = new SeededRandom(seed, kind.name);
  const rounds: Round[] = [];
  const faults: string[] = [];
  let swept = 0;
  const notes = join(folder, `${kind.name}-synchronous`);
  rmSync(notes, { force: true });
  let site: ServedSite | undefined;
  try {
    site = await kind.setUp(join(folder, kind.name), probing(notes));
    for (let number = 1; number <= kills; number += 1) {
      const round = await kind.round(site, random, number);
      rounds.push(round);
      faults.push(...[...round.faults, ...faultsOf(site)].map((fault) => `kill ${number}: ${fault}`));
      swept = Math.max(swept, await sweepLater(site));
    }
    const half = leftovers(site.places);
    if (half.length > mostLeftovers) faults.push(`${half.length} unfinished things are left: ${half.join(", ")}`);
    faults.push(...faultsOfWriting(notes));
  } catch (error) {
    // A site that does not start or answer is the worst of all faults; what it said is told with it.
    faults.push(`kill ${rounds.length + 1}: ${error instanceof Error ? error.message : String(error)}`);
    if (site) faults.push(`its last words: ${site.server.said.slice(-2000)}`);
  } finally {
    await site?.end();
  }
  return { name: kind.name, rounds, swept, faults };
}

function probing(notes: string): Record<string, string> {
  const probe = pathToFileURL(resolve("bench/kills/synchronous-probe.mjs")).href;
  return { NODE_OPTIONS: `--import=${probe}`, SYNCHRONOUS_NOTES: notes };
}

function faultsOfWriting(notes: string): string[] {
  const seen = existsSync(notes) ? readFileSync(notes, "utf8").trim().split("\n").filter(Boolean) : [];
  if (seen.length === 0) return ["no process was seen to write into the database"];
  const others = new Set(seen.filter((line) => !line.startsWith(`${full} `)));
  return [...others].map((line) => `a connection writes with synchronous=${line}`);
}
