/**
 * `npm run restore -- FILE`: puts a backup in the place of database and photos, and keeps what was there. `s3:NAME` and
 * `s3:latest` fetch it from where backups are copied; `--list` says what there is. With `--at-next-start` it is done when the
 * site starts again; `--go-back NAME` puts back what a restore has replaced.
 */
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { environment } from "~/environment.server";
import { backupsFolder } from "~/outside/backup/backups-folder.server";
import { fetchCopy, listCopies } from "~/outside/backup/copies.server";
import { CopyFault } from "~/outside/backup/copy-fault";
import { exchangeErasedList } from "~/outside/backup/erased-copy.server";
import { newestFirst } from "~/outside/backup/kept-backups";
import { ArchiveFault } from "~/outside/backup/read-archive.server";
import { RestoreFault } from "~/outside/backup/replace.server";
import { orderRestore } from "~/outside/backup/restore-order.server";
import { examineBackup, goBack, restoreBackup } from "~/outside/backup/restore.server";
import type { S3Store } from "~/outside/backup/s3-store.server";
import { erasedListFile } from "~/outside/erased-list.server";
import { becomeOwnerOf } from "~/outside/own-folder.server";
import { troubleOf } from "~/outside/trouble";

import { takeFolder } from "./alone.mjs";

const usage = `Usage: npm run restore -- FILE [--at-next-start]
       npm run restore -- s3:NAME [--at-next-start], or s3:latest
       npm run restore -- --list
       npm run restore -- --go-back NAME`;
const places = { dataDir: environment.dataDir, uploadsDir: environment.uploadsDir };
const migrations = resolve("migrations");
let alone: unknown;

try {
  becomeOwnerOf(places.dataDir);
  process.umask(0o077);
  await requireNoServer();
  await run();
} catch (error) {
  console.error(`[xamfra] Nothing was restored. ${reasonOf(error)}`);
  process.exitCode = 1;
}

/** One that runs is seen by its open database too; not where that has been deleted under it. */
async function requireNoServer() {
  if (!existsSync(places.dataDir) || ["--at-next-start", "--list"].some((flag) => process.argv.includes(flag))) return;
  alone = await takeFolder(places.dataDir, 0);
  if (alone === null) {
    throw new RestoreFault("The site is running, or another program has its database open. Stop it first.");
  }
}

async function run() {
  const { wanted, isLater, name, isList } = asked();
  if (isList) return list();
  if (name) {
    const aside = await goBack(name, places, new Date());
    say(`Done: the files of ${name} are in use again.`);
    say(`What they replace is kept. To come back to it: npm run restore -- --go-back ${aside}`);
    return;
  }
  if (!wanted) throw new RestoreFault(usage);
  const file = wanted.startsWith("s3:") ? await fetched(wanted.slice("s3:".length)) : wanted;
  if (!existsSync(file))
    throw new RestoreFault(`There is no file ${file}. Backups lie in ${join(places.dataDir, "backups")}.`);
  if (isLater) {
    const { createdAt, version } = await examineBackup(file, places, migrations);
    await orderRestore(file, places);
    say(`The backup of ${createdAt} (version ${version}) is whole. It is restored when the site starts again.`);
    return;
  }
  const { manifest, aside } = await restoreBackup(file, places, { migrations, now: new Date() });
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  say(`Restored: the backup of ${manifest.createdAt}, ${manifest.fileCount} files, ${rows} rows.`);
  if (!existsSync(join(places.dataDir, aside, "xamfra.db"))) return say("Start the site with npm start.");
  say(`What it replaces is kept in ${join(places.dataDir, aside)} and ${join(places.uploadsDir, aside)}.`);
  say(`To go back: npm run restore -- --go-back ${aside}. Remove both folders when you are sure.`);
  say("Start the site with npm start.");
}

/** A copy is brought back first, and lies among the backups then. */
async function fetched(name: string): Promise<string> {
  const file = await withStore(async (store) => {
    const path = await fetchCopy(store, name, backupsFolder(places.dataDir));
    // The archive brings people back who were erased after it was made: the next start erases them again by this list.
    await exchangeErasedList(store, erasedListFile);
    return path;
  });
  say(`Fetched: ${file}`);
  return file;
}

async function list() {
  const folder = backupsFolder(places.dataDir);
  say(`In ${folder}:`);
  for (const { name } of newestFirst(existsSync(folder) ? readdirSync(folder) : [])) say(`  ${name}`);
  if (!environment.backupStore) return;
  say(`At ${environment.backupStore.endpoint}, to be had with s3:NAME:`);
  for (const { name, bytes } of await withStore(listCopies)) say(`  ${name}  ${(bytes / 1_000_000).toFixed(1)} MB`);
}

async function withStore<Result>(work: (store: S3Store) => Promise<Result>): Promise<Result> {
  if (!environment.backupStore) throw new RestoreFault("BACKUP_S3_ENDPOINT and what belongs to it are not set.");
  // Only here: it takes longer to load than all else together.
  const { S3Store } = await import("~/outside/backup/s3-store.server");
  const store = new S3Store(environment.backupStore);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

function asked(): { wanted?: string; isLater?: boolean; name?: string; isList?: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "at-next-start": { type: "boolean" }, "go-back": { type: "string" }, list: { type: "boolean" } },
    });
    if (positionals.length > 1) throw new RestoreFault(usage);
    return {
      wanted: positionals[0],
      isLater: values["at-next-start"],
      name: values["go-back"],
      isList: values.list,
    };
  } catch {
    throw new RestoreFault(usage);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RestoreFault || error instanceof ArchiveFault || error instanceof CopyFault)
    return error.message;
  return troubleOf(error) ?? (error instanceof Error ? error.message : String(error));
}

function say(text: string) {
  console.log(`[xamfra] ${text}`);
}
