import { Worker } from "node:worker_threads";

export type Watched = {
  /** How often `/healthz` was asked. */
  asked: number;
  /** Its slowest answer, in milliseconds. */
  slowest: number;
  /** Every answer that was none or not 200. */
  failures: string[];
};

/**
 * Asks for `/healthz` twenty times a second, as a monitor would: a new connection each time, from a thread that no attack holds up.
 */
export function watchHealth(port: number): { end(): Promise<Watched> } {
  const watcher = new Worker(program, { eval: true, workerData: port });
  return {
    end: () =>
      new Promise((resolve, reject) => {
        watcher.once("error", reject);
        watcher.once("message", (watched: Watched) => void watcher.terminate().then(() => resolve(watched)));
        watcher.postMessage("end");
      }),
  };
}

// Plain script: no loader of ours runs in a thread.
const program = `
const { parentPort, workerData: port } = require("node:worker_threads");
const http = require("node:http");
const watched = { asked: 0, slowest: 0, failures: [] };
let isEnding = false;
parentPort.on("message", () => (isEnding = true));
ask();
function ask() {
  const began = performance.now();
  let isOver = false;
  const over = (failure) => {
    if (isOver) return;
    isOver = true;
    watched.asked++;
    watched.slowest = Math.max(watched.slowest, performance.now() - began);
    if (failure) watched.failures.push(failure);
    if (isEnding) parentPort.postMessage(watched);
    else setTimeout(ask, 50);
  };
  const asking = http.get({ host: "127.0.0.1", port, path: "/healthz", agent: false }, (answer) => {
    answer.resume();
    answer.once("end", () => over(answer.statusCode === 200 ? "" : "status " + answer.statusCode));
    answer.once("error", (error) => over(error.message));
  });
  asking.once("error", (error) => over(error.message));
  asking.setTimeout(10_000, () => asking.destroy(new Error("no answer within 10 s")));
}
`;
