import { promises as fs } from "node:fs";
import path from "node:path";

import SQLite from "better-sqlite3";
import { FileMigrationProvider, type Kysely, type Migration, type MigrationProvider, Migrator, sql } from "kysely";

import type { Db } from "./database";

const ours = path.resolve("migrations");
// Another start that does the same has it done by then, however much there is.
const longestWait = 10 * 60 * 1000;

/** What was carried out in this database, and what the newest schema needs besides. */
export type MigrationState = { done: string[]; pending: string[] };

export async function migrationState(db: Db, folder = ours): Promise<MigrationState> {
  const migrations = await migratorOf(db, folder).getMigrations();
  const named = (isDone: boolean) =>
    migrations.filter(({ executedAt }) => (executedAt !== undefined) === isDone).map(({ name }) => name);
  return { done: named(true), pending: named(false) };
}

/**
 * Brings the database to the newest schema: all that is missing in one transaction, so that a start that is cut off at any
 * moment can be made again. Two at once are safe: the second waits, and finds nothing left to do.
 * @returns the names of the migrations that were carried out now.
 */
export async function migrateToLatest(db: Db, folder = ours): Promise<string[]> {
  const until = Date.now() + longestWait;
  // As SQLite advises for changes of tables: a table that is made anew must not take with it what refers to the old one. What
  // refers to nothing is looked for before the transaction ends.
  await sql`pragma foreign_keys = OFF`.execute(db);
  try {
    for (;;) {
      const { error, results } = await migratorOf(db, folder).migrateToLatest();
      if (!error) return (results ?? []).map(({ migrationName }) => migrationName);
      if (!isBusy(error) || Date.now() > until) throw error;
    }
  } finally {
    await sql`pragma foreign_keys = ON`.execute(db);
  }
}

function migratorOf(db: Db, folder: string): Migrator {
  return new Migrator({
    db,
    provider: checking(new FileMigrationProvider({ fs, path, migrationFolder: folder })),
    // Their order is that of their names. The order of the times noted for them depends on a clock that may have been wrong.
    allowUnorderedMigrations: true,
  });
}

function checking(provider: MigrationProvider): MigrationProvider {
  return {
    async getMigrations() {
      const migrations = Object.entries(await provider.getMigrations());
      return Object.fromEntries(migrations.map(([name, migration]) => [name, checked(name, migration)]));
    },
  };
}

function checked(name: string, { up }: Migration): Migration {
  return {
    async up(db) {
      await up(db);
      await requireWholeReferences(db, name);
    },
  };
}

async function requireWholeReferences(db: Kysely<unknown>, name: string): Promise<void> {
  const query = sql<{ table: string }>`select distinct "table" from pragma_foreign_key_check`;
  const { rows } = await query.execute(db);
  if (rows.length === 0) return;
  const tables = rows.map(({ table }) => table).join(", ");
  throw new Error(`${name} leaves rows without what they refer to in ${tables}`);
}

function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
