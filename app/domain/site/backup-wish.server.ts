import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

/** Who makes backups while the server runs; the job stands on the other end. */
export type BackupMaker = { isAtWork(): boolean; begin(): void };

let maker: BackupMaker | undefined;

export function onBackupWanted(made: BackupMaker): void {
  maker = made;
}

/** Whether this server is making a backup. */
export function isMakingBackup(): boolean {
  return maker?.isAtWork() ?? false;
}

/** Begins a backup, beside the requests. @returns false where one is being made already */
export async function wantBackup(db: Db, by: number, now: Date): Promise<boolean> {
  // One transaction after another: of two presses at once the second finds it begun.
  return db.transaction().execute(async (trx) => {
    if (isMakingBackup()) return false;
    await noteActivity(trx, { kind: "backup.begun", actor: by }, now);
    maker?.begin();
    return true;
  });
}
