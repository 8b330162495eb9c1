import { type ChildProcess, spawn } from "node:child_process";

export type Ended = { code: number | null; signal: NodeJS.Signals | null; said: string };
export type Program = { process: ChildProcess; ended: Promise<Ended>; says(text: string | RegExp): Promise<void> };

/** Runs one of the project's programs with Node; what it says on either stream is kept. */
export function runProgram(args: readonly string[], environment: Record<string, string> = {}): Program {
  const program = spawn(process.execPath, args, {
    env: { ...process.env, SESSION_SECRET: "", NODE_ENV: "production", LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Whatever ends the tests must not leave it behind.
  const end = () => program.kill("SIGKILL");
  process.once("exit", end);
  let said = "";
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
    for (const listener of listeners) listener();
  };
  for (const stream of [program.stdout, program.stderr]) stream.on("data", hear);
  const ended = new Promise<Ended>((resolve) =>
    program.once("close", (code, signal) => {
      process.off("exit", end);
      resolve({ code, signal, said });
    }),
  );
  const says = (text: string | RegExp) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (typeof text === "string" ? !said.includes(text) : !text.test(said)) return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
      void ended.then(() => reject(new Error(`It ended without saying ${String(text)}:\n${said}`)));
    });
  return { process: program, ended, says };
}

/** What every start does before it serves. */
export function runPrepare(site: { dataDir: string; uploadsDir: string }, environment: Record<string, string> = {}) {
  return runProgram(["--import", "tsx", "scripts/prepare.ts"], {
    DATA_DIR: site.dataDir,
    UPLOADS_DIR: site.uploadsDir,
    ...environment,
  });
}
