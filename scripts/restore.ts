/**
 * `npm run restore -- FILE`: puts a backup in the place of database and photos, and keeps what was there. With
 * `--at-next-start` it is done when the site starts again; `--go-back NAME` puts back what a restore has replaced.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { environment } from "~/environment.server";
import { ArchiveFault } from "~/outside/backup/read-archive.server";
import { RestoreFault } from "~/outside/backup/replace.server";
import { examineBackup, goBack, orderRestore, restoreBackup } from "~/outside/backup/restore.server";
import { becomeOwnerOf } from "~/outside/own-folder.server";
import { troubleOf } from "~/outside/trouble";

import { takeFolder } from "./alone.mjs";

const usage = "Usage: npm run restore -- FILE [--at-next-start], or npm run restore -- --go-back NAME";
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
  if (!existsSync(places.dataDir) || process.argv.includes("--at-next-start")) return;
  alone = await takeFolder(places.dataDir, 0);
  if (alone === null) {
    throw new RestoreFault("The site is running, or another program has its database open. Stop it first.");
  }
}

async function run() {
  const { file, isLater, name } = asked();
  if (name) {
    const aside = await goBack(name, places, new Date());
    say(`Done: the files of ${name} are in use again.`);
    say(`What they replace is kept. To come back to it: npm run restore -- --go-back ${aside}`);
    return;
  }
  if (!file) throw new RestoreFault(usage);
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
  say(`Restored: the backup of ${manifest.createdAt}, ${manifest.files.length} files, ${rows} rows.`);
  if (!existsSync(join(places.dataDir, aside, "xamfra.db"))) return say("Start the site with npm start.");
  say(`What it replaces is kept in ${join(places.dataDir, aside)} and ${join(places.uploadsDir, aside)}.`);
  say(`To go back: npm run restore -- --go-back ${aside}. Remove both folders when you are sure.`);
  say("Start the site with npm start.");
}

function asked(): { file?: string; isLater?: boolean; name?: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { "at-next-start": { type: "boolean" }, "go-back": { type: "string" } },
    });
    if (positionals.length > 1) throw new RestoreFault(usage);
    return { file: positionals[0], isLater: values["at-next-start"], name: values["go-back"] };
  } catch {
    throw new RestoreFault(usage);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RestoreFault || error instanceof ArchiveFault) return error.message;
  return troubleOf(error) ?? (error instanceof Error ? error.message : String(error));
}

function say(text: string) {
  console.log(`[xamfra] ${text}`);
}
