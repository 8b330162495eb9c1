import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import type { ArchivedFile } from "~/outside/backup/contents";
import { ManifestFault, ManifestReader, writeManifest } from "~/outside/backup/manifest.server";

import { testFolder } from "../support/folders";

const facts = {
  format: 1 as const,
  createdAt: "2026-11-22T02:30:00.000Z",
  version: "0.1.0",
  node: "v20.20.2",
  migrations: ["2026-11-21-01-the-house"],
  tables: { 'a "files" [table]': 3 },
};
const files = Array.from({ length: 2500 }, (_none, number) => ({
  path: `uploads/${String(number).padStart(24, "0")}-480.avif`,
  bytes: number,
  sha256: number.toString(16).padStart(64, "0"),
}));

function read(text: string | Uint8Array, pieceLength: number) {
  const found: ArchivedFile[] = [];
  const reader = new ManifestReader((file) => found.push(file));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceLength) reader.take(bytes.subarray(at, at + pieceLength));
  return { manifest: reader.end(), found };
}

async function written(listed: readonly ArchivedFile[]): Promise<string> {
  const path = join(testFolder, `${randomUUID()}.json`);
  await writeManifest(path, facts, listed);
  return readFileSync(path, "utf8");
}

describe("the list of what an archive holds", () => {
  test("is the JSON that earlier versions of the site wrote and read in one piece", async () => {
    for (const listed of [files, files.slice(0, 1000), files.slice(0, 1), []]) {
      expect(await written(listed)).toBe(JSON.stringify({ ...facts, files: listed }));
    }
  });

  test.each([1, 7, 1000, 10_000_000])("is read whole in pieces of %i bytes", async (pieceLength) => {
    const listed = files.slice(0, 30);
    const { manifest, found } = read(await written(listed), pieceLength);
    expect(manifest).toEqual({ ...facts, fileCount: 30 });
    expect(found).toEqual(listed);
  });

  test.each([
    ["cut off in a file", (text: string) => text.slice(0, -40)],
    ["cut off behind a file", (text: string) => text.slice(0, -2)],
    ["cut off before the files", () => '{"format":1'],
    ["with something behind it", (text: string) => `${text}{}`],
    ["with a file without a digest", (text: string) => text.replace(/,"sha256":"0{64}"/, "")],
    ["with a digest that is none", (text: string) => text.replace("0".repeat(64), "z".repeat(64))],
    ["of another format", (text: string) => text.replace('"format":1', '"format":2')],
    ["that is no JSON", () => "x".repeat(3_000_000)],
    ["that is nothing", () => ""],
  ])("is refused %s", async (_how, change) => {
    const changed = change(await written(files.slice(0, 3)));
    expect(() => read(changed, 100_000)).toThrow(ManifestFault);
  });
});
