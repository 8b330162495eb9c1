import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

import SQLite from "better-sqlite3";
import { Kysely } from "kysely";

import { folded, plainWords } from "~/i18n/fold";

import type { Database, Db } from "./database";
import { sqliteDialect } from "./sqlite-dialect.server";

// Nothing is served while a database is opened: here it may wait. Several processes that make a new one at once would meet a
// lock otherwise.
const patienceToOpen = 5000;
const patienceToWrite = 5000;

/**
 * Opens the SQLite file, making it and its folder where they are missing. A write waits up to five seconds for another
 * process, and holds up nobody meanwhile; `synchronous=FULL` so that a message that was answered with "sent" survives a
 * power cut.
 */
export function openDatabase(file: string, patience = patienceToWrite): Db {
  const isFile = file !== ":memory:";
  if (isFile) mkdirSync(dirname(file), { recursive: true });
  const writer = connect(file);
  writer.pragma("journal_mode = WAL");
  writer.pragma("synchronous = FULL");
  writer.pragma("foreign_keys = ON");
  // What is deleted is written over with zeros: the words of an erased person are in no free page and in no copy of one.
  writer.pragma("secure_delete = ON");
  const reader = isFile ? connect(file) : writer;
  if (isFile) {
    // Its first read finds the log, and what the last process may have left to be put in order.
    reader.prepare("select count(*) from sqlite_schema").get();
    reader.pragma("query_only = ON");
  }
  for (const each of new Set([writer, reader])) each.pragma("busy_timeout = 0");
  const requireWritable = isFile ? stillThere(file) : () => undefined;
  return new Kysely<Database>({ dialect: sqliteDialect({ writer, reader, requireWritable, patience }) });
}

function connect(file: string): SQLite.Database {
  const sqlite = new SQLite(file, { timeout: patienceToOpen });
  // SQLite knows the small letters of ASCII only; people look for "Gràcia" as "gracia".
  sqlite.function("folded", { deterministic: true }, (text) => folded(String(text ?? "")));
  sqlite.function("plain_words", { deterministic: true }, (text) => plainWords(String(text ?? "")));
  // The different texts of the first group of a pattern, as a JSON array.
  sqlite.function("regexp_matches", { deterministic: true }, (text, pattern) => {
    const found = String(text ?? "").matchAll(new RegExp(String(pattern), "g"));
    return JSON.stringify([...new Set(Array.from(found, ([, group = ""]) => group))]);
  });
  return sqlite;
}

/**
 * A file that is removed or replaced while it is open lives on without a name: what is written into it is lost with the
 * process. SQLite does not look.
 */
function stillThere(file: string): () => void {
  const opened = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino === opened.ino && now.dev === opened.dev) return;
    const what = now ? "another file has taken its place" : "it has been removed or moved";
    throw new SQLite.SqliteError(`The open database is not at ${file} any more: ${what}`, "SQLITE_READONLY_DBMOVED");
  };
}
