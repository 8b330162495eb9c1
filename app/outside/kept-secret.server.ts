import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

import { StartFault } from "./start-fault";

// As long as SESSION_SECRET has to be; what is made here is longer.
const leastLength = 16;

/**
 * Reads the kept secret, and makes it where there is none: whole and on the disk before anybody uses it.
 * @throws {StartFault} where what is kept cannot be one
 */
export function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return readSecret(dataDir) ?? makeSecret(dataDir);
}

/** The kept secret; null where none has been made. @throws {StartFault} where what is kept cannot be one */
export function readSecret(dataDir: string): string | null {
  const file = join(dataDir, "secret");
  const kept = read(file);
  if (kept === null || kept.length >= leastLength) return kept;
  const what = kept === "" ? "is empty" : "is too short to be a secret";
  throw new StartFault(
    `The file ${file} ${what}: everybody could sign in with a cookie of their own making. Put it back from a backup, ` +
      "or remove it: a new one is made, and everybody signs in again.",
  );
}

function makeSecret(dataDir: string): string {
  const part = join(dataDir, `.secret-${process.pid}`);
  try {
    writeToDisk(part, randomBytes(32).toString("base64url"));
    try {
      // Whole or not at all; of two that start at once the second reads what the first has put there.
      linkSync(part, join(dataDir, "secret"));
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
  } finally {
    rmSync(part, { force: true });
  }
  const folder = openSync(dataDir, "r");
  fsyncSync(folder);
  closeSync(folder);
  return readSecret(dataDir) ?? "";
}

function writeToDisk(file: string, text: string): void {
  const handle = openSync(file, "w", 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
