import type { Db } from "~/db/database";

import type { PropertyStatus } from "./property";
import type { PropertyCounts } from "./property-counts";

/** The four counts of the dashboard. */
export async function countProperties(db: Db): Promise<PropertyCounts> {
  const rows = await db
    .selectFrom("properties")
    .select((eb) => ["status", eb.fn.countAll<number>().as("homes")])
    .groupBy("status")
    .execute();
  const homes = (status: PropertyStatus) => rows.find((row) => row.status === status)?.homes ?? 0;
  return {
    total: rows.reduce((sum, row) => sum + row.homes, 0),
    available: homes("available"),
    sold: homes("sold"),
    drafts: homes("draft"),
  };
}
