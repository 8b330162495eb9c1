/**
 * remix-serve in a process of its own, on a port that only this machine reaches. It is watched: one that ends is started again at once, one
 * that says nothing for long is ended. What it writes goes through our log.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

import { log, write } from "./log";
import { type Answer, type Question, RemixAway, RemixClient } from "./remix-client";

const host = "127.0.0.1";
const betweenLooks = 5000;
/** Longer than any work of ours holds its thread. In ms. */
const longestSilence = 60_000;
/** Whoever waits for it to start waits no longer, in ms. */
const longestStart = 20_000;
// One that ends while it starts would be started without a pause.
const pauseAfterFailure = 500;
const betweenTries = 25;
const mostTries = 5;
/**
 * Left alone, V8 lets a heap of which 95 MiB are in use grow to 400 in a storm and keeps it; bounded it collects sooner, and as many pages are
 * drawn (docs/decisions/078-server-in-front.md). In MiB: what is in use of long life, and a third of what is just made.
 */
const heap = ["--max-old-space-size=384", "--max-semi-space-size=8"];

export type RemixProgram = {
  /** Of what is started with Node. */
  args: readonly string[];
  cwd: string;
};

/** remix-serve as it comes, with what app/server/remix-boot.ts adds to its process. */
export function remixServe(project: string): RemixProgram {
  const require = createRequire(import.meta.url);
  const boot = join(project, "build", "front", "remix-boot.js");
  const cli = require.resolve("@remix-run/serve/dist/cli.js");
  return { args: [...heap, "--import", boot, cli, join(project, "build", "server", "index.js")], cwd: project };
}

export class RemixProcess {
  #program: RemixProgram;
  #process: ChildProcess | undefined;
  #ready: Promise<RemixClient>;
  #setReady: (client: RemixClient) => void = () => undefined;
  #client: RemixClient | undefined;
  #isStopping = false;
  #wasReady = false;
  #ended: Promise<number> = Promise.resolve(0);
  #onFirstFailure: (code: number) => void;

  /** @param onFirstFailure it ended before it was ever there: its settings, or the data, are to blame, and it has said so */
  constructor(program: RemixProgram, onFirstFailure: (code: number) => void) {
    this.#program = program;
    this.#onFirstFailure = onFirstFailure;
    this.#ready = this.#expect();
  }

  async start(): Promise<void> {
    await this.#begin();
    setInterval(() => void this.#look(), betweenLooks).unref();
  }

  /**
   * Whom to ask, as soon as it listens.
   * @throws {RemixAway}
   */
  async client(): Promise<RemixClient> {
    if (this.#client) return this.#client;
    let timer: NodeJS.Timeout | undefined;
    const away = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new RemixAway("Remix does not start.")), longestStart);
    });
    return Promise.race([this.#ready, away]).finally(() => clearTimeout(timer));
  }

  /**
   * Asks Remix. Where its process ended meanwhile, the next is asked: always what only reads, and a form that has certainly not reached anybody.
   * @throws {RemixAway}
   */
  async ask(question: Question): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const client = await this.client();
      try {
        return await client.ask(question);
      } catch (error) {
        if (question.signal.aborted || tries === mostTries || !mayBeAskedAgain(question, error)) {
          throw new RemixAway("Remix has not answered.", { cause: error });
        }
      }
      // Its end is noticed a moment after that of its connections.
      await pause(betweenTries * tries);
    }
  }

  /** Tells the jobs of the site something. */
  tell(message: Record<string, unknown>): void {
    if (this.#process?.connected) this.#process.send(message, () => undefined);
  }

  get processId(): number | undefined {
    return this.#process?.pid;
  }

  /**
   * Asks it to end, and waits.
   * @param longest in ms
   * @returns whether it ended well by itself
   */
  async stop(longest: number): Promise<boolean> {
    this.#isStopping = true;
    this.#client?.close();
    this.#process?.kill("SIGTERM");
    const timer = setTimeout(() => this.#process?.kill("SIGKILL"), longest);
    const code = await this.#ended;
    clearTimeout(timer);
    return code === 0;
  }

  #expect(): Promise<RemixClient> {
    this.#client = undefined;
    return new Promise((resolve) => (this.#setReady = resolve));
  }

  async #begin(): Promise<void> {
    const port = await freePort();
    const { args, cwd } = this.#program;
    const child = spawn(process.execPath, args, {
      cwd,
      // The C library would keep memory apart for each thread.
      env: { MALLOC_ARENA_MAX: "2", ...process.env, HOST: host, PORT: String(port) },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Ctrl-C is heard by every process of the terminal; this one goes on until the last request is answered.
      detached: true,
    });
    this.#process = child;
    child.channel?.unref();
    readLines(child.stdout, (line) => (line.startsWith("{") ? write(`${line}\n`) : undefined));
    readLines(child.stderr, (line) => log.error({ from: "remix" }, line));
    this.#ended = new Promise((resolve) => {
      child.once("error", (error) => {
        log.error({ err: error }, "Remix could not be started");
        resolve(1);
      });
      child.once("exit", (code, signal) => resolve(signal === "SIGTERM" ? 0 : (code ?? 1)));
    });
    void this.#ended.then((code) => this.#restart(code));
    const client = new RemixClient({ host, port });
    while (child.exitCode === null && child.signalCode === null) {
      if (await client.isWell(longestStart)) {
        this.#client = client;
        this.#wasReady = true;
        return this.#setReady(client);
      }
      await pause(betweenTries);
    }
  }

  async #restart(code: number): Promise<void> {
    if (this.#isStopping) return;
    if (!this.#wasReady) return this.#onFirstFailure(code);
    log.error({ code, signal: this.#process?.signalCode }, "Remix ended by itself, and is started again");
    const wasThere = this.#client !== undefined;
    this.#client?.close();
    if (wasThere) this.#ready = this.#expect();
    else await pause(pauseAfterFailure);
    while (!this.#isStopping) {
      try {
        return await this.#begin();
      } catch (error) {
        // No port, no process: the machine has none to give at this moment.
        log.error({ err: error }, "Remix could not be started");
        await pause(pauseAfterFailure);
      }
    }
  }

  /** One that hangs is of no use to anybody. */
  async #look(): Promise<void> {
    const [client, child] = [this.#client, this.#process];
    if (!client || this.#isStopping || (await client.isWell(longestSilence))) return;
    if (this.#client !== client || this.#isStopping) return;
    log.error({ ms: longestSilence }, "Remix has not answered for long, and is ended");
    child?.kill("SIGKILL");
  }
}

function mayBeAskedAgain({ method, body }: Question, error: unknown): boolean {
  const { code } = error as { code?: string };
  if (method === "GET") return code !== "ETIMEDOUT";
  return code === "ECONNREFUSED" && (body === null || Buffer.isBuffer(body));
}

/** Its own lines are JSON. Those that remix-serve writes of each request hold secret addresses, and are left out: ours say the same. */
function readLines(stream: Readable | null, hear: (line: string) => void): void {
  if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on("line", hear);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
