import { join } from "node:path";

import SQLite from "better-sqlite3";

import { migrateToLatest } from "~/db/migrate.server";
import { openDatabase } from "~/db/open.server";

import { anArticle } from "../support/builders";
import { testFolder } from "../support/folders";
import { databaseBefore } from "../support/old-schema";
import { theSamples } from "../support/samples";
import { expect, test } from "../support/test";

test("the database holds in the sqlite3 of an older system too, where a value that is missing is no JSON", async () => {
  const file = join(testFolder, `${crypto.randomUUID()}.db`);
  const db = openDatabase(file);
  await migrateToLatest(db);
  await theSamples(db);
  await db.destroy();
  const older = new SQLite(file);
  const isJson = (value: unknown) => {
    if (typeof value !== "string") return 0;
    try {
      JSON.parse(value);
      return 1;
    } catch {
      return 0;
    }
  };
  older.function("json_valid", { deterministic: true }, isJson);
  try {
    expect(older.pragma("integrity_check", { simple: true })).toBe("ok");
  } finally {
    older.close();
  }
});

test("why an article was published despite a warning outlives the change of its check", async () => {
  const db = await databaseBefore("2026-11-28-10-claims-checked-alike");
  const reason = { despite_reason: "Asked a notary", despite_claims: '["A claim."]' };
  await anArticle(db, reason);
  await migrateToLatest(db);
  expect(await db.selectFrom("articles").select(["despite_reason", "despite_claims"]).execute()).toEqual([reason]);
  await db.destroy();
});
