import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, createServer as createTcpServer } from "node:net";
import { dirname, join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { makeBackup } from "~/jobs/make-backup.server";
import { copyBackups, fetchCopy, listCopies } from "~/outside/backup/copies.server";
import { CopyFault } from "~/outside/backup/copy-fault";
import { backupName } from "~/outside/backup/kept-backups";
import { restoreBackup } from "~/outside/backup/restore.server";
import { S3Store } from "~/outside/backup/s3-store.server";

import { closed, listening, s3Server } from "../support/s3-server";
import { noMounts, SmallDisk } from "../support/small-disk";
import { anEmptySite, aSmallSite, holdings } from "../support/small-site";

const now = new Date("2026-11-21T02:30:00.000Z");
const later = new Date("2026-11-22T09:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
const patience = { connect: 1000, silence: 1000 };

let s3: Awaited<ReturnType<typeof s3Server>>;
let store: S3Store;
let folder: string;
beforeEach(async () => {
  s3 = await s3Server();
  store = new S3Store(s3.store, patience);
  folder = join(anEmptySite().dataDir, "backups");
  mkdirSync(folder);
});
afterEach(async () => {
  store.close();
  await s3.close();
});

/** An archive of ours as far as its name goes. */
function anArchive(at: Date, bytes = 1000): string {
  const name = backupName(at);
  writeFileSync(join(folder, name), randomBytes(bytes));
  return name;
}

const there = async () => (await listCopies(store)).map(({ name }) => name);

describe("the drill: a site is backed up, copied elsewhere, destroyed and restored from there", () => {
  test("every row and every file is as it was", async () => {
    const site = await aSmallSite();
    const before = holdings(site);
    const { path } = await makeBackup(site, now);
    await copyBackups(store, dirname(path), now);
    for (const place of [site.dataDir, site.uploadsDir]) rmSync(place, { recursive: true });

    const other = anEmptySite();
    const fetched = await fetchCopy(store, "latest", join(other.dataDir, "backups"));
    await restoreBackup(fetched, other, { migrations: "migrations", now: later });
    expect(holdings(other)).toEqual(before);
  });
});

describe("copies", () => {
  test("are made of every archive that is not there yet, and of none twice", async () => {
    const names = [anArchive(now), anArchive(later)];
    writeFileSync(join(folder, "before-the-move.tar"), "none of ours");
    expect(await copyBackups(store, folder, later)).toEqual({ copied: 2, removed: 0 });
    expect(await there()).toEqual(names.reverse());
    expect(await copyBackups(store, folder, later)).toEqual({ copied: 0, removed: 0 });
  });

  test("of large archives are sent in parts and come back byte for byte", async () => {
    const name = anArchive(now, 20 * 1024 * 1024);
    await copyBackups(store, folder, now);
    const bytes = readFileSync(join(folder, name));
    const path = await fetchCopy(store, name, join(folder, "..", "fetched"));
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(readdirSync(dirname(path))).toEqual([name]);
  });

  test("go by the rule of the backups themselves", async () => {
    for (let age = 0; age < 12; age++) {
      anArchive(new Date(later.getTime() - age * day));
      await copyBackups(store, folder, new Date(later.getTime() - age * day));
    }
    expect(await there()).toHaveLength(12);
    expect((await copyBackups(store, folder, later)).removed).toBeGreaterThan(2);
    expect((await there())[0]).toBe(backupName(later));
  });

  test("that are half there are sent again", async () => {
    const name = anArchive(now);
    await copyBackups(store, folder, now);
    const whole = readFileSync(join(folder, name));
    writeFileSync(join(folder, name), whole.subarray(0, 500));
    await copyBackups(store, folder, now);
    writeFileSync(join(folder, name), whole);
    expect(await copyBackups(store, folder, now)).toMatchObject({ copied: 1 });
    expect(await listCopies(store)).toEqual([{ name, bytes: 1000 }]);
  });

  test("that came back other than they went are refused, and nothing is left of them", async () => {
    const name = anArchive(now);
    await copyBackups(store, folder, now);
    const [object = ""] = readdirSync(join(s3.directory, s3.store.bucket, "site")).filter((file) =>
      file.endsWith("_object"),
    );
    writeFileSync(join(s3.directory, s3.store.bucket, "site", object), randomBytes(1000));
    rmSync(join(folder, name));
    await expect(fetchCopy(store, name, folder)).rejects.toThrow(`${name} came back damaged.`);
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that are not there are told from those that are", async () => {
    await expect(fetchCopy(store, "latest", folder)).rejects.toThrow("There is no backup there.");
    anArchive(now);
    await copyBackups(store, folder, now);
    await expect(fetchCopy(store, "xamfra-x.tar", folder)).rejects.toThrow("There is no backup xamfra-x.tar there.");
  });
});

describe("copying fails in a sentence and leaves the backup", () => {
  async function refused(given: Partial<typeof s3.store>, said: string | RegExp) {
    const name = anArchive(now);
    const other = new S3Store({ ...s3.store, ...given }, patience);
    const fault = await copyBackups(other, folder, now).catch((error: unknown) => error);
    other.close();
    expect(fault).toBeInstanceOf(CopyFault);
    expect(fault).toHaveProperty("message", expect.stringMatching(said));
    expect(String(fault)).not.toContain("very-secret");
    expect(existsSync(join(folder, name))).toBe(true);
  }

  test("with a wrong key", () =>
    refused({ keyId: "nobody", secret: "very-secret" }, /refuses the key\. See BACKUP_S3_KEY_ID/));
  test("with a wrong secret", async () => {
    // The server that stands in for the storage does not look at signatures; others answer this.
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(403, { "Content-Type": "application/xml" });
      response.end("<Error><Code>SignatureDoesNotMatch</Code><Message>very-secret does not fit</Message></Error>");
    });
    await refused({ endpoint: await listening(server), secret: "very-secret" }, /refuses the key/);
    await closed(server);
  });
  test("without the bucket", () => refused({ bucket: "other" }, /has no bucket other\. Make it/));
  test("where nobody listens", async () => {
    const server = createServer();
    const endpoint = await listening(server);
    await closed(server);
    await refused({ endpoint }, /cannot be reached/);
  });

  test("where nobody answers, within bounds", async () => {
    const server = createServer(() => {});
    const begun = Date.now();
    await refused({ endpoint: await listening(server) }, /did not answer in time/);
    expect(Date.now() - begun).toBeLessThan(20_000);
    await closed(server);
  }, 30_000);

  test("where the connection is cut in the middle, and the next time it goes through", async () => {
    const name = anArchive(now, 3 * 1024 * 1024);
    const upstream = new URL(s3.store.endpoint);
    let most = 1024 * 1024;
    const proxy = createTcpServer((socket) => {
      const target = connect(Number(upstream.port), upstream.hostname);
      let passed = 0;
      socket.on("data", (chunk: Buffer) => {
        passed += chunk.length;
        if (passed > most) {
          socket.destroy();
          target.destroy();
        } else target.write(chunk);
      });
      target.on("data", (chunk) => socket.write(chunk));
      for (const [one, two] of [
        [socket, target],
        [target, socket],
      ] as const) {
        one.on("error", () => two.destroy());
        one.on("close", () => two.destroy());
      }
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = proxy.address();
    const endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const cut = new S3Store({ ...s3.store, endpoint }, patience);
    await expect(copyBackups(cut, folder, now)).rejects.toThrow(/broke the connection off|did not answer/);
    // Some keep what came until then: it counts for nothing.
    for (const { bytes } of await listCopies(store)) expect(bytes).toBeLessThan(3 * 1024 * 1024);
    most = Infinity;
    expect(await copyBackups(cut, folder, now)).toMatchObject({ copied: 1 });
    expect(await listCopies(store)).toEqual([{ name, bytes: 3 * 1024 * 1024 }]);
    cut.close();
    await new Promise((resolve) => proxy.close(resolve));
  }, 30_000);

  test("for one archive, and the others go through", async () => {
    const names = [anArchive(now), anArchive(later)];
    const broken = { ...methodsOf(store), put: refusing(names[1] ?? "") };
    await expect(copyBackups(broken, folder, later)).rejects.toThrow("no room left");
    expect(await there()).toEqual([names[0]]);
  });

  function methodsOf(given: S3Store) {
    return {
      list: () => given.list(),
      get: (name: string, target: string) => given.get(name, target),
      remove: (name: string) => given.remove(name),
    };
  }

  function refusing(name: string): S3Store["put"] {
    return async (path, each, facts) => {
      if (each === name) throw new CopyFault("There is no room left.");
      await store.put(path, each, facts);
    };
  }
});

describe.skipIf(noMounts)("on a disk that is too full", () => {
  test("nothing is fetched, and nothing half-written stays", async () => {
    const name = anArchive(now, 3 * 1024 * 1024);
    await copyBackups(store, folder, now);
    const disk = await SmallDisk.mount("4m");
    await expect(fetchCopy(store, name, disk.path)).rejects.toThrow(/is too full: \d+ MB are needed/);
    disk.fill();
    await expect(store.get(name, join(disk.path, "part"))).rejects.toThrow("The disk is full.");
    expect(readdirSync(disk.path)).toEqual([".filler"]);
    await disk.unmount();
  });
});
