import { promises as fs } from "node:fs";
import path, { join } from "node:path";

import { FileMigrationProvider, Migrator } from "kysely";

import type { Db } from "~/db/database";
import { openDatabase } from "~/db/open.server";

import { testFolder } from "./folders";

/** A database with the schema as it stood before a migration. @param before name of its file */
export async function databaseBefore(before: string): Promise<Db> {
  const ours = new FileMigrationProvider({ fs, path, migrationFolder: path.resolve("migrations") });
  const db = openDatabase(join(testFolder, `${crypto.randomUUID()}.db`));
  const migrations = Object.entries(await ours.getMigrations()).filter(([name]) => name < before);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return db;
}
