import { mkdirSync, promises as fs } from "node:fs";
import path from "node:path";

import SQLite from "better-sqlite3";
import { FileMigrationProvider, Kysely, Migrator, type SqliteDatabase, SqliteDialect } from "kysely";

import type { Database, Db } from "./database";

/** A text without accents and capitals, for comparing. In SQL it is the function `folded`. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Opens the SQLite file, making it and its folder where they are missing. A write waits up to five seconds for another
 * process; `synchronous=FULL` so that a message that was answered with "sent" survives a power cut.
 */
export function openDatabase(file: string): Db {
  if (file !== ":memory:") mkdirSync(path.dirname(file), { recursive: true });
  const sqlite = new SQLite(file);
  // Before WAL: several processes that open a new database at once would meet a lock otherwise.
  sqlite.pragma("busy_timeout = 5000");
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  // SQLite knows the small letters of ASCII only; people look for "Gràcia" as "gracia".
  sqlite.function("folded", { deterministic: true }, (text) => folded(String(text ?? "")));
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: asSqliteMeansIt(sqlite) }) });
}

/**
 * Two words of Kysely that SQLite should hear otherwise. `begin` alone takes the right to write only with the first write: had
 * another program written since the first read, that would fail at once, whatever the patience. And SQLite itself takes back
 * a transaction for which the disk is too full; the `rollback` after it would fail and hide the error that says why.
 */
function asSqliteMeansIt(sqlite: SQLite.Database): SqliteDatabase {
  const said = (query: string) => {
    if (query === "begin") return "begin immediate";
    return query === "rollback" && !sqlite.inTransaction ? "select null where false" : query;
  };
  return { close: () => void sqlite.close(), prepare: (query) => sqlite.prepare(said(query)) };
}

/**
 * Brings the database to the newest schema. Safe to call at each start and from two processes at once.
 * @returns the names of the migrations that were carried out now.
 */
export async function migrateToLatest(db: Db, folder = path.resolve("migrations")): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: new FileMigrationProvider({ fs, path, migrationFolder: folder }),
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
