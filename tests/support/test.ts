import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { test as base } from "vitest";

import type { Db } from "~/db/database";
import { openDatabase } from "~/db/open.server";

import { templateFile, testFolder } from "./folders";

/**
 * `test` with a migrated, empty database of its own as `db`. For verbs of the domain. Routes use the process's own
 * database: see requests.ts.
 */
export const test = base.extend<{ db: Db }>({
  db: async ({}, use) => {
    const file = join(testFolder, `${randomUUID()}.db`);
    copyFileSync(templateFile, file);
    const db = openDatabase(file);
    // No test of the domain cuts the power: none has to wait for the disk.
    await sql`pragma synchronous = off`.execute(db);
    await use(db);
    await db.destroy();
  },
});

export { describe, expect } from "vitest";
