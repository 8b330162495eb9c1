import { createHash } from "node:crypto";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { environment } from "~/environment.server";

// Being asked moves these, whoever asks: when somebody was seen, and until when their session lasts.
const clocks = ["last_seen_at", "expires_at"];

/** A digest of the rows of every table of the process's own database, but for those that are named. */
export function tableDigests(without: readonly string[] = []): Record<string, string> {
  const database = new SQLite(join(environment.dataDir, "xamfra.db"), { readonly: true });
  try {
    const names = database
      .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
      .pluck()
      .all();
    return Object.fromEntries(
      names
        .filter((name) => !without.includes(name))
        .map((name) => [name, digestOf(database.prepare(`select * from "${name}"`).all())]),
    );
  } finally {
    database.close();
  }
}

function digestOf(rows: unknown[]): string {
  const text = JSON.stringify(rows, (name, value: unknown) => (clocks.includes(name) ? undefined : value));
  return createHash("sha256").update(text).digest("hex");
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
