import { copyFileSync, existsSync, mkdtempSync, promises as fs, readdirSync, rmSync } from "node:fs";
import path, { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import SQLite from "better-sqlite3";
import { FileMigrationProvider, type MigrationProvider, Migrator } from "kysely";

import { openDatabase } from "~/db/open.server";

import { ServedSite } from "../served-site";

import { emptyPlaces } from "./base";
import { differences, type Holdings, tablesOf } from "./holdings";
import { type Kind, victim } from "./kind";
import { column } from "./soundness";

/** The schema as it stood on the day before: what a site in use brings to its first start with this version. */
const newestOfOld = "2026-11-21-99";
const at = "2026-11-20T10:00:00.000Z";
const messages = 3000;

/** From when the start opens the database until it is migrated, and until the site answers, ms. */
const usual = { migrated: 0, answering: 0 };
let old = "";
/** What a start that nobody disturbs makes of the old database. */
let migrated: Holdings = {};

/** A site with the database of an older version is started. */
export const migrations: Kind = {
  name: "migrations",
  async setUp(folder, settings) {
    old = await anOldDatabase(join(folder, "old"));
    const site = await ServedSite.in(emptyPlaces(join(folder, "site")), settings);
    copyFileSync(old, site.database);
    site.begin();
    await opened(site);
    const began = performance.now();
    while (site.server.isRunning && countMigrations(site.database) < all()) await pause(1);
    usual.migrated = performance.now() - began;
    await site.untilAnswering();
    usual.answering = performance.now() - began;
    migrated = tablesOf(site.database);
    return site;
  },
  async round(site, random) {
    await site.server.stop();
    const { dataDir } = site.places;
    // The secret too is made anew: its first writing can be killed as well.
    for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    copyFileSync(old, site.database);
    const server = site.begin();
    await opened(site);
    await pause(random.between(0, random.next() < 0.8 ? usual.migrated * 1.2 : usual.answering));
    await server.kill(victim(random));
    const done = migrationsIn(site.database);

    const start = await site.start();
    const changed = differences(tablesOf(site.database), migrated);
    const faults = changed.length > 0 ? [`not what an undisturbed start makes of it: ${changed.join(", ")}`] : [];
    return { met: done < all(), acknowledged: messages, start, faults };
  },
};

/** A database of the schema of before, made by its own migrations. @returns its file */
async function anOldDatabase(folder: string): Promise<string> {
  const files = new FileMigrationProvider({ fs, path, migrationFolder: path.resolve("migrations") });
  const provider: MigrationProvider = {
    async getMigrations() {
      const all = Object.entries(await files.getMigrations());
      const older = all.filter(([name]) => name < newestOfOld);
      if (older.length === all.length) throw new Error("There is no newer migration to be killed.");
      return Object.fromEntries(older);
    },
  };
  rmSync(folder, { recursive: true, force: true });
  const file = join(folder, "xamfra.db");
  const db = openDatabase(file);
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  await db.destroy();
  if (error) throw error;
  fill(file);
  return file;
}

/** Rows by the columns of that time: the builders of the tests know those of today. */
function fill(file: string): void {
  const database = new SQLite(file);
  database.transaction(() => {
    database
      .prepare("insert into settings (key, value, updated_at) values ('agency', ?, ?)")
      .run(JSON.stringify({ name: "Xamfrà", email: "agent@example.com" }), at);
    database
      .prepare(
        "insert into neighborhoods (slug, position, is_named, latitude, longitude) values ('eixample', 1, 1, 41.4, 2.2)",
      )
      .run();
    // Else the start would make an owner, each time with another password.
    database
      .prepare(
        "insert into users (email, password_hash, email_confirmed_at, created_at, updated_at) values (?, 'x', ?, ?, ?)",
      )
      .run("owner@xamfra.example", at, at, at);
    database
      .prepare("insert into admin_users (user_id, email, created_at) values (1, 'owner@xamfra.example', ?)")
      .run(at);
    const home = database.prepare(
      "insert into properties (title, price, neighborhood, created_at, updated_at) values (?, 500000, 'eixample', ?, ?)",
    );
    for (let number = 0; number < 200; number += 1) home.run(`Home ${number}`, at, at);
    const message = database.prepare(
      `insert into contact_submissions (kind, first_name, email, language, objectives, privacy_read_at, fingerprint, created_at)
       values ('contact', 'Ana', ?, 'en', ?, ?, ?, ?)`,
    );
    for (let number = 0; number < messages; number += 1) {
      message.run(`ana${number}@example.com`, `Message ${number}. `.repeat(20), at, `print ${number}`, at);
    }
  })();
  database.close();
}

function all(): number {
  return readdirSync("migrations").length;
}

function countMigrations(file: string): number {
  return column<number>(file, "select count(*) from kysely_migration")[0] ?? 0;
}

/** Read from a copy: whoever opens the database itself puts right what the kill has left. */
function migrationsIn(file: string): number {
  const folder = mkdtempSync(join(dirname(file), "looked-at-"));
  try {
    for (const end of ["", "-wal"]) if (existsSync(file + end)) copyFileSync(file + end, join(folder, `copy${end}`));
    const database = new SQLite(join(folder, "copy"));
    const count = database.prepare<[], number>("select count(*) from kysely_migration").pluck().get() ?? 0;
    database.close();
    return count;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function opened(site: ServedSite): Promise<void> {
  while (site.server.isRunning && !existsSync(`${site.database}-wal`)) await pause(1);
}
