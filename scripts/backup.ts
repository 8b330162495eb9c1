/**
 * `npm run backup`: one archive of database and photos in DATA_DIR/backups, made while the site runs. The server starts this
 * program too, each night: a process of its own holds up no visitor.
 */
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";

import { type BackupStore, environment } from "~/environment.server";
import { BackupFault, makeBackup } from "~/jobs/make-backup.server";
import { backupsFolder } from "~/outside/backup/backups-folder.server";
import { CopyFault } from "~/outside/backup/copy-fault";
import { keepCopyList } from "~/outside/backup/copy-list.server";
import { exchangeErasedList } from "~/outside/backup/erased-copy.server";
import { takeBackupTurn } from "~/outside/backup/turn.server";
import { erasedListFile } from "~/outside/erased-list.server";
import { becomeOwnerOf } from "~/outside/own-folder.server";
import { troubleOf } from "~/outside/trouble";

const { dataDir, uploadsDir } = environment;

setPriority(10);
becomeOwnerOf(dataDir);
process.umask(0o077);
// A folder that takes no lock takes no backup either: that is said, and noted, where it is made.
const turn = await takeBackupTurn(dataDir).catch(() => undefined);
if (turn === null) {
  console.error("[xamfra] No backup was made. Another one is being made.");
  process.exit(1);
}
// Ended by a signal it leaves its folder of work, which the next run removes; no archive is ever half there.
let isMade = false;
let isClockDoubted = true;
try {
  const made = await noted("backup", () => makeBackup({ dataDir, uploadsDir }, new Date()));
  const { path, bytes, manifest, missing, unnamed, removed } = made;
  isMade = true;
  isClockDoubted = made.isClockDoubted;
  say(`Backup made and checked: ${path}`);
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  say(`${(bytes / 1_000_000).toFixed(1)} MB, ${manifest.fileCount} files, ${rows} rows.`);
  if (unnamed > 0)
    say(`${unnamed} photos in it belong to no record. They may just have come, or are swept within a day.`);
  if (missing.length > 0) say(`Not there, though a record shows them: ${missing.join(", ")}.`);
  if (isClockDoubted)
    say("None of the older ones was removed: the date of this machine cannot be believed. See /admin/status.");
  if (removed > 0) say(`${removed} older backups were past their time, or in the way, and are removed.`);
} catch (error) {
  console.error(`[xamfra] No backup was made. ${reasonOf(error)}`);
  process.exitCode = 1;
}
// Where none was made the earlier ones may still lack a copy.
if (environment.backupStore) await copy(environment.backupStore, isMade);
await globalThis.openDb?.destroy();
turn?.release();

/** A backup that is made is made: a copy that fails is said, noted, and tried again with the next one. */
async function copy(store: BackupStore, isMade: boolean) {
  const { host } = new URL(store.endpoint);
  // Only here: it takes longer to load than all else together.
  const { S3Store } = await import("~/outside/backup/s3-store.server");
  const { copyBackups, listCopies } = await import("~/outside/backup/copies.server");
  const s3 = new S3Store(store);
  try {
    const { copied, removed } = await noted("backup-copy", () =>
      inTime(
        (async () => {
          // First: small, and no archive is to lie there without it.
          await exchangeErasedList(s3, erasedListFile);
          const folder = backupsFolder(dataDir);
          const keepList = async () => keepCopyList(dataDir, store, await listCopies(s3));
          return copyBackups(s3, folder, new Date(), { keepsAll: isClockDoubted }).finally(() => note(keepList()));
        })(),
      ),
    );
    say(`Copied to ${host}: ${copied} new; ${removed} removed, because past their time.`);
  } catch (error) {
    console.error(
      `[xamfra] ${isMade ? "The backup is made, but not copied." : "Nothing was copied."} ${reasonOf(error)}`,
    );
  } finally {
    s3.close();
  }
}

/** Whoever waits for this program ends it after two hours, and a copy must not take the backup's word with it. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    const give = () => reject(new CopyFault("It took longer than an hour and a half."));
    setTimeout(give, 90 * 60 * 1000).unref();
  });
  return Promise.race([work, late]);
}

/** The status page says when the last one was made, or why it failed. */
async function noted<Result>(name: "backup" | "backup-copy", work: () => Promise<Result>): Promise<Result> {
  if (!existsSync(join(dataDir, "xamfra.db"))) return work();
  // Opened only here: it would make a database where there is none.
  const { db } = await import("~/db/db.server");
  const { finishJobRun, startJobRun } = await import("~/domain/site/job-runs.server");
  try {
    await note(startJobRun(db, name, new Date()));
    const result = await work();
    await note(finishJobRun(db, name, null, new Date()));
    return result;
  } catch (error) {
    await note(finishJobRun(db, name, reasonOf(error), new Date()));
    throw error;
  }
}

/** A database of an older version may have no place for it, a full disk neither: the backup is what counts. */
function note(noting: Promise<void>): Promise<void> {
  return noting.catch((error) => say(`It could not be noted: ${reasonOf(error)}`));
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupFault || error instanceof CopyFault) return error.message;
  return troubleOf(error) ?? (error instanceof Error ? error.message : String(error));
}

function say(text: string) {
  console.log(`[xamfra] ${text}`);
}
