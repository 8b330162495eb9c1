import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, expect, test } from "vitest";

import { makeBackup } from "~/jobs/make-backup.server";
import { removeOldBackups, sparableBackups } from "~/outside/backup/backups-folder.server";
import { backupName } from "~/outside/backup/kept-backups";

import { anEmptySite, aSmallSite } from "../support/small-site";

const now = new Date("2026-11-21T02:35:00Z");
const year = 365 * 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(() => {
  folder = join(anEmptySite().dataDir, "backups");
  mkdirSync(folder);
});

/** As the server in front marks it: app/server/backup-download.ts. */
function marked(name: string, touched = new Date()): string {
  const mark = join(folder, `.sending-1-${name}`);
  writeFileSync(mark, "");
  utimesSync(mark, touched, touched);
  return mark;
}

/** Some past their time, of which only the newest would stay. */
function oldOnes(count: number): string[] {
  const names = Array.from({ length: count }, (_, minutes) =>
    backupName(new Date(now.getTime() - year - minutes * 60_000)),
  );
  for (const name of names) writeFileSync(join(folder, name), "an archive");
  return names;
}

test("an archive past its time stays while somebody is being sent it, and goes the next night", async () => {
  const [newest = "", sent = "", other = ""] = oldOnes(3);
  const mark = marked(sent);
  expect(await removeOldBackups(folder, now)).toBe(1);
  expect([newest, sent, other].map((name) => existsSync(join(folder, name)))).toEqual([true, true, false]);
  // What a crash left is touched by nobody any more.
  utimesSync(mark, new Date(Date.now() - 6 * 60_000), new Date(Date.now() - 6 * 60_000));
  expect(await removeOldBackups(folder, now)).toBe(1);
  expect(existsSync(join(folder, sent))).toBe(false);
});

test("nor does it go where a new one lacks room", async () => {
  const site = await aSmallSite(1);
  folder = join(site.dataDir, "backups");
  for (const hour of [0, 1, 2]) await makeBackup(site, new Date(Date.UTC(2026, 10, 21, hour)));
  const [oldest = "", second = ""] = readdirSync(folder).sort();
  const names = async () => (await sparableBackups(folder)).map(({ path }) => path.slice(folder.length + 1));
  expect(await names()).toEqual([oldest, second]);
  marked(oldest);
  expect(await names()).toEqual([second]);
});

test("a mark that a crash left is cleared away by the next backup, some hours later", async () => {
  const site = await aSmallSite(1);
  folder = join(site.dataDir, "backups");
  mkdirSync(folder);
  const mark = marked("xamfra-2026-11-20T02-30-00Z.tar", new Date(Date.now() - 7 * 60 * 60 * 1000));
  await makeBackup(site, now);
  expect(existsSync(mark)).toBe(false);
});
