/**
 * Loaded into each process of a site that is killed (NODE_OPTIONS): notes how each connection that writes into its database
 * hands over to the disk. `synchronous` is a setting of the connection, so nobody can ask for it from outside.
 */
import { appendFileSync } from "node:fs";
import { basename } from "node:path";

import SQLite from "better-sqlite3";

const notes = process.env.SYNCHRONOUS_NOTES ?? "";
/** @type {WeakMap<object, Set<unknown>>} */
const seen = new WeakMap();

const { prepare } = SQLite.prototype;
Object.assign(SQLite.prototype, {
  /**
   * @this {SQLite.Database}
   * @param {string} source
   */
  prepare(source) {
    const statement = prepare.call(this, source);
    if (!statement.readonly && basename(this.name) === "xamfra.db" && !/^\s*pragma/i.test(source)) {
      const value = this.pragma("synchronous", { simple: true });
      const values = seen.get(this) ?? new Set();
      if (!values.has(value)) appendFileSync(notes, `${value} ${basename(process.argv[1] ?? "")}\n`);
      seen.set(this, values.add(value));
    }
    return statement;
  },
});
