import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import type { Db } from "~/db/database";
import { migrateToLatest } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";
import { troubleOf } from "~/outside/trouble";

import { testFolder } from "../support/folders";
import { describe, expect, test as base } from "../support/test";

const seen = { first_seen_at: "2026-11-21T10:00:00.000Z", last_seen_at: "2026-11-21T10:00:00.000Z" };
const write = (db: Db, path: string) =>
  db
    .insertInto("missing_pages")
    .values({ path, ...seen })
    .execute();
const read = (db: Db) => db.selectFrom("missing_pages").select("path").orderBy("path").execute();

type Held = { db: Db; file: string; another: SQLite.Database; folder: string };
const test = base.extend<{ held: Held }>({
  held: async ({}, use) => {
    const folder = mkdtempSync(join(testFolder, "held-"));
    const file = join(folder, "xamfra.db");
    const first = openDatabase(file);
    await migrateToLatest(first);
    await first.destroy();
    const db = openDatabase(file, 400);
    const another = new SQLite(file, { timeout: 0 });
    await use({ db, file, another, folder });
    another.close();
    await db.destroy();
  },
});

describe("while another program holds the database", () => {
  test("a write waits for it and holds up nobody", async ({ held: { db, another } }) => {
    another.exec("begin immediate");
    const writing = write(db, "/waited");
    // What is done meanwhile: the other program's work too. If a write held up anybody, this would wait for it, and it for this.
    for (let seen = 0; seen < 20; seen += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await read(db)).toEqual([]);
    }
    another.exec("commit");
    await writing;
    expect(await read(db)).toEqual([{ path: "/waited" }]);
  });

  test("many writes fail together, not one after the other", async ({ held: { db, another } }) => {
    another.exec("begin immediate");
    const began = performance.now();
    const writes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? write(db, `/${index}`) : db.transaction().execute((trx) => write(trx, `/${index}`)),
      ),
    );
    // One after the other it would be eight seconds: each is patient for 400 ms.
    expect(performance.now() - began).toBeLessThan(6000);
    for (const result of writes) {
      expect(result.status === "rejected" && troubleOf(result.reason)).toMatch(/^Another program holds the database/);
    }
    another.exec("rollback");
    await write(db, "/after");
    expect(await read(db)).toEqual([{ path: "/after" }]);
  });
});

test("a read does not wait for a transaction of our own, and does not see it before its end", async ({ held }) => {
  const { db } = held;
  await db.transaction().execute(async (trx) => {
    await write(trx, "/inside");
    expect(await read(trx)).toEqual([{ path: "/inside" }]);
    expect(await read(db)).toEqual([]);
  });
  expect(await read(db)).toEqual([{ path: "/inside" }]);
});

test("writes come in turn, and one that fails takes nobody else's with it", async ({ held: { db } }) => {
  await write(db, "/first");
  const results = await Promise.allSettled([
    db.transaction().execute(async (trx) => {
      await write(trx, "/taken back");
      await new Promise((resolve) => setTimeout(resolve, 20));
      await write(trx, "/first");
    }),
    write(db, "/second"),
    db.transaction().execute((trx) => write(trx, "/third")),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect((await read(db)).map(({ path }) => path)).toEqual(["/first", "/second", "/third"]);
});

describe("when its file is taken away while it is open", () => {
  test.each(["removed", "replaced"])("%s: nothing is accepted any more, and all can still be read", async (how) => {
    const folder = mkdtempSync(join(testFolder, "taken-"));
    const file = join(folder, "xamfra.db");
    const db = openDatabase(file);
    await migrateToLatest(db);
    await write(db, "/kept");
    if (how === "removed") rmSync(file);
    else {
      const other = openDatabase(join(folder, "other.db"));
      await other.destroy();
      renameSync(join(folder, "other.db"), file);
    }
    for (const attempt of [write(db, "/lost"), db.transaction().execute((trx) => write(trx, "/lost"))]) {
      const error = await attempt.catch((failure: unknown) => failure);
      expect(troubleOf(error)).toMatch(/^The database has been removed, moved or replaced/);
    }
    expect(await read(db)).toEqual([{ path: "/kept" }]);
    await db.destroy();
  });
});
