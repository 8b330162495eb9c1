import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { noMounts, SmallDisk } from "../support/small-disk";

describe.skipIf(noMounts)("a start with a disk of photos", () => {
  let disk: SmallDisk;
  let dataDir: string;
  beforeEach(async () => {
    disk = await SmallDisk.mount("1m");
    dataDir = mkdtempSync(join(tmpdir(), "folders-full-"));
  });
  afterEach(async () => {
    await disk.unmount();
    rmSync(dataDir, { recursive: true });
  });

  function start(folders: { DATA_DIR: string; UPLOADS_DIR: string }) {
    const program = 'import("./scripts/folders.mjs").then(({ requireFolders }) => requireFolders())';
    const { status, stdout, stderr } = spawnSync(process.execPath, ["-e", program], {
      env: { ...process.env, ...folders, FLY_APP_NAME: "" },
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  }

  test("that is full goes on and says what cannot be done", () => {
    disk.fill();
    const { status, said } = start({ DATA_DIR: dataDir, UPLOADS_DIR: disk.path });
    expect([status, said]).toEqual([0, expect.stringContaining("is full: photos are shown, and none can be added.")]);
  });

  test("that is read-only goes on and says what cannot be done", async () => {
    await disk.makeReadOnly();
    const { status, said } = start({ DATA_DIR: dataDir, UPLOADS_DIR: disk.path });
    expect([status, said]).toEqual([0, expect.stringContaining("is read-only: photos are shown")]);
  });

  test("that is read-only where the folder is not even there is refused", async () => {
    await disk.makeReadOnly();
    expect(start({ DATA_DIR: dataDir, UPLOADS_DIR: join(disk.path, "uploads") }).status).toBe(1);
  });
});
