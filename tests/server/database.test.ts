import { mkdtempSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";
import { sql } from "kysely";

import { migrateToLatest } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";

import { testFolder } from "../support/folders";
import { expect, test } from "../support/test";

test("a piece of work that reads first and writes later is not broken by another program's writing", async () => {
  const file = join(mkdtempSync(join(testFolder, "database-")), "xamfra.db");
  const db = openDatabase(file);
  await migrateToLatest(db);
  const another = new SQLite(file, { timeout: 0 });
  const writes = () => another.prepare("insert into missing_pages values ('/a', 1, '2026-11-21', '2026-11-21')").run();
  try {
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("missing_pages").selectAll().execute();
      // The other one has to wait, not we.
      expect(writes).toThrow("database is locked");
      await sql`insert into missing_pages values ('/b', 1, '2026-11-21', '2026-11-21')`.execute(trx);
    });
    writes();
    expect(await db.selectFrom("missing_pages").select("path").orderBy("path").execute()).toHaveLength(2);
  } finally {
    another.close();
    await db.destroy();
  }
});
