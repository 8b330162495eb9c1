/** Whether anything that a public page shows has changed: what the kept pages are held against. */
import SQLite from "better-sqlite3";

import { log } from "./log";

export class ContentVersion {
  #database: SQLite.Database;
  #anyChange: SQLite.Statement;
  #content: SQLite.Statement;
  #seen = -1;
  #version = -1;
  #isReadable = true;
  #ofTurn: number | null | undefined;

  constructor(databaseFile: string) {
    // A connection of its own, which waits for nobody: a page that cannot be held against the data is drawn.
    this.#database = new SQLite(databaseFile, { readonly: true, timeout: 0 });
    // Moves whenever any other connection has committed something; asked first, because it costs next to nothing.
    this.#anyChange = this.#database.prepare("pragma data_version").pluck();
    // Moves by triggers of the tables that public pages show: migrations/2026-11-22-05-content-version.js.
    this.#content = this.#database.prepare("select version from content_version").pluck();
  }

  /**
   * The same, asked once for all who are heard in one turn of the event loop: only for a request that has just come. What was saved before
   * somebody began to ask is in it: Node learns of all requests of a turn at its beginning, and of those that begin later in the next.
   */
  readForTurn(): number | null {
    if (this.#ofTurn === undefined) {
      this.#ofTurn = this.read();
      setImmediate(() => (this.#ofTurn = undefined));
    }
    return this.#ofTurn;
  }

  /** @returns null where the database cannot be read */
  read(): number | null {
    try {
      const seen = Number(this.#anyChange.get());
      if (seen !== this.#seen) this.#version = Number(this.#content.get());
      this.#seen = seen;
      this.#isReadable = true;
      return this.#version;
    } catch (error) {
      this.#seen = -1;
      if (this.#isReadable) log.error({ err: error }, "the database cannot be read: pages are sent as they were");
      this.#isReadable = false;
      return null;
    }
  }

  close(): void {
    this.#database.close();
  }
}
