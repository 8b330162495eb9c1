/**
 * Two servers on the same data would each write articles, send mails and make backups, and keep ready pages of what the other has
 * changed. Each takes a lock on both folders for as long as it lives.
 */
import { join } from "node:path";

import { foldersOf } from "./folders.mjs";
import { takeLock } from "./lock.mjs";
import { say } from "./steps.mjs";

// One that is ending lets go in the meantime: whoever starts a service again does not wait for its last request.
const patience = 3000;

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
 * Takes a folder for this process.
 * @param {string} folder absolute
 * @returns {Promise<{ release(): void } | null>} null where another process has it
 */
export function takeFolder(folder, longest = patience) {
  return takeLock(join(folder, ".server-lock"), longest);
}
