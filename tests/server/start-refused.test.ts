import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { migrateToLatest } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";
import { keptSecret } from "~/outside/kept-secret.server";
import { requireDatabase, requireFirstStart } from "~/outside/lost-database.server";

import { takeFolder } from "../../scripts/alone.mjs";
import { mixedFaultOf, tighten } from "../../scripts/folders.mjs";
import { testFolder } from "../support/folders";
import { runPrepare, runProgram } from "../support/program";
import { anEmptySite, aPhoto, aSmallSite } from "../support/small-site";
import { describe, expect, test } from "../support/test";

const modeOf = (file: string) => statSync(file).mode & 0o777;
const withoutDatabase = (dataDir: string) => {
  for (const end of ["", "-wal", "-shm"]) rmSync(join(dataDir, `xamfra.db${end}`), { force: true });
};

describe("a lost database", () => {
  test.each(["deleted", "emptied"])("is not replaced by the samples when it was %s", async (how) => {
    const site = await aSmallSite();
    mkdirSync(join(site.dataDir, "backups"));
    const backup = join(site.dataDir, "backups", "xamfra-2026-11-20T02-30-00Z.tar");
    writeFileSync(backup, "an archive");
    writeFileSync(join(site.dataDir, "backups", "xamfra-2026-11-19T02-30-00Z.tar"), "an older archive");
    withoutDatabase(site.dataDir);
    if (how === "emptied") writeFileSync(join(site.dataDir, "xamfra.db"), "");
    const { code, said } = await runPrepare(site).ended;
    expect(code).toBe(1);
    expect(said).toContain(`[xamfra] The site cannot start. There is no database at ${site.dataDir}/xamfra.db`);
    for (const named of [`${site.dataDir}/secret`, site.uploadsDir, `npm run restore -- ${backup}`, "remove"]) {
      expect(said).toContain(named);
    }
    expect(said).not.toContain("password");
    expect(statSync(join(site.dataDir, "xamfra.db"), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  test("is not taken for a first start where an empty one is in its place", async () => {
    const site = await aSmallSite();
    withoutDatabase(site.dataDir);
    const empty = openDatabase(join(site.dataDir, "xamfra.db"));
    await migrateToLatest(empty);
    await empty.destroy();
    const { code, said } = await runPrepare(site).ended;
    expect(code).toBe(1);
    expect(said).toContain(`The database ${site.dataDir}/xamfra.db is empty, but there is a secret at`);
  });

  test("is not what a first start looks like, nor one that was interrupted", () => {
    const site = anEmptySite();
    writeFileSync(join(site.uploadsDir, ".gitkeep"), "");
    writeFileSync(join(site.dataDir, ".server-lock"), "");
    expect(() => requireDatabase(site)).not.toThrow();
    writeFileSync(join(site.dataDir, "xamfra.db"), "begun");
    // Sample photographs are made before their rows are.
    aPhotoIn(site);
    expect(() => requireDatabase(site)).not.toThrow();
    expect(() => requireFirstStart(site)).not.toThrow();
  });

  test("is what a folder of photographs tells of that belongs to another database", () => {
    const site = anEmptySite();
    aPhotoIn(site);
    expect(() => requireDatabase(site)).toThrow(/DATA_DIR and UPLOADS_DIR are not those of before/);
  });
});

function aPhotoIn(site: ReturnType<typeof anEmptySite>) {
  mkdirSync(join(site.uploadsDir, "originals"), { recursive: true });
  aPhoto(site);
}

describe("the secret", () => {
  test("that is empty stops the start, which names the file and the way out", async () => {
    const site = await aSmallSite();
    writeFileSync(join(site.dataDir, "secret"), "");
    const { code, said } = await runPrepare(site).ended;
    expect(code).toBe(1);
    expect(said).toContain(`The site cannot start. The file ${site.dataDir}/secret is empty`);
    expect(said).toContain("or remove it");
    expect(readFileSync(join(site.dataDir, "secret"), "utf8")).toBe("");
  });

  test.each(["\n\n", "short", " fifteen letters "])("%j is none either", (kept) => {
    const { dataDir } = anEmptySite();
    writeFileSync(join(dataDir, "secret"), kept);
    expect(() => keptSecret(dataDir)).toThrow(/secret is (empty|too short)/);
  });

  test("is made again where it was removed on purpose, for nobody else to read", async () => {
    const site = await aSmallSite();
    rmSync(join(site.dataDir, "secret"));
    expect(await runPrepare(site).ended).toMatchObject({ code: 0 });
    expect(readFileSync(join(site.dataDir, "secret"), "utf8")).toMatch(/^[\w-]{43}$/);
    expect(modeOf(join(site.dataDir, "secret"))).toBe(0o600);
    expect(readdirSync(site.dataDir).filter((name) => name.startsWith(".secret"))).toEqual([]);
  });
});

test("before the schema changes the database is copied, and of the copies three are kept", async () => {
  const site = await aSmallSite();
  const file = join(site.dataDir, "xamfra.db");
  const backups = join(site.dataDir, "backups");
  mkdirSync(backups);
  for (const month of ["01", "02", "03"]) {
    copyFileSync(file, join(backups, `before-update-2026-${month}-01T00-00-00Z.db`));
  }
  const database = new SQLite(file);
  database.exec("drop table machine_state; delete from kysely_migration where name = '2026-11-22-01-ground'");
  database.close();
  const { code, said } = await runPrepare(site).ended;
  expect(code, said).toBe(0);
  const copy = /The database as it is was copied to (\S+)/.exec(said)?.[1] ?? "";
  expect(readdirSync(backups).sort()).toEqual([
    "before-update-2026-02-01T00-00-00Z.db",
    "before-update-2026-03-01T00-00-00Z.db",
    copy.split("/").at(-1),
  ]);
  const before = new SQLite(copy, { readonly: true });
  expect(before.prepare("select count(*) as homes from properties").get()).toEqual({ homes: 1 });
  expect(before.prepare("select name from sqlite_schema where name = 'machine_state'").get()).toBeUndefined();
  before.close();
  expect(modeOf(copy)).toBe(0o600);
  // The next start changes nothing and copies nothing.
  expect((await runPrepare(site).ended).said).not.toContain("copied");
});

describe("two servers", () => {
  const holder = `
    import { requireToBeAlone } from "./scripts/alone.mjs";
    await requireToBeAlone();
    console.log("serving");
    setInterval(() => {}, 1000);`;
  const start = (DATA_DIR: string, UPLOADS_DIR: string) =>
    runProgram(["--input-type=module", "--eval", holder], { DATA_DIR, UPLOADS_DIR });

  test("on the same data: the second ends and says why, until the first is gone however it ended", async () => {
    const { dataDir, uploadsDir } = anEmptySite();
    const first = start(dataDir, uploadsDir);
    await first.says("serving");
    const { code, said } = await start(dataDir, anEmptySite().uploadsDir).ended;
    expect(code).toBe(1);
    expect(said).toContain(`[xamfra] Another server of this site uses DATA_DIR (${dataDir}). Stop it first`);

    first.process.kill("SIGKILL");
    await first.ended;
    const next = start(dataDir, uploadsDir);
    await next.says("serving");
    next.process.kill("SIGKILL");
    await next.ended;
  });

  test("on the same photographs: the second ends and says why", async () => {
    const { dataDir, uploadsDir } = anEmptySite();
    const lock = await takeFolder(uploadsDir);
    const { code, said } = await start(dataDir, uploadsDir).ended;
    expect(code).toBe(1);
    expect(said).toContain(`Another server of this site uses UPLOADS_DIR (${uploadsDir})`);
    lock?.release();
  });

  test("one after the other: who starts again waits for one that is ending", async () => {
    const { dataDir } = anEmptySite();
    const first = await takeFolder(dataDir);
    setTimeout(() => first?.release(), 300);
    const second = await takeFolder(dataDir);
    expect(second).not.toBeNull();
    second?.release();
  });

  test("beside a server a backup is made, and nothing is restored", { timeout: 30_000 }, async () => {
    const site = await aSmallSite();
    const lock = await takeFolder(site.dataDir);
    const places = { DATA_DIR: site.dataDir, UPLOADS_DIR: site.uploadsDir };
    const made = await runProgram(["--import", "tsx", "scripts/backup.ts"], places).ended;
    expect(made.code, made.said).toBe(0);
    const archive = /Backup made and checked: (\S+)/.exec(made.said)?.[1] ?? "";
    expect(modeOf(archive)).toBe(0o600);
    const refused = await runProgram(["--import", "tsx", "scripts/restore.ts", archive], places).ended;
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("The site is running");
    lock?.release();
  });
});

describe("what is kept", () => {
  test("is closed to others where it was open", async () => {
    const { dataDir } = await aSmallSite();
    mkdirSync(join(dataDir, "backups"));
    writeFileSync(join(dataDir, "backups", "xamfra-2026-11-20T02-30-00Z.tar"), "");
    const files = ["xamfra.db", "secret", "backups/xamfra-2026-11-20T02-30-00Z.tar"].map((name) => join(dataDir, name));
    for (const file of files) chmodSync(file, 0o644);
    tighten(dataDir);
    for (const file of files) expect(modeOf(file)).toBe(0o600);
  });

  test("is made for nobody else: the database, its log, its folder", async () => {
    const dataDir = join(testFolder, `made-${Date.now()}`);
    const script = `
      process.umask(0o077);
      const { openDatabase } = await import("./app/db/open.server.ts");
      openDatabase(${JSON.stringify(join(dataDir, "xamfra.db"))});
      process.kill(process.pid, "SIGKILL");`;
    await runProgram(["--import", "tsx", "--input-type=module", "--eval", script]).ended;
    expect(existsSync(join(dataDir, "xamfra.db-wal"))).toBe(true);
    for (const name of readdirSync(dataDir)) expect(modeOf(join(dataDir, name)), name).toBe(0o600);
    expect(modeOf(dataDir)).toBe(0o700);
  });
});

describe("folders that cannot be", () => {
  const check = `import { requireFolders } from "./scripts/folders.mjs"; requireFolders();`;
  const ask = (DATA_DIR: string, UPLOADS_DIR: string) =>
    runProgram(["--input-type=module", "--eval", check], { DATA_DIR, UPLOADS_DIR }).ended;

  test("a file in the place of the folder, or above it, is named", async () => {
    const { dataDir, uploadsDir } = anEmptySite();
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    for (const folder of [file, join(file, "below")]) {
      const { code, said } = await ask(folder, uploadsDir);
      expect(code).toBe(1);
      expect(said).toContain(`DATA_DIR (${folder}) cannot be a folder: a file is in its place`);
    }
  });

  test("one for both, or the data among the photographs, is named", async () => {
    expect(mixedFaultOf({ DATA_DIR: "/a", UPLOADS_DIR: "/a" })).toMatch(/^DATA_DIR and UPLOADS_DIR are both \/a\./);
    expect(mixedFaultOf({ DATA_DIR: "/a/b", UPLOADS_DIR: "/a" })).toMatch(/^DATA_DIR \(\/a\/b\) lies inside/);
    expect(mixedFaultOf({ DATA_DIR: "/a", UPLOADS_DIR: "/a/uploads" })).toBeNull();
    const { dataDir } = anEmptySite();
    expect(await ask(dataDir, dataDir)).toMatchObject({ code: 1 });
  });
});
