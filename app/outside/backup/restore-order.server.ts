import { existsSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";

import { syncFolder } from "../sync-folder.server";

import type { Places } from "./pack.server";
import { orderName, RestoreFault } from "./replace.server";
import { restoreBackup, type Restored } from "./restore.server";

// An archive at which the machine breaks down again and again must not keep the site from starting for ever.
const mostTries = 3;

/**
 * Leaves word that the next start of the site restores an archive: where the site cannot be stopped and the machine kept. It
 * is on the disk when this returns.
 */
export async function orderRestore(file: string, { dataDir }: Places): Promise<void> {
  await write(join(dataDir, orderName), "w", resolve(file));
  await syncFolder(dataDir);
}

/**
 * Carries out the restore that was ordered, null where none was. The order is forgotten when it is done or refused; a start
 * that is killed in the middle leaves it to the next one, three times at most.
 * @throws whatever keeps the archive from being restored: the site goes on with what it has
 */
export async function carryOutOrder(
  places: Places,
  options: { migrations: string; now: Date },
): Promise<Restored | null> {
  const path = join(places.dataDir, orderName);
  if (!existsSync(path)) return null;
  try {
    const [file = "", ...tries] = (await readFile(path, "utf8")).trim().split("\n");
    if (tries.length >= mostTries)
      throw new RestoreFault(`The start ended ${mostTries} times while it restored ${file}.`);
    await write(path, "a", `\nbegun ${options.now.toISOString()}`);
    return await restoreBackup(file, places, { ...options, isOrdered: true });
  } finally {
    await rm(path, { force: true });
    await syncFolder(places.dataDir);
  }
}

async function write(path: string, flags: "a" | "w", text: string): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
