import { spawn } from "node:child_process";
import { join } from "node:path";

import { environment } from "~/environment.server";

import { log } from "../log.server";

// Two tries with a storage that does not answer.
const longest = 5 * 60 * 1000;

/**
 * Has the list of who was erased copied beside the archives, as far as that goes: each night's backup copies it too. A program of
 * its own does it, for the client of the storage is large and slow to load; nobody waits for it.
 */
export function sendErasedList(): void {
  if (!environment.backupStore) return;
  const program = spawn(process.execPath, ["--import", "tsx", join("scripts", "copy-erased.ts")], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: longest,
  });
  let said = "";
  program.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const failed = (cause: string) => log.error({ cause }, "the list of who was erased was not copied elsewhere");
  // Each time: an error that nobody hears ends the server.
  program.on("error", (error) => failed(error.message));
  program.once("close", (code) => {
    if (code !== 0) failed(said.trim());
  });
  program.unref();
}
