import { openAsBlob } from "node:fs";
import { join } from "node:path";

import { db } from "~/db/db.server";
import { noteActivity } from "~/domain/activity/activity.server";
import { environment } from "~/environment.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { notFound } from "~/http/not-found.server";
import { backupLines } from "~/http/panel/backups.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { backupsFolder } from "~/outside/backup/backups-folder.server";
import { log } from "~/outside/log.server";
import { troubleOf } from "~/outside/trouble";

export const handle = { download: true } satisfies RouteHandle;

/**
 * A backup as a file. The server in front sends it in the place of this answer: Remix would read gigabytes into memory for
 * a slow line (app/server/backup-download.ts). Only a name that is on the list is handed over.
 */
export const loader = panelLoader({ may: "backups", passwordAgain: true }, async ({ admin, params, now }) => {
  const backup = (await backupLines()).find(({ name }) => name === params.file);
  if (!backup) throw notFound();
  const fetched = { kind: "backup.fetched", actor: admin.userId, details: { dataOf: backup.at } } as const;
  await noteActivity(db, fetched, now).catch((error: unknown) => {
    if (troubleOf(error) === null) throw error;
    // A full or broken disk is when somebody needs it most.
    log.error({ err: error, user: admin.userId, file: backup.name }, "that a backup was fetched could not be noted");
  });
  // In development nobody stands in front.
  const isAlone = process.env.NODE_ENV === "development";
  const body = isAlone ? await openAsBlob(join(backupsFolder(environment.dataDir), backup.name)) : null;
  return new Response(body, {
    headers: {
      ...adminHeaders,
      "Content-Type": "application/x-tar",
      "Content-Disposition": `attachment; filename="${backup.name}"`,
      "X-Send-Backup": backup.name,
      // A proxy would take in a part of a gigabyte and then nothing until a slow reader has all of it.
      "X-Accel-Buffering": "no",
    },
  });
});
