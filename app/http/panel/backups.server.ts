import type { BackupLine, BackupState } from "~/domain/site/backup";
import { isMakingBackup } from "~/domain/site/backup-wish.server";
import { environment } from "~/environment.server";
import { backupsFolder, listBackups } from "~/outside/backup/backups-folder.server";
import { readCopyList } from "~/outside/backup/copy-list.server";
import { packedBytes } from "~/outside/backup/pack.server";
import { isBeyondRoom, roomForBackup, roomSaid } from "~/outside/backup/room.server";
import { isBackupTurnTaken } from "~/outside/backup/turn.server";
import { keptForAMinute } from "~/outside/photos/agreement.server";

const { backupStore, dataDir, uploadsDir } = environment;
const places = { dataDir, uploadsDir };
const packedLately = keptForAMinute(() => packedBytes(places));

/** The backups on this machine, the newest first, each with whether it is copied. */
export async function backupLines(): Promise<BackupLine[]> {
  const [kept, copies] = await Promise.all([
    listBackups(backupsFolder(dataDir)),
    backupStore ? readCopyList(dataDir, backupStore) : [],
  ]);
  return kept.map(({ name, at, bytes, isComplete }) => ({
    name,
    at: at.toISOString(),
    size: bytes,
    isComplete,
    isCopied: copies.some((copy) => copy.name === name && copy.bytes === bytes),
  }));
}

/** Whether one is being made, and whether one could be: who makes it looks again. */
export async function backupState(): Promise<BackupState> {
  if (isMakingBackup() || (await isBackupTurnTaken(dataDir))) return { isUnderWay: true, hindrance: null };
  const room = await roomForBackup(places, packedLately);
  return { isUnderWay: false, hindrance: room && (await isBeyondRoom(room, dataDir)) ? roomSaid(room) : null };
}
