import { db } from "~/db/db.server";
import { agreementOf } from "~/domain/site/photo-agreement";
import { listShownPhotos } from "~/domain/site/photos-in-use.server";
import type { PhotoAgreement, StorageStatus } from "~/domain/site/status";
import { environment } from "~/environment.server";
import { backupsFolder, lastCompleteBackup } from "~/outside/backup/backups-folder.server";
import { compare, keptForAMinute } from "~/outside/photos/agreement.server";

import { noteError } from "../error-reference.server";

/** How the data is kept that is no row: backups and photos. */
export async function storageStatus(request: Request): Promise<StorageStatus> {
  const [complete, photos] = await Promise.all([
    lastCompleteBackup(backupsFolder(environment.dataDir)),
    photoAgreement(request),
  ]);
  const { backupStore } = environment;
  return {
    complete: { at: complete.at?.toISOString() ?? null, isNewest: complete.isNewest },
    copiesTo: backupStore ? new URL(backupStore.endpoint).host : null,
    photos,
  };
}

const currentAgreement = keptForAMinute(async () =>
  agreementOf(await compare(environment.uploadsDir, () => listShownPhotos(db))),
);

/** A folder that cannot be read is what this page is there to say. */
async function photoAgreement(request: Request): Promise<PhotoAgreement | null> {
  try {
    return await currentAgreement();
  } catch (error) {
    noteError(error, request);
    return null;
  }
}
