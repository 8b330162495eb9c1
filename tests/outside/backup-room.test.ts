import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { makeBackup } from "~/jobs/make-backup.server";
import { backupHeadroom } from "~/outside/backup/kept-backups";
import { diskSpace } from "~/outside/disk.server";

import { noMounts, SmallDisk } from "../support/small-disk";
import { aSmallSite, type SmallSite } from "../support/small-site";

const megabyte = 1_000_000;
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour, 30));

test("a backup leaves a tenth of a small disk to the site, and 1 GB of a large one", () => {
  expect([backupHeadroom(1000 * megabyte), backupHeadroom(500_000 * megabyte)]).toEqual([
    100 * megabyte,
    1000 * megabyte,
  ]);
});

describe.skipIf(noMounts)("on a disk that fills up", () => {
  let disk: SmallDisk;
  let site: SmallSite;
  beforeEach(async () => {
    const made = await aSmallSite(1);
    const place = join(made.dataDir, "..", "disk");
    mkdirSync(place);
    disk = await SmallDisk.mountAt(place, "30m");
    site = { dataDir: join(disk.path, "data"), uploadsDir: join(disk.path, "uploads") };
    cpSync(made.dataDir, site.dataDir, { recursive: true });
    cpSync(made.uploadsDir, site.uploadsDir, { recursive: true });
    writeFileSync(join(site.uploadsDir, ".received", "f".repeat(32)), randomBytes(4 * megabyte));
  });
  afterEach(() => disk.unmount());

  const backups = () => readdirSync(join(site.dataDir, "backups")).sort();
  const hours = () => backups().map((name) => Number(name.slice("xamfra-2026-11-21T".length).slice(0, 2)));

  test("the oldest backups make room for a new one, and the head-room stays", async () => {
    for (let hour = 0; hour < 8; hour++) {
      await makeBackup(site, at(hour));
      const space = await diskSpace(disk.path);
      expect(space?.freeBytes).toBeGreaterThan(backupHeadroom(space?.totalBytes ?? Infinity));
    }
    expect(hours().at(-1)).toBe(7);
    expect(hours().length).toBeGreaterThan(1);
    expect(hours()).not.toContain(0);
  });

  test("the last good one is never taken for that, whatever lies beside it", async () => {
    await makeBackup(site, at(0));
    for (let hour = 1; hour < 4; hour++) await makeBackup(site, at(hour));
    const [good, ...others] = backups();
    // Damaged where only who reads it finds out, and of full size.
    for (const name of others) writeFileSync(join(site.dataDir, "backups", name), randomBytes(5 * megabyte));
    await makeBackup(site, at(4));
    expect(backups()).toContain(good);
    expect(hours()).toContain(4);
    expect(backups().length).toBeLessThan(others.length + 2);
  });

  test("where room cannot be made no backup is made, none is lost, and the sentence says what is needed", async () => {
    const { path } = await makeBackup(site, at(0));
    writeFileSync(join(disk.path, "others"), randomBytes(17 * megabyte));
    await expect(makeBackup(site, at(1))).rejects.toThrow(
      /^The disk is full: a backup needs \d+ MB and leaves 4 MB to the site; \d+ MB are free\. Make room/,
    );
    expect(backups()).toEqual([path.split("/").at(-1)]);
    rmSync(join(disk.path, "others"));
    await makeBackup(site, at(2));
    expect(hours()).toEqual([0, 2]);
  });
});

test("a backup that lacks photos says so in its name", async () => {
  const site = await aSmallSite(2);
  await makeBackup(site, at(0));
  const [photo = ""] = readdirSync(site.uploadsDir).filter((name) => name.endsWith(".webp"));
  rmSync(join(site.uploadsDir, photo));
  expect(await makeBackup(site, at(1))).toMatchObject({ missing: [photo.slice(0, 24)] });
  expect(readdirSync(join(site.dataDir, "backups")).sort()).toEqual([
    "xamfra-2026-11-21T00-30-00Z.tar",
    "xamfra-2026-11-21T01-30-00Z-incomplete.tar",
  ]);
});
