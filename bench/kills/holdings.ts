import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { isArchived } from "~/outside/backup/contents";

import type { Places } from "../served-site";

import { reading } from "./soundness";

/** What a site writes by itself while it starts and runs: who was last seen, which job ran, which mail left. */
const ofTheRunning =
  /^(kysely_migration.*|job_runs|machine_state|activity_log|missing_pages|sessions|outbox|sqlite_.*)$/;

/** A digest of each table and each file of a site: equal where the two hold the same. */
export type Holdings = Readonly<Record<string, string>>;

export function holdingsOf({ dataDir, uploadsDir }: Places): Holdings {
  const files: Record<string, string> = {};
  for (const folder of ["", "originals"]) {
    const place = join(uploadsDir, folder);
    for (const name of existsSync(place) ? readdirSync(place) : []) {
      // What else lies there, such as the lock of the running server, is no part of the site.
      if (isArchived(join("uploads", folder, name))) files[name] = digestOf(readFileSync(join(place, name)));
    }
  }
  return { ...tablesOf(join(dataDir, "xamfra.db")), ...files };
}

export function tablesOf(file: string): Holdings {
  return reading(file, (database) => {
    const tables = database
      .prepare<[], string>("select name from sqlite_schema where type = 'table' order by name")
      .pluck()
      .all()
      .filter((name) => !ofTheRunning.test(name));
    return Object.fromEntries(
      tables.map((table) => {
        const rows = database.prepare(`select * from "${table}"`).raw().all();
        return [
          `table ${table}`,
          `${rows.length} rows, ${digestOf(
            rows
              .map((row) => JSON.stringify(row))
              .sort()
              .join("\n"),
          )}`,
        ];
      }),
    );
  });
}

/** What differs, by name; empty where two sites hold the same. */
export function differences(one: Holdings, other: Holdings): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name]);
}

function digestOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
