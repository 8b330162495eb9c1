import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type * as FileSystem from "node:fs/promises";
import { dirname, join } from "node:path";

import { Header, list } from "tar";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { openDatabase } from "~/db/open.server";
import { makeBackup } from "~/jobs/make-backup.server";
import { markerPath } from "~/outside/backup/contents";
import { finishReplacing, isReplacing } from "~/outside/backup/replace.server";
import { goBack, restoreBackup } from "~/outside/backup/restore.server";
import { ArchiveWriter } from "~/outside/backup/write-archive.server";

import { anEmptySite, aPhoto, aSmallSite, holdings, type SmallSite } from "../support/small-site";

/** How many files may still be moved before the power goes; null while there is power. */
const power = vi.hoisted(() => ({ moves: null as number | null }));
vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof FileSystem>();
  return {
    ...fs,
    async rename(from: string, to: string) {
      if (power.moves === 0) throw new Error("The power went.");
      if (power.moves !== null) power.moves -= 1;
      await fs.rename(from, to);
    },
  };
});

const now = new Date("2026-11-21T02:30:00.000Z");
const later = new Date("2026-11-22T09:00:00.000Z");
const options = { migrations: "migrations", now: later };

let site: SmallSite;
beforeEach(async () => {
  site = await aSmallSite();
});
afterEach(() => {
  power.moves = null;
});

describe("the drill: a site is backed up, destroyed and restored", () => {
  test("every row and every file is as it was", async () => {
    const before = holdings(site);
    const { path, manifest, missing, unnamed } = await makeBackup(site, now);
    expect([missing, unnamed]).toEqual([[], 0]);
    expect(manifest.tables.property_images).toBe(4);
    const kept = keepElsewhere(path);

    rmSync(site.dataDir, { recursive: true });
    rmSync(site.uploadsDir, { recursive: true });
    await restoreBackup(kept, site, options);
    expect(holdings(site)).toEqual(before);
    expect(readdirSync(site.dataDir).sort()).toEqual([
      "noted-restore.json",
      "outbox",
      "replaced-2026-11-22T09-00-00Z",
      "secret",
      "xamfra.db",
    ]);
  });

  test("while others write and photos come and go, the copy is of one moment and lacks no file of a row", async () => {
    const database = openDatabase(join(site.dataDir, "xamfra.db"));
    const stable = holdings(site);
    let pairs = 0;
    let isWriting = true;
    const write = async () => {
      while (isWriting) {
        await database.transaction().execute(async (trx) => {
          const seen = { first_seen_at: now.toISOString(), last_seen_at: now.toISOString() };
          await trx
            .insertInto("missing_pages")
            .values({ path: `/a/${pairs}`, ...seen })
            .execute();
          await trx
            .insertInto("missing_pages")
            .values({ path: `/b/${pairs}`, ...seen })
            .execute();
        });
        pairs += 1;
        const passing = aPhoto(site);
        await new Promise((resolve) => setTimeout(resolve, 20));
        for (const file of [`${passing}-480.avif`, `originals/${passing}.jpeg`]) rmSync(join(site.uploadsDir, file));
      }
    };
    const writing = write();
    await vi.waitUntil(() => pairs > 5, 10_000);
    const { path } = await makeBackup(site, now);
    isWriting = false;
    await writing;
    await database.destroy();
    const kept = keepElsewhere(path);

    const other = anEmptySite();
    await restoreBackup(kept, other, options);
    const { rows, files } = holdings(other);
    const { missing_pages: pages = [], sqlite_sequence: _counters, ...others } = rows;
    const { missing_pages: _none, sqlite_sequence: _sequence, ...expected } = stable.rows;
    expect(others).toEqual(expected);
    expect(files).toMatchObject(stable.files);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.length % 2).toBe(0);
    expect(pages.length / 2).toBeLessThanOrEqual(pairs);
  });

  test("what was there before a restore is kept, and can be put back", async () => {
    const { path } = await makeBackup(site, now);
    aPhoto(site);
    writeFileSync(join(site.dataDir, "secret"), "another");
    // Cut out of a photo for networks: in no archive, and nothing of the restored site.
    const cut = join(site.uploadsDir, "shared", `${"a".repeat(24)}.jpg`);
    mkdirSync(dirname(cut));
    writeFileSync(cut, "a picture");
    const before = holdings(site);
    const { aside } = await restoreBackup(path, site, options);
    expect(holdings(site)).not.toEqual(before);
    expect(existsSync(cut)).toBe(false);
    const restored = holdings(site);

    const next = await goBack(aside, site, new Date(later.getTime() + 1000));
    expect(holdings(site)).toEqual(before);
    expect(existsSync(cut)).toBe(true);
    await goBack(next, site, new Date(later.getTime() + 2000));
    expect(holdings(site)).toEqual(restored);
  });

  test("a power cut at any moment leaves the former site or, after the next start, the restored one", async () => {
    site = await aSmallSite(1);
    const { path } = await makeBackup(site, now);
    aPhoto(site);
    const former = holdings(site);
    let outcome = "";
    const outcomes = new Set<string>();
    for (let moves = 0; outcome !== "done"; moves++) {
      power.moves = moves;
      const at = new Date(later.getTime() + moves * 1000);
      const result = await restoreBackup(path, site, { ...options, now: at }).catch((error: Error) => error);
      power.moves = null;
      const wasReplacing = isReplacing(site);
      const aside = await finishReplacing(site);
      outcome = !(result instanceof Error) ? "done" : wasReplacing ? "finished later" : "nothing replaced";
      outcomes.add(outcome);
      if (outcome === "nothing replaced") expect(holdings(site)).toEqual(former);
      else {
        expect(Object.keys(holdings(site).files)).toHaveLength(Object.keys(former.files).length - 4);
        const back = aside ?? (result instanceof Error ? "" : result.aside);
        await goBack(back, site, new Date(at.getTime() + 500_000_000));
        expect(holdings(site)).toEqual(former);
        rmSync(join(site.dataDir, `replaced-${stamp(new Date(at.getTime() + 500_000_000))}`), { recursive: true });
        rmSync(join(site.uploadsDir, `replaced-${stamp(new Date(at.getTime() + 500_000_000))}`), { recursive: true });
      }
      expect(readdirSync(site.dataDir).filter((name) => name.startsWith("restor"))).toEqual([]);
    }
    expect([...outcomes]).toEqual(["nothing replaced", "finished later", "done"]);
  });
});

