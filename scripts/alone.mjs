/**
 * Two servers on the same data would each write articles, send mails and make backups, and keep ready pages of what the other has
 * changed. Each takes a lock on both folders for as long as it lives.
 */
import { join } from "node:path";

import { foldersOf } from "./folders.mjs";
import { say } from "./steps.mjs";

// One that is ending lets go in the meantime: whoever starts a service again does not wait for its last request.
const patience = 3000;
const pause = 100;

/** @type {unknown[]} what is not referred to any more might be closed */
const held = [];

/** Ends the process with a sentence where another server has one of the folders. */
export async function requireToBeAlone(environment = process.env) {
  for (const [name, folder] of Object.entries(foldersOf(environment))) {
    const lock = await takeFolder(folder).catch((error) => error);
    if (lock instanceof Error) {
      // Photographs that can only be read are shown; nobody can spoil them.
      if (name === "UPLOADS_DIR") continue;
      say(`${name} (${folder}) cannot be taken for this server: ${lock.message}. See whom the files in it belong to.`);
      process.exit(1);
    }
    if (lock === null) {
      say(
        `Another server of this site uses ${name} (${folder}). Stop it first, or give this one folders of its own: DATA_DIR and UPLOADS_DIR.`,
      );
      process.exit(1);
    }
    held.push(lock);
  }
}

/**
 * Takes a folder for this process. The lock is one of the system's, by way of SQLite: it ends with the process however that
 * ends, and nothing is left to be cleared away.
 * @param {string} folder absolute
 * @returns {Promise<{ release(): void } | null>} null where another process has it
 */
export async function takeFolder(folder, longest = patience) {
  // Loaded only now: `npm start` has it installed before.
  const { default: SQLite } = await import("better-sqlite3");
  const lock = new SQLite(join(folder, ".server-lock"), { timeout: 0 });
  for (const until = Date.now() + longest; ;) {
    try {
      lock.exec("begin exclusive");
      return { release: () => void lock.close() };
    } catch (error) {
      const isHeld = error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
      if (!isHeld || Date.now() >= until) {
        lock.close();
        if (isHeld) return null;
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
