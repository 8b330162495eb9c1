/**
 * Kills the server (SIGKILL) at random moments of posts, uploads, batches, backups, restores and migrations, starts it again each
 * time and looks for what was answered with success. Ends with 1 where anything is lost, doubled, broken or does not start.
 *
 *     npm run bench -- kills [--kills 50] [--seed 1] [--kind posts]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { backups } from "./kills/backups";
import { batches } from "./kills/batches";
import type { Kind } from "./kills/kind";
import { migrations } from "./kills/migrations";
import { posts } from "./kills/posts";
import { restores } from "./kills/restores";
import { type Result, runKind } from "./kills/run-kind";
import { uploads } from "./kills/uploads";

const kinds: readonly Kind[] = [posts, uploads, batches, backups, restores, migrations];
// Two at once, as there are cores: much of the time is waiting.
const lanes = 2;

const { values } = parseArgs({
  options: { kills: { type: "string" }, seed: { type: "string" }, kind: { type: "string" } },
});
const chosen = kinds.filter(({ name }) => values.kind === undefined || name === values.kind);
const kills = Number(values.kills ?? 50);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
if (chosen.length === 0 || !Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
  throw new Error("Usage: npm run bench -- kills [--kills 50] [--seed 1] [--kind posts]");
}
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const folder = mkdtempSync(join(tmpdir(), "xamfra-kills-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const began = performance.now();
console.log(`Seed ${seed}: npm run bench -- kills --seed ${seed} chooses the same moments again.\n`);

const waiting = chosen.map((kind, index) => ({
  kind,
  kills: Math.floor(kills / chosen.length) + (index < kills % chosen.length ? 1 : 0),
}));
const results: Result[] = [];
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.kills === 0) continue;
      const result = await runKind(next.kind, next.kills, { folder, seed });
      results.push(result);
      console.log(line(result));
      for (const fault of result.faults) console.log(`    ${fault}`);
    }
  }),
);

const rounds = results.flatMap((result) => result.rounds);
const faults = results.flatMap((result) => result.faults);
const seconds = (performance.now() - began) / 1000;
console.log(`\n${rounds.length} kills in ${seconds.toFixed(0)} s, ${faults.length} faults.`);
if (faults.length > 0 || rounds.length < kills) process.exitCode = 1;

function line({ name, rounds, swept, faults }: Result): string {
  const met = rounds.filter((round) => round.met).length;
  const acknowledged = rounds.reduce((sum, round) => sum + round.acknowledged, 0);
  const slowest = Math.max(0, ...rounds.map(({ start }) => start)) / 1000;
  return [
    name.padEnd(11),
    `${String(rounds.length).padStart(3)} kills, ${String(met).padStart(3)} amid the work;`,
    `${String(acknowledged).padStart(6)} acknowledged;`,
    `started in ${slowest.toFixed(1)} s at most; ${swept} files without a row at most;`,
    faults.length === 0 ? "all sound" : `${faults.length} FAULTS`,
  ].join(" ");
}
