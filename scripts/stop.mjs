/**
 * How the server ends: nobody new is let in, whoever is connected is answered, what visitors began is finished, then the database
 * is closed.
 */
import { Server as Listener } from "node:net";

import { log } from "./front/log.mjs";

/** fly.toml gives it 30 s before it ends the process. */
const longestStop = 20_000;
/**
 * For so long what comes over connections that are open is answered: a browser, or a proxy, that sends a form at the moment of the
 * signal knows nothing of it yet. The answer tells it to close.
 */
const grace = 1500;
// npm passes a Ctrl-C on to the process that has already heard it.
const sameSignal = 500;

export class Stop {
  /** A browser keeps its connection for the next page: from now on each answer says that there is none any more. */
  isStopping = false;
  #isGraceOver = false;
  /** @type {import("node:http").Server | undefined} */
  #server;
  #since = 0;
  #connections;
  #close;

  /** @param {{ connections: import("./front/connections.mjs").Connections, close: () => void }} front `close` ends all else that it holds open */
  constructor({ connections, close }) {
    this.#connections = connections;
    this.#close = close;
    // Before remix-serve, which stops to listen at the first signal and does no more.
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => this.#hear(signal));
  }

  /** @param {import("node:http").Server} server */
  watch(server) {
    this.#server = server;
    // remix-serve closes it at the signal, and with it, in Node, each connection that is idle at that moment.
    server.close = () => server;
  }

  /** An answer has ended. Its head was sent before the signal: the browser keeps the connection. */
  end() {
    if (this.#isGraceOver) this.#connections.endIdle();
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
    log.info({ signal, requests: this.#connections.underWay }, "stopping: requests under way are finished");
    // Listens no more, and leaves alone who is connected.
    if (this.#server) Listener.prototype.close.call(this.#server);
    setTimeout(() => this.#endGrace(), grace).unref();
    setTimeout(() => this.#giveUp(), longestStop).unref();
    // Nothing is left to do: no request, and no loop in the middle of a step.
    process.once("beforeExit", () => void this.#finish());
  }

  #endGrace() {
    this.#isGraceOver = true;
    this.#connections.endIdle();
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
