import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import { diskSpace } from "../disk.server";
import { syncFolder } from "../sync-folder.server";

import { CopyFault } from "./copy-fault";
import type { Copy } from "./copy-list.server";
import { backupHeadroom, backupsToRemove, backupTime, isComplete, newestFirst } from "./kept-backups";
import type { S3Store } from "./s3-store.server";

type Store = Pick<S3Store, "list" | "put" | "get" | "remove">;

/**
 * Copies every archive of the folder that the storage lacks, the newest first, then removes there what is past its time, by the
 * rule of the folder itself. One that cannot be copied keeps none of the others from it.
 * @param keepsAll removes nothing, because `now` cannot be believed
 * @throws {CopyFault} for the first that could not be copied, after the others
 */
export async function copyBackups(
  store: Store,
  folder: string,
  now: Date,
  { keepsAll = false } = {},
): Promise<{ copied: number; removed: number }> {
  const there = await store.list();
  const sizes = new Map(there.map(({ name, bytes }) => [name, bytes]));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const here = (await readdir(folder)).filter((name) => backupTime(name) !== null);
  // What would go again at once is not sent.
  const past = new Set(keepsAll ? [] : backupsToRemove([...new Set([...here, ...sizes.keys()])], now));
  let copied = 0;
  let fault: unknown;
  for (const { name } of newestFirst(here.filter((each) => !past.has(each)))) {
    try {
      if (await copyOne(store, join(folder, name), name, sizes.get(name))) copied += 1;
    } catch (error) {
      fault ??= error;
    }
  }
  if (fault !== undefined) throw fault;
  if (keepsAll) return { copied, removed: 0 };
  const old = backupsToRemove(
    (await store.list()).map(({ name }) => name),
    now,
  );
  for (const name of old) await store.remove(name);
  return { copied, removed: old.length };
}

/** @returns false where it is there already */
async function copyOne(store: Store, path: string, name: string, bytesThere: number | undefined): Promise<boolean> {
  const { size: bytes } = await stat(path);
  if (bytes === bytesThere) return false;
  await store.put(path, name, { bytes, sha256: await digestOf(path) });
  return true;
}

/** The copies, the newest first. */
export async function listCopies(store: Store): Promise<Copy[]> {
  const copies = await store.list();
  const sizes = new Map(copies.map(({ name, bytes }) => [name, bytes]));
  return newestFirst([...sizes.keys()]).map(({ name }) => ({ name, bytes: sizes.get(name) ?? 0 }));
}

/**
 * Brings a copy back into the folder of backups, under its own name.
 * @param wanted its name, or `latest`: the newest that has every photo, else the newest
 * @returns where it lies
 */
export async function fetchCopy(store: Store, wanted: string, folder: string): Promise<string> {
  const copies = await listCopies(store);
  const latest = copies.find(({ name }) => isComplete(name)) ?? copies[0];
  const copy = wanted === "latest" ? latest : copies.find(({ name }) => name === wanted);
  if (!copy) {
    throw new CopyFault(
      wanted === "latest" ? "There is no backup there." : `There is no backup ${wanted} there. --list shows what is.`,
    );
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireRoom(folder, copy.bytes);
  // A name under which the next backup clears away what is left of a program that was killed.
  const part = join(folder, `.backup-fetched-${process.pid}`);
  await rm(part, { recursive: true, force: true });
  await store.get(copy.name, part);
  const path = join(folder, copy.name);
  await rename(part, path);
  await syncFolder(folder);
  return path;
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const disk = await diskSpace(folder);
  // Unpacked it needs as much again.
  const needed = 2 * bytes + (disk ? backupHeadroom(disk.totalBytes) : 0);
  if (!disk || disk.freeBytes >= needed) return;
  throw new CopyFault(
    `The disk of ${folder} is too full: ${Math.ceil(needed / 1_000_000)} MB are needed to fetch and unpack it.`,
  );
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
