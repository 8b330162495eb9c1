/**
 * How the site ends: nobody new is let in, whoever is connected is answered, then Remix ends what visitors and jobs began, and closes the
 * database.
 */
import type { Server } from "node:http";
import { Server as Listener } from "node:net";

import type { Connections } from "./connections";
import { log } from "./log";
import type { RemixProcess } from "./remix-process";

/** fly.toml gives it 30 s before it ends the process. */
const longestStop = 20_000;
/**
 * For so long what comes over connections that are open is answered: a browser, or a proxy, that sends a form at the moment of the
 * signal knows nothing of it yet. The answer tells it to close.
 */
const grace = 1500;
// npm passes a Ctrl-C on to the process that has already heard it.
const sameSignal = 500;

type Parts = {
  connections: Connections;
  remix: Pick<RemixProcess, "stop">;
  /** Ends all else that is held open. */
  close: () => void;
};

export class Stop {
  isStopping = false;
  #isGraceOver = false;
  #isEnding = false;
  #server: Server | undefined;
  #since = 0;
  #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => this.#hear(signal));
  }

  watch(server: Server): void {
    this.#server = server;
    // The last connection has ended.
    server.once("close", () => void this.#end());
  }

  /** An answer has ended. Its head was sent before the signal: the browser keeps the connection. */
  end(): void {
    if (this.#isGraceOver) this.#parts.connections.endIdle();
  }

  #hear(signal: string): void {
    if (this.isStopping) {
      if (Date.now() - this.#since < sameSignal) return;
      log.warn({ signal }, "ended at once");
      process.exit(1);
    }
    this.isStopping = true;
    this.#since = Date.now();
    const { connections } = this.#parts;
    log.info({ signal, requests: connections.underWay }, "stopping: requests under way are finished");
    connections.closeAfterAnswers();
    if (!this.#server?.listening) return void this.#end();
    // Listens no more, and leaves alone who is connected: the close of an HTTP server would end each connection that is idle at this moment.
    Listener.prototype.close.call(this.#server);
    setTimeout(() => {
      this.#isGraceOver = true;
      connections.endIdle();
    }, grace).unref();
    setTimeout(() => {
      log.warn("stopped in the middle of a request or of other work, which took too long");
      void this.#end();
    }, longestStop).unref();
  }

  async #end(): Promise<void> {
    const left = this.#since + longestStop - Date.now();
    if (this.#isEnding) return;
    this.#isEnding = true;
    try {
      this.#parts.close();
    } catch (error) {
      log.error({ err: error }, "the database could not be closed");
    }
    const isWell = await this.#parts.remix.stop(Math.max(left, 1000));
    log.info({ ms: Date.now() - this.#since }, "stopped");
    process.exit(isWell && left > 0 ? 0 : 1);
  }
}
