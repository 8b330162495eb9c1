/** How the server ends: what visitors began is finished, then the database is closed. */
import { log } from "./front/request-log.mjs";

/** fly.toml gives it 30 s before it ends the process. */
const longestStop = 20_000;
// npm passes a Ctrl-C on to the process that has already heard it.
const sameSignal = 500;

export class Stop {
  isStopping = false;
  /** @type {import("node:http").Server | undefined} */
  #server;
  /** @type {Set<import("node:http").ServerResponse>} */
  #underWay = new Set();
  #since = 0;
  #close;

  /** @param {() => void} close ends what the front holds open */
  constructor(close) {
    this.#close = close;
    // Before remix-serve, which stops to listen at the first signal and does no more.
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => this.#hear(signal));
  }

  /** @param {import("node:http").Server} server */
  watch(server) {
    this.#server = server;
  }

  /**
   * A browser keeps its connection for the next page; there is none any more.
   * @param {import("node:http").ServerResponse} response
   */
  meet(response) {
    if (this.isStopping) response.setHeader("Connection", "close");
    this.#underWay.add(response);
    response.once("close", () => {
      this.#underWay.delete(response);
      // Its head was sent before: the browser keeps the connection.
      if (this.isStopping) this.#server?.closeIdleConnections();
    });
  }

  /** @param {string} signal */
  #hear(signal) {
    if (this.isStopping) {
      if (Date.now() - this.#since < sameSignal) return;
      log.warn({ signal }, "ended at once");
      process.exit(1);
    }
    this.isStopping = true;
    this.#since = Date.now();
    log.info({ signal, requests: this.#underWay.size }, "stopping: requests under way are finished");
    for (const response of this.#underWay) if (!response.headersSent) response.setHeader("Connection", "close");
    // remix-serve would print an empty line as its error.
    process.nextTick(() => this.#server?.removeListener("close", console.error));
    setTimeout(() => this.#giveUp(), longestStop).unref();
    // Nothing is left to do: no request, and no loop in the middle of a step.
    process.once("beforeExit", () => void this.#finish());
  }

  #giveUp() {
    log.warn("stopped in the middle of a request or of other work, which took too long");
    void this.#finish().finally(() => process.exit(1));
  }

  async #finish() {
    try {
      this.#close();
      // The last connection that closes writes the log of the database into its file.
      await globalThis.openDb?.destroy();
      log.info({ ms: Date.now() - this.#since }, "stopped");
    } catch (error) {
      log.error({ err: error }, "the database could not be closed");
      process.exitCode = 1;
    }
  }
}
