/**
 * `npm run backup`: one archive of database and photos in DATA_DIR/backups, made while the site runs. The server starts this
 * program too, each night: a process of its own holds up no visitor.
 */
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";

import { environment } from "~/environment.server";
import { BackupFault, makeBackup } from "~/jobs/make-backup.server";
import { becomeOwnerOf } from "~/outside/own-folder.server";
import { troubleOf } from "~/outside/trouble";

const { dataDir, uploadsDir } = environment;

setPriority(10);
becomeOwnerOf(dataDir);
process.umask(0o077);
// Ended by a signal it leaves its folder of work, which the next run removes; no archive is ever half there.
try {
  const { path, bytes, manifest, missing, unnamed, removed } = await noted(() =>
    makeBackup({ dataDir, uploadsDir }, new Date()),
  );
  say(`Backup made and checked: ${path}`);
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  say(`${(bytes / 1_000_000).toFixed(1)} MB, ${manifest.files.length} files, ${rows} rows.`);
  if (unnamed > 0)
    say(`${unnamed} photos in it belong to no record. They may just have come, or are swept within a day.`);
  if (missing.length > 0) say(`Not there, though a record shows them: ${missing.join(", ")}.`);
  if (removed > 0) say(`${removed} older backups were past their time and are removed.`);
} catch (error) {
  console.error(`[xamfra] No backup was made. ${reasonOf(error)}`);
  process.exitCode = 1;
}

/** The status page says when the last one was made, or why it failed. */
async function noted<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!existsSync(join(dataDir, "xamfra.db"))) return work();
  // Opened only here: it would make a database where there is none.
  const { db } = await import("~/db/db.server");
  const { finishJobRun, startJobRun } = await import("~/domain/site/job-runs.server");
  // A database of an older version may have no place for it, a full disk neither: the backup is what counts.
  const note = (noting: Promise<void>) => noting.catch((error) => say(`It could not be noted: ${reasonOf(error)}`));
  try {
    await note(startJobRun(db, "backup", new Date()));
    const result = await work();
    await note(finishJobRun(db, "backup", null, new Date()));
    return result;
  } catch (error) {
    await note(finishJobRun(db, "backup", reasonOf(error), new Date()));
    throw error;
  } finally {
    await db.destroy();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupFault) return error.message;
  return troubleOf(error) ?? (error instanceof Error ? error.message : String(error));
}

function say(text: string) {
  console.log(`[xamfra] ${text}`);
}
