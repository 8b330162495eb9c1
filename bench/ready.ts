/**
 * What sending a ready page costs beside a bare Node server that sends the same bytes: rate, waiting and processor time, in short rounds
 * of one and the other in turn. The site writes its log as it does in service. With `--drawing 32` as many connections have lists drawn
 * meanwhile that nobody has asked for, each for a visitor of its own.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { runSite } from "../tests/support/running-site";

import { freePort } from "./free-port";
import { type Burst, burst } from "./keep-asking";
import { handOver } from "./load";
import { requestPage } from "./raw-request";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "11" },
    requests: { type: "string", default: "3000" },
    drawing: { type: "string", default: "0" },
    path: { type: "string", multiple: true, default: ["/", "/properties", "/property/1"] },
  },
});
const host = "127.0.0.1";
const connectionCounts = [1, 16, 64];
const rounds = Number(options.rounds);
const requests = Number(options.requests);
const drawing = Number(options.drawing);

type Pair = { site: Burst; bare: Burst };

// An ended bench ends its servers too: they stop when this process exits.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const site = await runSite(join(process.cwd(), ".cache", "bench-ready"), await freePort(host), host, {
  environment: { LOG_LEVEL: "info", TRUST_PROXY: "1" },
  // In service another program takes the lines in: read here, they would cost the one that asks.
  writesTo: join(process.cwd(), ".cache", "bench-ready.log"),
});
const agent = new Agent({ keepAlive: true });
const answers = await Promise.all(options.path.map((path) => requestPage(site.url + path, agent)));
agent.destroy();
const bareServer = fork(join(import.meta.dirname, "bare-server.mjs"), { execArgv: [] });
try {
  const bare = await handOver(bareServer, options.path, answers);
  console.log(
    `Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds of ${requests} each`,
  );
  const crowd = drawLists(site.url, drawing);
  console.log("                       rate ×        p99 ×          requests/s       p99 ms         CPU µs a request");
  console.log("                                                    site    bare    site   bare     site  bare      ×");
  for (const path of options.path) {
    for (const connections of connectionCounts) {
      const ask = (target: { url: string; processId: number }) => burst(target, { path, connections, requests });
      for (const target of [site, bare, site, bare]) await ask(target);
      const pairs: Pair[] = [];
      for (let round = 0; round < rounds; round++) {
        // Neither is always the first.
        if (round % 2 === 0) pairs.push({ site: await ask(site), bare: await ask(bare) });
        else pairs.push(await ask(bare).then(async (first) => ({ bare: first, site: await ask(site) })));
      }
      print(path, connections, pairs);
    }
  }
  if (drawing > 0) console.log(`${await crowd.end()} lists drawn meanwhile, ${drawing} at a time`);
  console.log(`Load average at the end ${loadavg()[0]?.toFixed(1)}`);
} finally {
  bareServer.kill();
  await once(bareServer, "exit");
  await site.stop();
}

/** Keeps as many visitors asking for lists that are in no cache. */
function drawLists(url: string, visitors: number) {
  let drawn = 0;
  let isOver = false;
  const asking = Array.from({ length: visitors }, async (_, visitor) => {
    while (!isOver) {
      drawn += 1;
      const answer = await fetch(`${url}/properties?from=${100_000 + drawn}`, {
        headers: { "X-Forwarded-For": `198.51.100.${visitor}` },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A list was answered ${answer.status}.`);
    }
  });
  return {
    /** @returns how many were drawn */
    async end(): Promise<number> {
      isOver = true;
      await Promise.all(asking);
      return drawn;
    },
  };
}

function print(path: string, connections: number, pairs: readonly Pair[]): void {
  const of = (value: (pair: Pair) => number) => pairs.map(value).toSorted((a, b) => a - b);
  const middle = (value: (pair: Pair) => number) => of(value)[Math.floor(pairs.length / 2)] ?? NaN;
  const spread = (value: (pair: Pair) => number) =>
    `${middle(value).toFixed(2)} (${of(value)[0]?.toFixed(2)}–${of(value).at(-1)?.toFixed(2)})`;
  const columns = [
    `${path} ${connections}`.padEnd(16),
    spread(({ site, bare }) => site.perSecond / bare.perSecond).padStart(18),
    spread(({ site, bare }) => site.p99 / bare.p99).padStart(18),
    middle(({ site }) => site.perSecond)
      .toFixed(0)
      .padStart(6),
    middle(({ bare }) => bare.perSecond)
      .toFixed(0)
      .padStart(7),
    middle(({ site }) => site.p99)
      .toFixed(1)
      .padStart(7),
    middle(({ bare }) => bare.p99)
      .toFixed(1)
      .padStart(6),
    (middle(({ site }) => site.processor) * 1000).toFixed(0).padStart(8),
    (middle(({ bare }) => bare.processor) * 1000).toFixed(0).padStart(5),
    middle(({ site, bare }) => site.processor / bare.processor)
      .toFixed(2)
      .padStart(6),
  ];
  console.log(columns.join(" "));
}
