import type { Db } from "~/db/database";

import type { Listing } from "./listing";

/** How a listing stands to visitors. */
export type Standing = "available" | "reserved" | "sold" | "withdrawn";

/** A listing by its name, and how it stands; undefined where it is gone. */
export async function listingStanding(
  db: Db,
  { kind, id }: Listing,
): Promise<{ title: string; state: Standing; unitName: string | null } | undefined> {
  if (kind === "property") {
    const home = await db.selectFrom("properties").select(["title", "status"]).where("id", "=", id).executeTakeFirst();
    const states = { available: "available", pending: "reserved", sold: "sold", draft: "withdrawn" } as const;
    return home && { title: home.title, state: states[home.status], unitName: null };
  }
  const building = await db
    .selectFrom("developments")
    .select(["name", "is_published"])
    .where("id", "=", id)
    .executeTakeFirst();
  return (
    building && {
      ...{ title: building.name, unitName: null },
      state: building.is_published === 1 ? "available" : "withdrawn",
    }
  );
}
