import SQLite from "better-sqlite3";

import type { ArchivedFile } from "./contents";

const cacheKiB = 16_000;

/**
 * The files of an archive, each once. Hundreds of thousands of them are too many to be held: SQLite keeps them, in a temporary
 * file that goes with the list or with the process.
 */
export class FileList {
  readonly #database = new SQLite("");
  readonly #add: SQLite.Statement<[ArchivedFile]>;
  readonly #has: SQLite.Statement<[string], number>;
  readonly #take: SQLite.Statement<[string], Omit<ArchivedFile, "path">>;
  #size = 0;

  constructor() {
    for (const setting of ["journal_mode = OFF", "synchronous = OFF", `cache_size = -${cacheKiB}`]) {
      this.#database.pragma(setting);
    }
    this.#database.exec(
      "create table file (path text primary key, bytes integer not null, sha256 text not null) strict, without rowid",
    );
    this.#add = this.#database.prepare("insert or ignore into file values (@path, @bytes, @sha256)");
    this.#has = this.#database.prepare<[string], number>("select 1 from file where path = ?").pluck();
    this.#take = this.#database.prepare("delete from file where path = ? returning bytes, sha256");
  }

  get size(): number {
    return this.#size;
  }

  /** @returns false where a file of that path is in the list already, which stays as it was */
  add(file: ArchivedFile): boolean {
    const isNew = this.#add.run(file).changes === 1;
    if (isNew) this.#size += 1;
    return isNew;
  }

  has(path: string): boolean {
    return this.#has.get(path) !== undefined;
  }

  /** Takes a file off the list. */
  take(path: string): Omit<ArchivedFile, "path"> | undefined {
    const file = this.#take.get(path);
    if (file) this.#size -= 1;
    return file;
  }

  /** By path. Nothing may be added or taken meanwhile. */
  [Symbol.iterator](): IterableIterator<ArchivedFile> {
    return this.#database.prepare<[], ArchivedFile>("select * from file order by path").iterate();
  }

  close(): void {
    this.#database.close();
  }
}
