import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { join } from "node:path";

import { processorTime } from "./process-meter";
import { type RawAnswer, requestPage } from "./raw-request";

/** Requests that are under way at the same time. */
export const concurrency = 8;
export const requestsPerRound = 200;
export const rounds = 5;
const warmUp = 150;

/** Medians of the rounds. */
export type Effort = {
  /** Processor time of the server per request, milliseconds. */
  readonly processor: number;
  readonly perSecond: number;
};

export type Comparison = {
  readonly path: string;
  /** Size of the answer's body as sent, bytes. */
  readonly bytes: number;
  readonly site: Effort;
  readonly bare: Effort;
};

type Target = { readonly url: string; readonly processId: number };

/**
 * Asks the site and a bare Node server that sends the same bytes for the same pages, in turn: whatever else the machine
 * does meanwhile falls on both.
 */
export async function compareWithBareServer(site: Target, paths: readonly string[]): Promise<Comparison[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const answers = await Promise.all(paths.map((path) => requestPage(site.url + path, agent)));
  const bareServer = fork(join(import.meta.dirname, "bare-server.mjs"), { execArgv: [] });
  try {
    const bare = await handOver(bareServer, paths, answers);
    // All pages before the first is measured: else that one would pay for what V8 compiles for all of them.
    for (const path of paths) for (const { url } of [site, bare]) await ask(url + path, warmUp, agent);
    const measured = paths.map((path) => ({ path, site: noEfforts(), bare: noEfforts() }));
    // Round by round over all pages, for the same reason: none is always the first.
    for (let round = 0; round < rounds; round++) {
      for (const page of measured) {
        page.site.push(await measureRound(site, page.path, agent));
        page.bare.push(await measureRound(bare, page.path, agent));
      }
    }
    return measured.map((page, index) => ({
      path: page.path,
      bytes: answers[index]?.body.length ?? 0,
      site: middle(page.site),
      bare: middle(page.bare),
    }));
  } finally {
    agent.destroy();
    bareServer.kill();
  }
}

export async function handOver(
  server: ChildProcess,
  paths: readonly string[],
  answers: readonly RawAnswer[],
): Promise<Target> {
  server.send(
    answers.map(({ headers, body }, index) => ({
      path: paths[index],
      headers: withoutConnection(headers),
      body: body.toString("base64"),
    })),
  );
  const [address]: unknown[] = await once(server, "message");
  if (typeof address !== "object" || address === null || !("port" in address) || server.pid === undefined) {
    throw new Error("The bare server did not start.");
  }
  return { url: `http://127.0.0.1:${String(address.port)}`, processId: server.pid };
}

/** Node writes the headers of the connection itself; without a length it sends in chunks, as the site does. */
function withoutConnection(headers: string[]): string[] {
  const own = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);
  return headers.filter((_, index) => !own.has((headers[index - (index % 2)] ?? "").toLowerCase()));
}

function noEfforts(): Effort[] {
  return [];
}

function middle(efforts: readonly Effort[]): Effort {
  return {
    processor: median(efforts.map(({ processor }) => processor)),
    perSecond: median(efforts.map(({ perSecond }) => perSecond)),
  };
}

async function measureRound({ url, processId }: Target, path: string, agent: Agent): Promise<Effort> {
  const usedBefore = processorTime(processId);
  const began = performance.now();
  await ask(url + path, requestsPerRound, agent);
  const seconds = (performance.now() - began) / 1000;
  return {
    processor: (processorTime(processId) - usedBefore) / requestsPerRound,
    perSecond: requestsPerRound / seconds,
  };
}

async function ask(url: string, times: number, agent: Agent): Promise<void> {
  let left = times;
  const askOn = async () => {
    while (left-- > 0) await requestPage(url, agent);
  };
  await Promise.all(Array.from({ length: concurrency }, askOn));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
