import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { build } from "vite";
import { beforeAll } from "vitest";

import { migrateToLatest, migrationState } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";

import { testFolder } from "../support/folders";
import { describe, expect, test } from "../support/test";

const mostKills = 24;
// The schema before this one.
const former = /^2026-11-21-/;

// A table made anew while others refer to it, as SQLite wants it done: the hardest that a migration does.
const rebuild = `
import { sql } from "kysely";
export async function up(db) {
  await sql\`create table new_neighborhoods (slug text primary key, position integer not null, is_named integer not null,
    inside text references new_neighborhoods (slug), latitude real not null, longitude real not null, picture text,
    walk_to_metro integer, walk_to_school integer, walk_to_market integer) strict\`.execute(db);
  await sql\`insert into new_neighborhoods select * from neighborhoods\`.execute(db);
  await sql\`drop table neighborhoods\`.execute(db);
  await sql\`alter table new_neighborhoods rename to neighborhoods\`.execute(db);
}`;
const orphaning = `
import { sql } from "kysely";
export async function up(db) {
  await sql\`delete from neighborhoods\`.execute(db);
}`;

const program = join(testFolder, "migrating-process", "index.mjs");

beforeAll(async () => {
  // Built once: each of thirty processes would take longer to load the sources than to migrate.
  await build({
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "~": join(process.cwd(), "app") } },
    build: {
      target: "node20",
      ssr: join(process.cwd(), "tests", "support", "migrating-process.ts"),
      outDir: join(testFolder, "migrating-process"),
      rollupOptions: { output: { entryFileNames: "index.mjs" } },
    },
  });
}, 60_000);

type Run = { code: number | null; said: string };

function migrate(file: string, folder: string, last = 0): Promise<Run> {
  const running = spawn(process.execPath, [program, file, folder, String(last)], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [running.stdout, running.stderr]) stream.on("data", (chunk: Buffer) => (said += String(chunk)));
  return new Promise((resolve) => running.once("close", (code) => resolve({ code, said })));
}

function folderOf(place: string, isIn: (name: string) => boolean, more: Record<string, string> = {}): string {
  mkdirSync(place);
  for (const name of readdirSync("migrations").filter(isIn)) copyFileSync(join("migrations", name), join(place, name));
  for (const [name, text] of Object.entries(more)) writeFileSync(join(place, name), text);
  return place;
}

async function aFormerDatabase() {
  const place = mkdtempSync(join(testFolder, "migrations-"));
  const file = join(place, "former.db");
  const db = openDatabase(file);
  await migrateToLatest(
    db,
    folderOf(join(place, "former"), (name) => former.test(name)),
  );
  const names = ["sant-antoni", "gracia", "eixample"];
  for (const [position, slug] of names.entries()) {
    await sql`insert into neighborhoods values (${slug}, ${position}, 1, null, 41.4, 2.1, null)`.execute(db);
    await sql`insert into neighborhood_texts values (${slug}, 'en', ${slug}, '', 'a', 'b')`.execute(db);
  }
  await db.destroy();
  const newest = folderOf(join(place, "newest"), () => true, { "9999-01-01-rebuild.js": rebuild });
  return { place, file, newest };
}

function heldBy(file: string) {
  const database = new SQLite(file);
  const all = (query: string) => database.prepare<[], string>(query).pluck().all();
  const held = {
    fault: all("select integrity_check from pragma_integrity_check"),
    orphans: all('select "table" from pragma_foreign_key_check'),
    migrations: all("select name from kysely_migration order by name"),
    texts: all("select neighborhood from neighborhood_texts join neighborhoods on slug = neighborhood order by 1"),
    tables: all("select name from sqlite_schema where type = 'table' and name like '%neighborhoods' order by 1"),
  };
  database.close();
  return held;
}

describe("bringing the database up to date", () => {
  test("can be cut off at any statement and is made again by the next start", { timeout: 120_000 }, async () => {
    const { place, file, newest } = await aFormerDatabase();
    const whole = join(place, "whole.db");
    copyFileSync(file, whole);
    const { code, said } = await migrate(whole, newest);
    expect(code, said).toBe(0);
    const { done, statements } = JSON.parse(said.split("\n")[1] ?? "") as { done: string[]; statements: number };
    expect(done.at(-1)).toBe("9999-01-01-rebuild");
    const good = heldBy(whole);
    expect(good).toMatchObject({ fault: ["ok"], orphans: [], texts: ["eixample", "gracia", "sant-antoni"] });

    const killedAt = async (last: number) => {
      const copy = join(place, `killed-${last}.db`);
      copyFileSync(file, copy);
      expect((await migrate(copy, newest, last)).code).toBeNull();
      const between = heldBy(copy);
      // Everything or nothing: none of several migrations alone.
      expect([0, done.length]).toContain(between.migrations.filter((name) => !former.test(name)).length);
      expect(between.texts).toEqual(good.texts);
      const db = openDatabase(copy);
      await migrateToLatest(db, newest);
      await db.destroy();
      expect(heldBy(copy), `killed at statement ${last}`).toEqual(good);
    };
    expect(statements).toBeGreaterThan(10);
    // As migrations grow in number, still no more than this many processes.
    const points = Array.from({ length: statements }, (_, index) => index + 1).filter(
      (point) => statements <= mostKills || (point * mostKills) % statements < mostKills,
    );
    const worker = async () => {
      for (let last = points.shift(); last !== undefined; last = points.shift()) await killedAt(last);
    };
    await Promise.all([worker(), worker()]);
  });

  test("two at once: one waits and finds nothing left to do", async () => {
    const { file, newest } = await aFormerDatabase();
    const runs = await Promise.all([migrate(file, newest), migrate(file, newest)]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const done = runs.map(({ said }) => (JSON.parse(said.split("\n")[1] ?? "") as { done: string[] }).done.length);
    expect(Math.min(...done)).toBe(0);
    expect(Math.max(...done)).toBeGreaterThan(0);
    expect(heldBy(file).fault).toEqual(["ok"]);
  });

  test("takes everything back where rows are left without what they refer to", async () => {
    const { place, file } = await aFormerDatabase();
    const folder = folderOf(join(place, "orphaning"), () => true, { "9999-01-01-orphaning.js": orphaning });
    const db = openDatabase(file);
    await expect(migrateToLatest(db, folder)).rejects.toThrow(
      "9999-01-01-orphaning leaves rows without what they refer to in neighborhood_texts",
    );
    expect((await migrationState(db, folder)).done.filter((name) => !former.test(name))).toEqual([]);
    expect(heldBy(file).texts).toEqual(["eixample", "gracia", "sant-antoni"]);
    await db.destroy();
  });
});
