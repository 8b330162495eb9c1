import { existsSync } from "node:fs";
import { join } from "node:path";

import { takeLock } from "../../../scripts/lock.mjs";

// A page looks whether it is taken by taking it for a moment.
const patience = 3000;

/** Takes the turn of making a backup: two at once would each count on the room that the other takes. @returns null where it is taken */
export function takeBackupTurn(dataDir: string, longest = patience) {
  return takeLock(lockIn(dataDir), longest);
}

/** Whether some program is making a backup, of whatever server it is. */
export async function isBackupTurnTaken(dataDir: string): Promise<boolean> {
  if (!existsSync(lockIn(dataDir))) return false;
  // A folder that takes no lock takes no backup either.
  const turn = await takeBackupTurn(dataDir, 0).catch(() => undefined);
  turn?.release();
  return turn === null;
}

function lockIn(dataDir: string): string {
  return join(dataDir, ".backup-lock");
}