describe("a restore", () => {
  test("is refused while anybody has the database open, and touches nothing", async () => {
    const { path } = await makeBackup(site, now);
    const before = holdings(site);
    const database = openDatabase(join(site.dataDir, "xamfra.db"));
    await database.selectFrom("properties").select("id").execute();
    await expect(restoreBackup(path, site, options)).rejects.toThrow("The site is running");
    await database.destroy();
    expect(holdings(site)).toEqual(before);
  });

  test("replaces a database that is damaged", async () => {
    const before = holdings(site);
    const { path } = await makeBackup(site, now);
    writeFileSync(join(site.dataDir, "xamfra.db"), "no database");
    await restoreBackup(path, site, options);
    expect(holdings(site)).toEqual(before);
  });

  test("keeps the secret that is there where the backup has none", async () => {
    rmSync(join(site.dataDir, "secret"));
    const { path } = await makeBackup(site, now);
    writeFileSync(join(site.dataDir, "secret"), "mine");
    await restoreBackup(path, site, options);
    expect(readFileSync(join(site.dataDir, "secret"), "utf8")).toBe("mine");
  });
});

describe("nothing is replaced by", () => {
  async function refused(archive: string, said: string | RegExp) {
    const before = holdings(site);
    await expect(restoreBackup(archive, site, options)).rejects.toThrow(said);
    expect(holdings(site)).toEqual(before);
    expect(readdirSync(site.dataDir).filter((name) => /^(restor|replaced)/.test(name))).toEqual([]);
    expect(readdirSync(site.uploadsDir).filter((name) => /^(restor|replaced)/.test(name))).toEqual([]);
  }

  test("an archive that was cut off, wherever", async () => {
    const { path } = await makeBackup(site, now);
    const whole = readFileSync(path);
    for (const length of [whole.length - 1, whole.length >> 1, 5000]) {
      writeFileSync(path, whole.subarray(0, length));
      await refused(path, /^The archive is damaged/);
    }
    for (const length of [0, 300]) {
      writeFileSync(path, whole.subarray(0, length));
      await refused(path, "This is no backup of Xamfrà.");
    }
  });

  test("an archive of which one byte is wrong, wherever", async () => {
    const { path } = await makeBackup(site, now);
    const whole = readFileSync(path);
    for (let part = 0; part < 10; part++) {
      const bytes = Buffer.from(whole);
      // Behind the marker: it holds nothing that is restored. The last two blocks are empty.
      const at = 1024 + Math.floor(((whole.length - 2048) * part) / 10);
      bytes[at] = (bytes[at] ?? 0) ^ 0x10;
      writeFileSync(path, bytes);
      // Where a file ends padding follows, in which a byte means nothing.
      const other = anEmptySite();
      const result = await restoreBackup(path, other, options).catch((error: Error) => error);
      if (!(result instanceof Error)) expect(whole[at]).toBe(0);
      else {
        expect(result.message).toMatch(/^(The archive is damaged|This is no backup)/);
        expect(existsSync(join(other.dataDir, "xamfra.db"))).toBe(false);
      }
    }
  });

  test("a file that is no backup", async () => {
    const file = join(dirname(site.dataDir), "file");
    for (const content of ["", "hello", "PK\x03\x04".padEnd(5000, "x"), "\0".repeat(20_000)]) {
      writeFileSync(file, content);
      await refused(file, "This is no backup of Xamfrà.");
    }
    copyFileSync(join(site.dataDir, "xamfra.db"), file);
    await refused(file, "This is no backup of Xamfrà.");
  });

  test.each([
    ["../secret"],
    ["uploads/../../secret"],
    ["/etc/passwd"],
    ["data/../../x"],
    ["data/xamfra.db/x"],
    ["uploads/notes.txt"],
    ["data/outbox/..eml"],
  ])("an archive with the name %s in it", async (name) => {
    const file = await anArchive(async (archive) => archive.addText(name, "x", now));
    await refused(file, `This is no backup of Xamfrà. It holds "${name}".`);
  });

  test.each(["SymbolicLink", "Link", "Directory", "CharacterDevice"] as const)(
    "an archive with a %s in it",
    async (type) => {
      const file = await anArchive(async () => {});
      const header = new Header({
        path: "data/secret",
        size: 0,
        mtime: now,
        mode: 0o777,
        type,
        linkpath: "/etc/passwd",
      });
      header.encode();
      writeFileSync(file, Buffer.concat([readFileSync(file).subarray(0, 1024), header.block ?? Buffer.alloc(0)]));
      await refused(file, 'This is no backup of Xamfrà. "data/secret" in it is no plain file.');
    },
  );

  test("an archive of a newer version", async () => {
    const newer = openDatabase(join(site.dataDir, "xamfra.db"));
    await newer
      .insertInto("kysely_migration" as never)
      .values({ name: "2099-01-01-99-wings", timestamp: "x" } as never)
      .execute();
    await newer.destroy();
    const { path } = await makeBackup(site, now);
    await refused(path, /newer version of the site \(0\.1\.0, with 2099-01-01-99-wings\)\. Update the site first\./);

    const file = join(dirname(site.dataDir), "newer.tar");
    const archive = await ArchiveWriter.create(file);
    await archive.addText(markerPath, JSON.stringify({ program: "xamfra", format: 2 }), now);
    await archive.finish();
    await refused(file, "newer version of the site");
  });

  async function anArchive(fill: (archive: ArchiveWriter) => Promise<void>): Promise<string> {
    const file = join(dirname(site.dataDir), "made.tar");
    const archive = await ArchiveWriter.create(file);
    await archive.addText(markerPath, JSON.stringify({ program: "xamfra", format: 1 }), now);
    await fill(archive);
    await archive.finish();
    return file;
  }
});

