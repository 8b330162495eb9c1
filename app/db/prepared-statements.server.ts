import type SQLite from "better-sqlite3";

// The questions of all pages are some hundred; lists of ids make as many more as there are lengths of list.
const most = 500;

const kept = new WeakMap<SQLite.Database, Map<string, SQLite.Statement>>();

/**
 * The statement for a query, prepared once for each connection: preparing took longer than most of our questions. SQLite prepares it anew
 * by itself when the schema or its statistics have changed. The one that was not asked for longest goes first.
 * @throws {SqliteError} as `prepare` does; nothing is kept then
 */
export function preparedOn(connection: SQLite.Database, sql: string): SQLite.Statement {
  const statements = kept.get(connection) ?? new Map<string, SQLite.Statement>();
  kept.set(connection, statements);
  const statement = statements.get(sql) ?? connection.prepare(sql);
  statements.delete(sql);
  statements.set(sql, statement);
  const oldest = statements.keys().next().value;
  if (statements.size > most && oldest !== undefined) statements.delete(oldest);
  return statement;
}
