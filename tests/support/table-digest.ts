import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { environment } from "~/environment.server";

// Being asked moves these, whoever asks: when somebody was seen, until when their session lasts, and when the health check last
// proved that the database takes writes, which it does anew after a while.
const clocks = [
  ...["users.last_seen_at", "sessions.last_seen_at", "sessions.expires_at"],
  ...["missing_pages.last_seen_at", "machine_state.checked_at"],
];

// What the checks read in articles: whoever opens a list of them has it made anew. The words of messages and replies are kept by triggers, in
// pages whose order says nothing.
const derived = [
  ...["article_readings", "article_sentences"],
  ...["enquiry_words", "reply_words"].flatMap((words) => [
    words,
    ...["config", "content", "data", "docsize", "idx"].map((part) => `${words}_${part}`),
  ]),
];

let reader: { of: string; database: SQLite.Database } | undefined;
let last: { version: string; digests: Record<string, string> } | undefined;

/**
 * A digest of the rows of every table of the process's own database, but for those that are named. Where nobody has stored
 * anything since it was last asked for, which SQLite itself tells, the rows are not read again.
 */
export function tableDigests(without: readonly string[] = []): Record<string, string> {
  const file = join(environment.dataDir, "xamfra.db");
  // Some tests put another file in its place.
  const { ino } = statSync(file);
  if (reader?.of !== `${file} ${ino}`) {
    reader?.database.close();
    reader = { of: `${file} ${ino}`, database: new SQLite(file, { readonly: true }) };
  }
  const { database } = reader;
  const version = `${reader.of} ${String(database.pragma("data_version", { simple: true }))}`;
  if (last?.version !== version) last = { version, digests: digestsIn(database) };
  return Object.fromEntries(Object.entries(last.digests).filter(([name]) => !without.includes(name)));
}

function digestsIn(database: SQLite.Database): Record<string, string> {
  const names = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
    .pluck()
    .all();
  const entered = names.filter((name) => !derived.includes(name));
  return Object.fromEntries(entered.map((name) => [name, digestOf(database, name)]));
}

function digestOf(database: SQLite.Database, table: string): string {
  const columns = database.prepare<[string], string>("select name from pragma_table_info(?)").pluck().all(table);
  const asked = columns.filter((name) => !clocks.includes(`${table}.${name}`)).map((name) => `"${name}"`);
  const rows = database.prepare(`select ${asked.join()} from "${table}"`).raw().all();
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
}

/** All that is stored in the process's own database, as one text. */
export function everythingIn(): string {
  const database = new SQLite(join(environment.dataDir, "xamfra.db"), { readonly: true });
  try {
    const names = database.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all();
    return names.map((name) => JSON.stringify(database.prepare(`select * from "${name}"`).all())).join("\n");
  } finally {
    database.close();
  }
}
