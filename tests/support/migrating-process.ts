/**
 * A process that brings a database up to date and is killed before a given statement of it, as by a power cut: the file, the
 * folder of migrations and the number of the statement stand in its command line; 0 lets it live.
 */
import SQLite from "better-sqlite3";

import { migrateToLatest } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";

const [file = "", folder = "", last = "0"] = process.argv.slice(2);
let statements = 0;
const { prepare, exec } = SQLite.prototype;
const counted = (sql: string) => {
  statements += 1;
  if (statements === Number(last)) process.kill(process.pid, "SIGKILL");
  return sql;
};
SQLite.prototype.prepare = function (this: SQLite.Database, sql: string) {
  return prepare.call(this, counted(sql));
} as typeof prepare;
SQLite.prototype.exec = function (this: SQLite.Database, sql: string) {
  return exec.call(this, counted(sql));
};

const db = openDatabase(file);
console.log("open");
const done = await migrateToLatest(db, folder);
await db.destroy();
console.log(JSON.stringify({ done, statements }));
