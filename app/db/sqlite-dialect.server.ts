import type SQLite from "better-sqlite3";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";

import { isDamage, noteDamage } from "./damage.server";
import { preparedOn } from "./prepared-statements.server";
import { Turns } from "./turns";
import { untilFree } from "./until-free.server";

export type Files = {
  /** The connection that writes. */
  writer: SQLite.Database;
  /** The one that reads outside of transactions; the same one where there is no file that two could open. */
  reader: SQLite.Database;
  /** Throws where what is written would be lost. */
  requireWritable(): void;
  /** How long another program may hold the database before a write fails, in ms. */
  patience: number;
};

/**
 * SQLite for Kysely, without a moment in which everybody waits. better-sqlite3 works in the thread that answers requests: were
 * it to wait there for a lock that another program holds, nobody would be answered. So it never waits; whoever meets a lock
 * tries again after a pause in which others go on. Reads have a connection of their own: neither a long transaction here nor
 * a writer elsewhere holds them up.
 */
export function sqliteDialect(files: Files): Dialect {
  return {
    createDriver: () => new SqliteDriver(files),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** SQLite takes back changes of the schema too: all pending migrations are one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #files;
  readonly #turns = new Turns();

  constructor(files: Files) {
    this.#files = files;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#files, this.#turns);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await sqliteOf(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    sqliteOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    sqliteOf(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    sqliteOf(connection).release();
  }

  async destroy(): Promise<void> {
    const { reader, writer } = this.#files;
    // The last that closes writes the log into the file, which a reader may not.
    if (reader !== writer) reader.close();
    writer.close();
  }
}

/** What one query or one transaction has of the two connections: the right to write, as long as it needs it. */
class SqliteConnection implements DatabaseConnection {
  readonly #files;
  readonly #turns;
  #hasTurn = false;

  constructor(files: Files, turns: Turns) {
    this.#files = files;
    this.#turns = turns;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#execute<Row>(query);
    } catch (error) {
      if (isDamage(error)) this.#meetDamage();
      throw error;
    }
  }

  async #execute<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer, patience } = this.#files;
    if (this.#hasTurn) return run<Row>(preparedOn(writer, sql), parameters);

    const until = performance.now() + patience;
    if (reader !== writer && mayRead.test(sql)) {
      const read = await untilFree(() => preparedOn(reader, sql), until);
      if (read.readonly) return untilFree(() => run<Row>(read, parameters), until);
    }
    await this.#turns.take();
    try {
      return await untilFree(() => {
        const statement = preparedOn(writer, sql);
        if (!statement.readonly) this.#files.requireWritable();
        return run<Row>(statement, parameters);
      }, until);
    } finally {
      this.#turns.giveBack();
    }
  }

  /** Pages that were read damaged are not kept: when the file is whole again the next query finds it so. */
  #meetDamage(): void {
    noteDamage();
    const { reader, writer } = this.#files;
    for (const each of new Set([reader, writer])) {
      try {
        each.pragma("shrink_memory");
      } catch {
        // It cannot even be told to: the error of the query itself says why.
      }
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("Rows are read all at once: a cursor would keep the database from being tidied up.");
  }

  /** "Immediate": had another program written between the first read and the first write, that write would fail for good. */
  async begin(): Promise<void> {
    const until = performance.now() + this.#files.patience;
    await this.#turns.take();
    this.#hasTurn = true;
    await untilFree(() => {
      this.#files.requireWritable();
      this.#files.writer.exec("begin immediate");
    }, until);
  }

  commit(): void {
    // It may have been deleted since the transaction began.
    this.#files.requireWritable();
    this.#files.writer.exec("commit");
  }

  rollback(): void {
    // SQLite itself takes back a transaction for which the disk is too full. A rollback after it would fail and hide why.
    if (this.#files.writer.inTransaction) this.#files.writer.exec("rollback");
  }

  release(): void {
    if (this.#hasTurn) this.#turns.giveBack();
    this.#hasTurn = false;
  }
}

// A pragma is for the connection that writes, whatever it does.
const mayRead = /^\s*(select|with|values|explain)\b/i;

function run<Row>(statement: SQLite.Statement, parameters: readonly unknown[]): QueryResult<Row> {
  // Kysely's own word for what the caller has said its rows are.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function sqliteOf(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new Error("Not a connection of this driver.");
}