describe("a backup", () => {
  test("can be read by any program for tar, and by nobody else on the machine", async () => {
    const { path } = await makeBackup(site, now);
    const names: string[] = [];
    await list({ file: path, strict: true, onReadEntry: (entry) => void names.push(entry.path) });
    expect([names[0], names.at(-1)]).toEqual([markerPath, "manifest.json"]);
    expect(names).toContain("data/xamfra.db");
    expect(path.endsWith("backups/xamfra-2026-11-21T02-30-00Z.tar")).toBe(true);
  });

  test("tells of photos without a row and of rows without their photo", async () => {
    const stray = aPhoto(site);
    const [shown = ""] = readdirSync(site.uploadsDir).filter(
      (name) => name.endsWith("-480.avif") && !name.startsWith(stray),
    );
    const name = shown.slice(0, 24);
    for (const file of readdirSync(site.uploadsDir).filter((each) => each.startsWith(name))) {
      rmSync(join(site.uploadsDir, file));
    }
    expect(await makeBackup(site, now)).toMatchObject({ missing: [name], unnamed: 1 });
  });

  test("that fails leaves no half archive and the earlier ones", async () => {
    const first = await makeBackup(site, now);
    power.moves = 0;
    await expect(makeBackup(site, later)).rejects.toThrow("The power went.");
    power.moves = null;
    expect(readdirSync(dirname(first.path))).toEqual(["xamfra-2026-11-21T02-30-00Z.tar"]);
  });

  test("of a damaged database is not made", async () => {
    const file = join(site.dataDir, "xamfra.db");
    const bytes = readFileSync(file);
    bytes.fill(0x55, 8192, 8192 + 4096 * 12);
    writeFileSync(file, bytes);
    await expect(makeBackup(site, now)).rejects.toThrow();
    expect(readdirSync(join(site.dataDir, "backups"))).toEqual([]);
  });

  test("says what is missing where there is no database", async () => {
    const empty = anEmptySite();
    await expect(makeBackup(empty, now)).rejects.toThrow(
      `There is no database at ${join(empty.dataDir, "xamfra.db")}.`,
    );
    expect(existsSync(join(empty.dataDir, "xamfra.db"))).toBe(false);
  });
});

function keepElsewhere(path: string): string {
  const folder = join(dirname(site.dataDir), "elsewhere");
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, "kept.tar");
  copyFileSync(path, kept);
  chmodSync(kept, 0o600);
  return kept;
}

function stamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}
