import { sql } from "kysely";

import { db } from "~/db/db.server";

/** Alive, and its database answers. */
export async function loader() {
  await sql`select 1`.execute(db);
  return new Response("ok", { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
