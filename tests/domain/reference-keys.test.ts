import { join } from "node:path";

import { sql } from "kysely";

import { migrateToLatest } from "~/db/migrate.server";
import { findPropertyForm } from "~/domain/properties/property-editing.server";
import { homesWithReference } from "~/domain/properties/reference.server";

import { databaseBefore } from "../support/old-schema";
import { describe, expect, test } from "../support/test";

describe("a site in which two homes share a reference but for its signs", () => {
  test("is migrated: both keep theirs, and both are found by it", async () => {
    const db = await databaseBefore("2026-11-28-25");
    try {
      const at = "2026-11-20T10:00:00.000Z";
      await sql`insert into neighborhoods (slug, position, is_named, latitude, longitude) values ('gracia', 1, 1, 41.4, 2.15)`.execute(
        db,
      );
      for (const reference of ["XF-1", "xf 1", "Ático·2", null, null]) {
        await sql`insert into properties (title, reference, price, neighborhood, created_at, updated_at)
          values ('A home', ${reference}, 500000, 'gracia', ${at}, ${at})`.execute(db);
      }
      await migrateToLatest(db, join(process.cwd(), "migrations"));
      const homes = await db.selectFrom("properties").select(["reference", "reference_key"]).orderBy("id").execute();
      expect(homes.map(({ reference, reference_key }) => [reference, reference_key])).toEqual([
        ["XF-1", "xf1"],
        ["xf 1", null],
        ["Ático·2", "atico2"],
        [null, null],
        [null, null],
      ]);
      expect(await homesWithReference(db, "XF1")).toEqual([1, 2]);
      expect(await homesWithReference(db, "atico 2")).toEqual([3]);
      expect((await findPropertyForm(db, 2))?.values.reference).toBe("xf 1");
    } finally {
      await db.destroy();
    }
  });
});
