import SQLite from "better-sqlite3";

/** What a database holds. */
export type DatabaseFacts = { migrations: string[]; /** Rows of each table. */ tables: Record<string, number> };

const patience = 15_000;

/**
 * Copies a database that others read and write meanwhile, as it is at one moment: its rows and nothing else. A copy of its pages would take along
 * what was once deleted and not yet written over.
 */
export async function snapshotDatabase(source: string, target: string): Promise<void> {
  const database = new SQLite(source, { fileMustExist: true, timeout: patience });
  try {
    // As every connection of ours: what it has written is on the disk.
    database.pragma("synchronous = FULL");
    // In one transaction that reads: readers and writers go on, because the database keeps a write-ahead log.
    database.prepare("vacuum into ?").run(target);
  } finally {
    database.close();
  }
}

/**
 * Looks through a whole copy and says what it holds. The copy is one file afterwards, without a log beside it.
 * @throws {Error} where something in it is broken
 */
export function examineDatabase(file: string): DatabaseFacts {
  const database = new SQLite(file, { fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
    const fault = database.prepare<[], string>("select integrity_check from pragma_integrity_check").pluck().get();
    if (fault !== "ok") throw new Error(`The database is damaged: ${fault ?? "it cannot be read"}`);
    const orphans = database.prepare<[], string>('select distinct "table" from pragma_foreign_key_check').pluck().all();
    if (orphans.length > 0)
      throw new Error(`The database is damaged: rows without their owner in ${orphans.join(", ")}`);
    return { migrations: migrationsOf(database), tables: rowsOf(database) };
  } finally {
    database.close();
  }
}

function migrationsOf(database: SQLite.Database): string[] {
  if (!tableNames(database).includes("kysely_migration")) return [];
  return database.prepare<[], string>("select name from kysely_migration order by name").pluck().all();
}

function rowsOf(database: SQLite.Database): Record<string, number> {
  const count = (table: string) =>
    database
      .prepare<[], number>(`select count(*) from "${table.replaceAll('"', '""')}"`)
      .pluck()
      .get() ?? 0;
  return Object.fromEntries(tableNames(database).map((table) => [table, count(table)]));
}

function tableNames(database: SQLite.Database): string[] {
  const query =
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name";
  return database.prepare<[], string>(query).pluck().all();
}
