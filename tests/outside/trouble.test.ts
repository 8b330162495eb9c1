import { sql } from "kysely";

import { troubleOf } from "~/outside/trouble";

import { expect, test } from "../support/test";

const failing = (code: string) => Object.assign(new Error("some failure"), { code });

test.each([
  ["ENOSPC", "The disk is full."],
  ["SQLITE_FULL", "The disk is full."],
  ["EROFS", "A folder cannot be written to."],
  ["SQLITE_READONLY_DIRECTORY", "A folder cannot be written to."],
  ["SQLITE_CANTOPEN", "A folder cannot be written to."],
  ["SQLITE_CORRUPT", "The database is damaged."],
  ["SQLITE_NOTADB", "The database is damaged."],
])("%s is told in a sentence", (code, said) => {
  expect(troubleOf(failing(code))?.startsWith(said)).toBe(true);
});

test("what is no trouble of the machine is told by nobody", () => {
  for (const error of [failing("SQLITE_CONSTRAINT_UNIQUE"), new Error("x"), "ENOSPC", null]) {
    expect(troubleOf(error)).toBeNull();
  }
});

test("a transaction that the disk is too full for fails with just that, and the next one works", async ({ db }) => {
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(db);
  const seen = { first_seen_at: "2026-11-21T10:00:00.000Z", last_seen_at: "2026-11-21T10:00:00.000Z" };
  const store = (path: string) =>
    db.transaction().execute((trx) =>
      trx
        .insertInto("missing_pages")
        .values({ path, ...seen })
        .execute(),
    );
  const error = await store("/".padEnd(100_000, "x")).catch((failure: unknown) => failure);
  expect(troubleOf(error)).toBe("The disk is full. Make room, then try again.");
  await sql`pragma max_page_count = 1000000`.execute(db);
  await store("/");
  expect(await db.selectFrom("missing_pages").select("path").execute()).toEqual([{ path: "/" }]);
});
