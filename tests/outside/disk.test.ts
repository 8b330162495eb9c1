import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { diskSpace, fileState, folderSize, installedVersion } from "~/outside/disk.server";

import { testFolder } from "../support/folders";

function aFolder() {
  const folder = join(testFolder, randomUUID());
  mkdirSync(join(folder, "inside"), { recursive: true });
  writeFileSync(join(folder, "one.jpg"), "12345");
  writeFileSync(join(folder, "inside", "two.jpg"), "123");
  return folder;
}

describe("a folder", () => {
  test("is counted with the folders inside it, and not again within a minute", async () => {
    const folder = aFolder();
    expect(await folderSize(folder)).toEqual({ files: 2, bytes: 8 });
    writeFileSync(join(folder, "three.jpg"), "1");
    expect(await folderSize(folder)).toEqual({ files: 2, bytes: 8 });
  });

  test("that is not there is empty", async () => {
    expect(await folderSize(join(testFolder, randomUUID()))).toEqual({ files: 0, bytes: 0 });
  });
});

test("a file says how large it is, and a missing one that it is missing", async () => {
  const folder = aFolder();
  expect(await fileState(join(folder, "one.jpg"))).toMatchObject({ bytes: 5 });
  expect(await fileState(join(folder, "none.jpg"))).toBeNull();
});

test("the room on the disk is known", async () => {
  const space = await diskSpace(testFolder);
  expect(space?.totalBytes).toBeGreaterThan(space?.freeBytes ?? 0);
  expect(await diskSpace(join(testFolder, randomUUID()))).toBeNull();
});

test("the version is the one of package.json", async () => {
  expect(await installedVersion()).toMatch(/^\d+\.\d+\.\d+/);
  expect(await installedVersion(testFolder)).toBeNull();
});
