import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { familyOf, isProgram, isThere } from "../tests/support/process-tree";

import { freePort } from "./free-port";
import { visit } from "./visits";

export type Places = { readonly dataDir: string; readonly uploadsDir: string };

const host = "127.0.0.1";
const longestStart = 90_000;
const keptLines = 60;

const groups = new Set<number>();
// Whatever ends this process must leave no server behind.
process.once("exit", () => groups.forEach(killGroup));

/** A program of the site and all that it starts, as one group that can be killed. */
export class Program {
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly #process: ChildProcess;
  #said: string[] = [];

  constructor(args: readonly string[], environment: NodeJS.ProcessEnv, project = process.cwd()) {
    this.#process = spawn(process.execPath, args, {
      cwd: project,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on("data", (chunk: Buffer) => (this.#said = [...this.#said, chunk.toString()].slice(-keptLines)));
    }
    const { pid } = this.#process;
    if (pid !== undefined) groups.add(pid);
    this.ended = new Promise((resolve) => this.#process.once("close", (code, signal) => resolve({ code, signal })));
  }

  get id(): number {
    if (this.#process.pid === undefined) throw new Error("The program could not be started.");
    return this.#process.pid;
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** What it has written lately. */
  get said(): string {
    return this.#said.join("");
  }

  /**
   * Kills it as the system does that has no memory left, or whoever pulls a plug: nothing of it hears.
   * @param whom `alone`: what it has started lives on, as after the system has chosen one process
   */
  async kill(whom: "tree" | "alone"): Promise<void> {
    const family = familyOf(this.id);
    // Remix ends by itself when the server in front of it does, and with it the darkroom, some milliseconds later.
    const ending = family.filter((id) => isProgram(id, "remix") || isProgram(id, "darkroom"));
    for (const id of whom === "tree" ? family : [this.id]) killIfThere(id);
    while (this.isRunning || ending.some(isThere)) await pause(2);
  }

  async stop(): Promise<void> {
    this.#process.kill("SIGTERM");
    await this.ended;
    killGroup(this.id);
  }
}

function killGroup(id: number): void {
  killIfThere(-id);
}

function killIfThere(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch {
    // It has ended.
  }
}

/** A built site on folders of its own, started, killed and started again. */
export class ServedSite {
  readonly #programs: Program[] = [];

  private constructor(
    readonly places: Places,
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
    private readonly project: string,
  ) {}

  /** @param project the folder of the built sources that serve it */
  static async in(
    places: Places,
    settings: Readonly<Record<string, string>> = {},
    project = process.cwd(),
  ): Promise<ServedSite> {
    return new ServedSite(places, await freePort(host), settings, project);
  }

  get url(): string {
    return `http://${host}:${this.port}`;
  }

  get database(): string {
    return join(this.places.dataDir, "xamfra.db");
  }

  get server(): Program {
    const server = this.#programs.at(-1);
    if (!server) throw new Error("The site was never started.");
    return server;
  }

  get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: "production",
      HOST: host,
      PORT: String(this.port),
      DATA_DIR: this.places.dataDir,
      UPLOADS_DIR: this.places.uploadsDir,
      LOG_LEVEL: "warn",
      // A test sends in seconds what people send in weeks.
      FORM_RATE_LIMIT: "100000",
      VISITOR_MAIL_LIMIT: "100000",
      ...this.settings,
    };
  }

  /** Begins to start and does not wait. */
  begin(): Program {
    const server = new Program(
      ["scripts/serve.mjs"],
      // As the container starts it.
      { MALLOC_ARENA_MAX: "2", ...this.environment },
      this.project,
    );
    this.#programs.push(server);
    return server;
  }

  /** Starts and comes back when it answers. @returns ms. @throws {Error} with what it said where it does not */
  async start(): Promise<number> {
    const began = performance.now();
    this.begin();
    await this.untilAnswering();
    return performance.now() - began;
  }

  async untilAnswering(): Promise<void> {
    const { server } = this;
    for (const end = Date.now() + longestStart; Date.now() < end;) {
      if (!server.isRunning) throw new Error(`The site did not start:\n${server.said}`);
      const isThere = await visit(this.url, { path: "/healthz" }, false, 5000).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (isThere) return;
      await pause(25);
    }
    throw new Error(`The site did not answer within ${longestStart / 1000} s:\n${server.said}`);
  }

  /** Runs one of the site's own programs beside it or without it. */
  run(script: string, args: readonly string[] = []): Program {
    return new Program(["--import", "tsx", join("scripts", script), ...args], this.environment, this.project);
  }

  /** Ends what still runs of all starts. */
  async end(): Promise<void> {
    if (this.#programs.at(-1)?.isRunning) await this.server.stop();
    for (const { id } of this.#programs) killGroup(id);
  }
}
