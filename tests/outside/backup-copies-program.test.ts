import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { openDatabase } from "~/db/open.server";
import { listJobRuns } from "~/domain/site/status.server";
import type { BackupStore } from "~/environment.server";
import { readCopyList } from "~/outside/backup/copy-list.server";
import { addToErasedList, readErasedList } from "~/outside/erased-list.server";

import { s3Server } from "../support/s3-server";
import { anEmptySite, aSmallSite, holdings, type SmallSite } from "../support/small-site";

const erasedBefore = { mark: `key12345.${"a".repeat(43)}`, erasedAt: "2026-11-20T10:00:00.000Z" };
const erasedAfterwards = { mark: `key12345.${"b".repeat(43)}`, erasedAt: "2026-11-21T10:00:00.000Z" };

test("npm run backup copies what it made, and npm run restore brings it back on an empty machine", async () => {
  const s3 = await s3Server();
  const site = await aSmallSite();
  const before = holdings(site);
  await addToErasedList([erasedBefore], join(site.dataDir, "erased.log"));
  const { host } = new URL(s3.store.endpoint);

  expect(await run("backup", [], site, s3.store)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${host}: 1 new`),
  });
  expect(await runs(site)).toMatchObject([
    { name: "backup", lastError: null },
    { name: "backup-copy", lastError: null, finishedAt: expect.any(String) },
  ]);
  // For the panel, which asks no storage: only of this one is it known.
  const [archive = ""] = readdirSync(join(site.dataDir, "backups"));
  const copies = [{ name: archive, bytes: statSync(join(site.dataDir, "backups", archive)).size }];
  expect(await readCopyList(site.dataDir, { ...s3.store, prefix: "" })).toEqual(copies);
  expect(await readCopyList(site.dataDir, { ...s3.store, prefix: "", bucket: "another" })).toEqual([]);
  // Erased after the last backup: no archive knows of it.
  await addToErasedList([erasedAfterwards], join(site.dataDir, "erased.log"));
  expect(await run("copy-erased", [], site, s3.store)).toMatchObject({ code: 0 });
  rmSync(site.dataDir, { recursive: true });

  const other = anEmptySite();
  const listed = await run("restore", ["--list"], other, s3.store);
  expect(listed.said).toMatch(/at http:.*\n\[xamfra\] {3}xamfra-.*Z\.tar {2}\d/i);
  expect(await run("restore", ["s3:latest"], other, s3.store)).toMatchObject({ code: 0 });
  // What the restore held, so that no server starts meanwhile.
  rmSync(join(other.dataDir, ".server-lock"));
  expect(await readErasedList(join(other.dataDir, "erased.log"))).toEqual([erasedBefore, erasedAfterwards]);
  rmSync(join(other.dataDir, "erased.log"));
  const { files, rows } = holdings(other);
  expect(files).toEqual(before.files);
  // The backup has noted itself in its own copy.
  expect({ ...rows, job_runs: [] }).toEqual({ ...before.rows, job_runs: [] });

  await s3.close();
  const failed = await run("backup", [], other, s3.store);
  expect(failed).toMatchObject({ code: 0, said: expect.stringContaining("The backup is made, but not copied.") });
  expect(failed.said).toContain("Backup made and checked");
  expect(await runs(other)).toMatchObject([
    { name: "backup", lastError: null },
    { name: "backup-copy", lastError: `${host} cannot be reached, or broke the connection off.` },
  ]);
}, 120_000);

async function run(script: string, given: string[], site: SmallSite, store: BackupStore) {
  const program = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...given], {
    env: {
      ...process.env,
      DATA_DIR: site.dataDir,
      UPLOADS_DIR: site.uploadsDir,
      BACKUP_S3_ENDPOINT: store.endpoint,
      BACKUP_S3_BUCKET: store.bucket,
      BACKUP_S3_REGION: store.region,
      BACKUP_S3_KEY_ID: store.keyId,
      BACKUP_S3_SECRET: store.secret,
    },
  });
  let said = "";
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(program, "close");
  return { code: Number(code), said };
}

async function runs(site: SmallSite) {
  const db = openDatabase(join(site.dataDir, "xamfra.db"));
  try {
    return await listJobRuns(db);
  } finally {
    await db.destroy();
  }
}
